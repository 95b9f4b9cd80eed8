/** Cards, states, tables: what content stands on, for the design page. */
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card, CardLabel, CardTitle, LinkCard } from '../card.tsx'
import { Day } from '../day.tsx'
import { DetailList } from '../detail-list.tsx'
import { TickBox } from '../form/tick-box.tsx'
import { Notice } from '../notice.tsx'
import { Section } from '../page-section.tsx'
import { Clipboard } from '../pictures/clipboard.tsx'
import { DataPlate } from '../pictures/pictures.tsx'
import { Progress } from '../progress.tsx'
import { Loading, SkeletonCard } from '../skeleton.tsx'
import { Table } from '../table.tsx'
import { TextLink } from '../text-link.tsx'

export function DesignSheets() {
  return (
    <>
      <Cards />
      <States />
      <Tables />
    </>
  )
}

function Cards() {
  return (
    <Section title="Cards" index="4 kinds" actions={<TextLink href="#numbers">See all of them</TextLink>}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <LinkCard
          href="#a"
          label="Cooling · 47 points"
          title="The outdoor unit and its plate"
          picture={<DataPlate />}
          action="Open the list"
        >
          What to read off the plate before anybody is paid.
        </LinkCard>
        <Card>
          <CardLabel>Plain</CardLabel>
          <CardTitle>A sheet of paper</CardTitle>
          <p className="mt-2 text-quiet">Hairline edge, no shadow.</p>
        </Card>
        <Card tone="strong">
          <CardLabel>Strong</CardLabel>
          <CardTitle>The one that matters</CardTitle>
        </Card>
        <Card tone="sunken">
          <CardLabel>Sunken</CardLabel>
          <CardTitle>Beside the point</CardTitle>
        </Card>
        <Card tone="open">
          <CardLabel>Open</CardLabel>
          <CardTitle>Seven more are here</CardTitle>
        </Card>
        <Loading label="Loading cards...">
          <SkeletonCard />
        </Loading>
      </div>
    </Section>
  )
}

function States() {
  return (
    <Section title="States" index="colour, icon, word">
      <Clipboard label="Sheet 1" number="3 of 8" className="mb-12 max-w-lg">
        <Progress label="Checked" value={3} max={8} className="mb-4" />
        <TickBox label="Two quotes, in writing" defaultChecked />
        <TickBox label="The licence is current" defaultChecked />
        <TickBox label="The model on the plate is the model in the contract" />
      </Clipboard>
      <div className="flex flex-wrap gap-3">
        <Badge>NEUTRAL</Badge>
        <Badge tone="pass">Open now</Badge>
        <Badge tone="problem">Critical</Badge>
        <Badge tone="caution">Closed</Badge>
        <Badge tone="info">Recommended</Badge>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2">
        <Notice title="Nothing is charged here">This is a demonstration.</Notice>
        <Notice tone="pass" title="Payment confirmed">
          Your list is open until <Day date="2027-01-21" />.
        </Notice>
        <Notice tone="caution" title="The code is shown once" actions={<Button size="small">Copy it</Button>}>
          Write it down now.
        </Notice>
        <Notice tone="problem">Invalid code. Please check and try again.</Notice>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-3">
        <Progress label="Checked" value={3} max={8} />
        <Progress label="All done" value={10} max={10} />
        <Progress label="Download" value={38} />
      </div>
    </Section>
  )
}

const rows = [
  { model: 'First maker, series 5', lifespan: '20–30 years', warranty: '10 years', price: '$5,400' },
  { model: 'Second maker, builder grade', lifespan: '7–10 years', warranty: '1 year', price: '$6,800' },
]

function Tables() {
  return (
    <Section title="Tables and details" index="no sideways scroll">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2">
        <Table
          caption="Two kinds of equipment over five years"
          columns={[
            { header: 'Equipment', cell: (row) => row.model },
            { header: 'Lifespan', cell: (row) => row.lifespan },
            { header: 'Warranty', cell: (row) => row.warranty },
            { header: 'Cost', cell: (row) => row.price, numeric: true },
          ]}
          rows={rows}
          rowKey={(row) => row.model}
        />
        <DetailList
          items={[
            { label: 'Account name', value: '[Account name]' },
            { label: 'Amount', value: '$29.00', copy: '29.00' },
            { label: 'Reference', value: 'AB-7K3M9Q2', copy: 'AB-7K3M9Q2', mono: true },
          ]}
        />
      </div>
    </Section>
  )
}
