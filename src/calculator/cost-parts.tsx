import type { ReactNode } from 'react'

/** What the bars are made of; each has a colour and a pattern of its own, so that it is told apart in print too. */
export type Part = 'value' | 'repairs' | 'waste' | 'extra' | 'back'

const colours: Record<Part, string> = {
  value: 'text-outline',
  repairs: 'text-problem',
  waste: 'text-caution',
  extra: 'text-link',
  back: 'text-pass',
}

/** The patterns of all parts, to stand in `<defs>`; `id` keeps two pictures on one page apart. */
export function PartPatterns({ id }: { id: string }) {
  return (
    <defs>
      <Pattern id={id} part="value" size={4}>
        <path d="M0 0h4v4H0Z" className="fill-blank" />
      </Pattern>
      <Pattern id={id} part="repairs" size={4}>
        <path d="M0 0h4v4H0Z" fill="currentColor" />
      </Pattern>
      <Pattern id={id} part="waste" size={8}>
        <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" stroke="currentColor" strokeWidth="2.5" />
      </Pattern>
      <Pattern id={id} part="extra" size={5}>
        <path d="M0 0h3.5v5H0Z" fill="currentColor" />
      </Pattern>
      <Pattern id={id} part="back" size={6}>
        <circle cx="3" cy="3" r="1.75" fill="currentColor" />
      </Pattern>
    </defs>
  )
}

function Pattern({ id, part, size, children }: { id: string; part: Part; size: number; children: ReactNode }) {
  return (
    <pattern id={`${id}-${part}`} width={size} height={size} patternUnits="userSpaceOnUse" className={colours[part]}>
      <path d={`M0 0h${size}v${size}H0Z`} className="fill-card" />
      {children}
    </pattern>
  )
}

/** A piece of a bar; `x` and `width` in percent of the picture. */
export function PartPiece(props: { id: string; part: Part; x: number; width: number; height: number }) {
  if (props.width <= 0) return null
  return (
    <rect
      x={`${props.x}%`}
      y={1}
      width={`${props.width}%`}
      height={props.height - 2}
      fill={`url(#${props.id}-${props.part})`}
      stroke="currentColor"
      strokeWidth="1.5"
      className={colours[props.part]}
    />
  )
}

/** The same colour and pattern beside the words that name the part. */
export function PartSwatch({ id, part }: { id: string; part: Part }) {
  return (
    <svg width="18" height="18" className="mt-1 shrink-0" aria-hidden="true">
      <PartPiece id={id} part={part} x={4} width={92} height={18} />
    </svg>
  )
}
