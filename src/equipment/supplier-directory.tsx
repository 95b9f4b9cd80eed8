import type { SuppliersContent as Suppliers } from '../content/equipment/equipment-content.ts'
import { Badge } from '../ui/badge.tsx'
import { Day } from '../ui/day.tsx'
import { FoldRow, FoldRows } from '../ui/fold-row.tsx'

const servesWords = { public: 'Open to everybody', trade: 'Trade only', 'public-and-trade': 'Everybody and trade' }

export function SupplierDirectory({ suppliers }: { suppliers: Suppliers }) {
  return (
    <>
      <p className="text-sm text-quiet">
        Last reviewed <Day date={suppliers.reviewed} />.
      </p>
      <div className="mt-4">
        <FoldRows>
          {suppliers.groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </FoldRows>
      </div>
    </>
  )
}

function Group({ group: { title, intro, suppliers } }: { group: Suppliers['groups'][number] }) {
  return (
    <FoldRow title={<strong>{`${title}: ${suppliers.length}`}</strong>}>
      <p className="text-quiet">{intro}</p>
      <ul className="mt-3">
        {suppliers.map((supplier) => (
          <Supplier key={supplier.name} supplier={supplier} />
        ))}
      </ul>
    </FoldRow>
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
