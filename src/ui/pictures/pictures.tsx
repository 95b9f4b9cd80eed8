/**
 * Line drawings of the things a homeowner stands in front of. One weight, ink, and one accent on the spot to look at.
 * Decorative: the words beside them say what they are. Sized by their container, or by `className`.
 */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type PictureProps = { className?: string }

function Drawing({ className, children }: PictureProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes('block', className ?? 'h-full w-auto')}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const accent = 'stroke-copper'

/** An outdoor condenser with the plate that carries its model and serial number. */
export function DataPlate(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M16 26h64v54H16zM12 86h72M22 80v6M74 80v6M24 26c2-8 10-12 24-12s22 4 24 12M48 14v12M35 16l3 10M61 16l-3 10" />
      <path d="M24 36h22M24 44h22M24 52h22M24 60h22M24 68h22" />
      <path className={accent} d="M55 38h17v28H55zM59 45h9M59 52h9M59 59h5" />
    </Drawing>
  )
}

/** A round pressure gauge on its fitting. */
export function Gauge(props: PictureProps) {
  return (
    <Drawing {...props}>
      <circle cx="48" cy="40" r="29" />
      <path d="M28 54l4-3M24.5 40h5M30 24.5l3.5 3.5M48 16.5v5M66 24.5l-3.5 3.5M71.5 40h-5M68 54l-4-3" />
      <path d="M42 69v7h12v-7M38 76h20v8H38zM43 84v8M53 84v8" />
      <path className={accent} d="M48 40l11-14" />
      <circle className={accent} cx="48" cy="40" r="3" />
      <path d="M42 53h12" />
    </Drawing>
  )
}

/** A faucet, and the drop that should not be there. */
export function Faucet(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M32 78V36a18 18 0 0 1 36 0v8H56v-8a6 6 0 0 0-12 0v42" />
      <path d="M26 78h24v8H26zM32 58H20M20 51v14M10 86h76" />
      <path className={accent} d="M62 53c4 5.5 5.5 8 5.5 11a5.5 5.5 0 0 1-11 0c0-3 1.5-5.5 5.5-11Z" />
    </Drawing>
  )
}

/** Two plates and the even ripples of the bead that joins them. */
export function WeldSeam(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M38 16H14l-4 10 5 12-5 12 5 12-5 12 4 8h24M58 16h24l4 8-5 12 5 12-5 12 5 12-4 10H58" />
      <path d="M38 16v66M58 16v66" />
      <path
        className={accent}
        d="M38 20q10 8 20 0M38 29q10 8 20 0M38 38q10 8 20 0M38 47q10 8 20 0M38 56q10 8 20 0M38 65q10 8 20 0M38 74q10 8 20 0"
      />
    </Drawing>
  )
}

/** A panelboard with its door open on two rows of breakers. */
export function Panelboard(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M32 10h48v76H32zM32 10L16 18v60l16 8M23 44v8" />
      <path d="M41 22h30v46H41zM56 22v46M41 31.2h30M41 40.4h15M41 49.6h30M41 58.8h30M46 77h20" />
      <path className={accent} d="M56 40.4h15v9.2H56zM61 45h5" />
    </Drawing>
  )
}

/** A pool gate, its latch, and how high the latch stands above the ground. */
export function GateLatch(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M34 24V12h8v12M34 34v52M42 34v52M48 24v-6M48 34v46M60 18v62M72 18v62M84 18v62M56 29h28M48 70h36M8 86h80" />
      <path className={accent} d="M30 24h22v10H30zM36 29h10" />
      <path d="M16 30v48M11 35l5-6 5 6M11 73l5 6 5-6" />
    </Drawing>
  )
}

/** Tiles laid true, one place still combed with mortar, and the notched trowel. */
export function TrowelTile(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M10 10h30v30H10zM46 10h30v30H46zM10 46h30v30H10z" />
      <path className={accent} d="M46 49h29M46 56h22M46 63h14M46 70h7" />
      <path
        transform="rotate(-45 69 71)"
        d="M49 62h40v18H49zM55 62v4.5M62 62v4.5M69 62v4.5M76 62v4.5M83 62v4.5M60 73h18"
      />
    </Drawing>
  )
}

/** The plug of a network cable, its eight contacts and its latch. */
export function CablePlug(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M24 12h48v44l-8 10H32l-8-10z" />
      <path d="M30.5 12v12M35.5 12v12M40.5 12v12M45.5 12v12M50.5 12v12M55.5 12v12M60.5 12v12M65.5 12v12" />
      <path d="M38 66v8h20v-8M43 74v14M53 74v14" />
      <path className={accent} d="M39 34h18v22H39zM39 42h18" />
    </Drawing>
  )
}

/** A solar module on its rails, with the lug that bonds its frame. */
export function SolarModule(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M26 16h60L72 62H12z" />
      <path d="M41 16L27 62M56 16L42 62M71 16L57 62M21.3 31.3h60M16.7 46.6h60" />
      <path d="M20 62v18M62 62v18M12 80h72" />
      <path className={accent} d="M40 62v6a4 4 0 0 0 4 4h4M48 67h8v10h-8z" />
    </Drawing>
  )
}

/** A well's casing above the ground, its bolted cap and screened vent. */
export function WellHead(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M36 42v44M60 42v44M30 32h36v10H30zM36 32v-4M60 32v-4" />
      <path d="M8 70h28M60 70h28M14 78l6-8M24 78l6-8M66 78l6-8M76 78l6-8M60 54h12v16" />
      <path className={accent} d="M48 32V20a7 7 0 0 1 14 0v3M58 23h8" />
    </Drawing>
  )
}

/** A drip emitter on its tube, one drop, and the soil that takes it. */
export function Emitter(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M6 18h84M6 30h84M32 30v7h18v-7M36 37v6h10v-6" />
      <path className={accent} d="M41 50c4 5.5 5.5 8 5.5 11a5.5 5.5 0 0 1-11 0c0-3 1.5-5.5 5.5-11Z" />
      <path d="M6 80h84M24 80c4 7 10 9 17 9s13-2 17-9M72 80V56M72 70c-7 0-10-4-10-10 7 0 10 4 10 10ZM72 62c7 0 10-4 10-10-7 0-10 4-10 10Z" />
    </Drawing>
  )
}

/** A wall thermostat that reads 78 degrees. */
export function Thermostat(props: PictureProps) {
  return (
    <Drawing {...props}>
      <path d="M26 12h44a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14V26a14 14 0 0 1 14-14Z" />
      <path d="M31 68.5a27 27 0 1 1 34 0" />
      <path d="M32 39h11l-6.5 17M40 72h16" />
      <circle cx="53" cy="43" r="4" />
      <circle cx="53" cy="51.5" r="4.5" />
      <circle cx="63" cy="40" r="1.8" />
      <path className={accent} d="M66.5 28.5a27 27 0 0 1 7.5 14" />
    </Drawing>
  )
}
