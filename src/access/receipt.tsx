import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useSite } from '../shell/use-site.ts'
import { saveFile } from '../ui/browser/save-file.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Section } from '../ui/page-section.tsx'
import type { OrderState } from './access-calls.ts'
import { closingLine, receiptAsText, receiptLines } from './receipt-words.ts'

interface ReceiptProps {
  order: OrderState
  planName: string
  validUntil: string
}

/** The receipt of a paid order, to print or to save. A name is on it only if somebody types one, and goes nowhere else. */
export function Receipt(props: ReceiptProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Section title="Receipt" intro="For your files. It does not hold your code.">
      {isShown ? <ReceiptSheet {...props} /> : <Button onClick={() => setShown(true)}>Show the receipt</Button>}
    </Section>
  )
}

/** While it stands on the page, printing the page prints this sheet alone. */
function ReceiptSheet({ order, planName, validUntil }: ReceiptProps) {
  const site = useSite()
  const [name, setName] = useState('')
  const formats = useFormats()
  const facts = { seller: site.name, planName, order, validUntil, name }
  const save = () =>
    saveFile(new File([receiptAsText(facts, formats)], `receipt-${order.reference}.txt`, { type: 'text/plain' }))
  return (
    <>
      <Card className="receipt max-w-reading">
        <h3 className="text-lg">{site.name}: receipt</h3>
        <DetailList className="mt-4" items={receiptLines(facts, formats)} />
        <p className="mt-4 text-sm text-quiet">{closingLine(order)}</p>
      </Card>
      <Field
        className="mt-5 max-w-sm"
        label="Name on the receipt"
        optional
        hint="It stays on this page: it is not sent and not saved."
      >
        <TextInput
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={save}>
          Save as a file
        </Button>
      </div>
    </>
  )
}
