import claims from '../../content/claims.yml'
import { Stat, Stats } from '../ui/pictures/stat.tsx'

/** Figures from the claims register, each with what it rests on. */
export function ClaimStats({ ids }: { ids: string[] }) {
  return (
    <Stats>
      {ids.flatMap((id) => {
        const claim = claims.find((one) => one.id === id)
        return claim ? [<Stat key={id} figure={claim.figure} label={claim.text} note={claim.basis} />] : []
      })}
    </Stats>
  )
}

/** Said once near prices. */
export function ClaimNote() {
  return (
    <p className="mt-6 max-w-reading text-sm text-quiet">
      Every checklist is advice from what you can see and ask. It is not a code inspection.
    </p>
  )
}
