/**
 * A wide line drawing of the desert: three ridges drawn as an engraver would, saguaros, and one copper sun. Decorative.
 * It stands on the page colour, which it uses to hide what lies behind a ridge. Give it a height and it fills the width.
 */
import { classes } from '../classes.ts'

type Point = readonly [x: number, y: number]

const width = 1600
const height = 240

const far: Point[] = [
  [-20, 150],
  [38, 146],
  [70, 136],
  [104, 140],
  [130, 145],
  [176, 124],
  [198, 120],
  [210, 111],
  [240, 118],
  [262, 119],
  [284, 103],
  [300, 101],
  [318, 91],
  [334, 93],
  [352, 87],
  [370, 99],
  [392, 108],
  [412, 101],
  [430, 100],
  [452, 115],
  [486, 128],
  [560, 134],
  [604, 126],
  [640, 122],
  [700, 130],
  [752, 112],
  [790, 104],
  [846, 112],
  [902, 128],
  [1000, 137],
  [1052, 124],
  [1090, 121],
  [1150, 127],
  [1188, 112],
  [1206, 111],
  [1240, 97],
  [1262, 103],
  [1290, 104],
  [1318, 117],
  [1350, 122],
  [1398, 112],
  [1430, 112],
  [1510, 130],
  [1556, 123],
  [1620, 124],
]
// The kneeling camel every Phoenician knows: head to the left with its monk, one long hump.
const middle: Point[] = [
  [-20, 182],
  [120, 176],
  [240, 180],
  [360, 168],
  [470, 174],
  [528, 164],
  [566, 158],
  [584, 149],
  [596, 149],
  [604, 138],
  [612, 141],
  [624, 139],
  [646, 147],
  [664, 158],
  [684, 154],
  [704, 139],
  [726, 120],
  [744, 104],
  [762, 97],
  [780, 91],
  [798, 93],
  [820, 96],
  [842, 106],
  [868, 114],
  [888, 127],
  [930, 146],
  [968, 156],
  [1000, 164],
  [1110, 172],
  [1230, 162],
  [1330, 174],
  [1450, 168],
  [1620, 178],
]
const near: Point[] = [
  [0, 212],
  [180, 206],
  [380, 213],
  [620, 207],
  [880, 214],
  [1120, 206],
  [1360, 212],
  [1620, 205],
]

const saguaros = [
  { x: 150, foot: 209, size: 1 },
  { x: 214, foot: 211, size: 0.55 },
  { x: 548, foot: 211, size: 0.42 },
  { x: 1020, foot: 211, size: 0.6 },
  { x: 1402, foot: 213, size: 1.12 },
  { x: 1462, foot: 212, size: 0.5 },
]

export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('block w-full', className ?? 'h-40 sm:h-52')}
      aria-hidden="true"
    >
      <circle cx="1010" cy="92" r="44" className="stroke-copper" strokeWidth="2.5" />
      <Ridge points={far} lines={5} step={7} className="text-outline" />
      <Ridge points={middle} lines={6} step={8} className="text-quiet" />
      <Ridge points={near} lines={1} step={0} className="text-ink" />
      {saguaros.map(({ x, foot, size }) => (
        <path
          key={x}
          d={saguaro}
          transform={`translate(${x} ${foot}) scale(${size})`}
          className="fill-page stroke-ink"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

type RidgeProps = { points: Point[]; lines: number; step: number; className: string }

/** The skyline, then fainter copies below it that flatten as they fall, as hatching gives a slope its body. */
function Ridge({ points, lines, step, className }: RidgeProps) {
  const base = Math.max(...points.map(([, y]) => y))
  const hatching = Array.from({ length: lines }, (_, depth) => ({
    path: trace(points.map(([x, y]) => [x + depth * 3, base + depth * step - (base - y) * (1 - depth / (lines + 1))])),
    opacity: depth === 0 ? 1 : 0.5 - depth * 0.06,
  }))
  return (
    <g className={className}>
      <path d={`${trace(points)}V${height}H0Z`} className="fill-page" />
      {hatching.map(({ path, opacity }) => (
        <path key={path} d={path} stroke="currentColor" opacity={opacity} />
      ))}
    </g>
  )
}

const trace = (points: Point[]) => `M${points.map(([x, y]) => `${x} ${Math.round(y * 2) / 2}`).join('L')}`

/** One outline, rooted at 0,0 and 96 tall: trunk, a lower left arm, a higher right arm. */
const saguaro =
  'M-6 0V-34H-12C-21-34-26-40-26-48V-58A4.5 4.5 0 0 1-17-58V-50C-17-46-15-44-11-44H-6V-88A6 6 0 0 1 6-88V-54H11' +
  'C15-54 17-56 17-60V-72A4.5 4.5 0 0 1 26-72V-60C26-50 21-44 12-44H6V0'
