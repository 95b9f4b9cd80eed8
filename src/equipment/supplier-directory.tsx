import { Badge } from '../ui/badge.tsx'
import { Day } from '../ui/day.tsx'
import { OneAtATime } from '../ui/one-at-a-time.tsx'
import type { Suppliers } from './guide.ts'

const servesWords = { public: 'Open to everybody', trade: 'Trade only', 'public-and-trade': 'Everybody and trade' }

export function SupplierDirectory({ suppliers }: { suppliers: Suppliers }) {
  return (
    <>
      <p className="text-sm text-quiet">
        Last reviewed <Day date={suppliers.reviewed} />.
      </p>
      <div className="mt-5">
        <OneAtATime
          name="suppliers"
          allLabel="All groups"
          sheets={suppliers.groups.map((group) => ({ title: group.title, content: <Group group={group} /> }))}
        />
      </div>
    </>
  )
}

function Group({ group: { id, title, intro, suppliers } }: { group: Suppliers['groups'][number] }) {
  return (
    <section id={`suppliers-${id}`} aria-labelledby={`suppliers-${id}-title`}>
      <h3 id={`suppliers-${id}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-2 max-w-reading text-quiet">{intro}</p>
      <ul className="mt-5 grid grid-cols-1 gap-x-12 border-t-2 border-ink md:grid-cols-2">
        {suppliers.map((supplier) => (
          <Supplier key={supplier.name} supplier={supplier} />
        ))}
      </ul>
    </section>
  )
}

function Supplier({
  supplier: { name, supplies, serves, note },
}: {
  supplier: Suppliers['groups'][number]['suppliers'][number]
}) {
  return (
    <li className="border-b border-hairline py-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-bold">{name}</p>
        <Badge className="shrink-0">{servesWords[serves]}</Badge>
      </div>
      <p>{supplies}</p>
      {note && <p className="text-sm text-quiet">{note}</p>}
    </li>
  )
}
