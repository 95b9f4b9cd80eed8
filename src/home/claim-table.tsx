import claims from '../../content/claims.yml'

/** Figures from the claims register, those that rest on the same together with what it is. */
export function ClaimTable({ ids }: { ids: string[] }) {
  const shown = ids.flatMap((id) => claims.filter((one) => one.id === id))
  return (
    <div className="grid max-w-regular grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-2">
      {Object.entries(Object.groupBy(shown, ({ basis }) => basis)).map(([basis, group = []]) => (
        <div key={basis} data-card="" className="border-t-2 border-ink pt-2">
          <dl>
            {group.map(({ id, figure, text }) => (
              <div key={id} className="flex items-baseline gap-3 max-sm:text-sm">
                <dt className="order-1 flex-1">{text}</dt>
                <dd className="w-20 shrink-0 text-xl sm:w-24 sm:text-2xl font-bold tracking-tight tabular-nums">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-1 text-sm text-quiet">{basis}</p>
        </div>
      ))}
    </div>
  )
}
