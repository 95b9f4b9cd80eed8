import { Day } from '../ui/day.tsx'
import { Table } from '../ui/table.tsx'
import type { Suppliers } from './guide.ts'

const servesWords = { public: 'Everybody', trade: 'Trade only', 'public-and-trade': 'Everybody and the trade' }

export function SupplierDirectory({ suppliers }: { suppliers: Suppliers }) {
  return (
    <>
      <p className="text-sm text-quiet">
        Last reviewed <Day date={suppliers.reviewed} />.
      </p>
      {suppliers.groups.map(({ id, title, intro, suppliers: list }) => (
        <section key={id} id={`suppliers-${id}`} aria-labelledby={`suppliers-${id}-title`} className="mt-10">
          <h3 id={`suppliers-${id}-title`} className="text-xl">
            {title}
          </h3>
          <p className="mt-2 mb-5 max-w-reading text-quiet">{intro}</p>
          <Table
            className="[&_td]:grid-cols-[5.5rem_1fr]"
            caption={`${title}: suppliers`}
            hideCaption
            columns={[
              { header: 'Supplier', cell: ({ name }) => name },
              {
                header: 'Supplies',
                cell: ({ supplies, note }) => (
                  <>
                    {supplies}
                    {note && <span className="block text-sm text-quiet">{note}</span>}
                  </>
                ),
              },
              { header: 'Serves', cell: ({ serves }) => servesWords[serves] },
            ]}
            rows={list}
            rowKey={({ name }) => name}
          />
        </section>
      ))}
    </>
  )
}
