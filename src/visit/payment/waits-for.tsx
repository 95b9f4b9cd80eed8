import { riderOf } from '../../checklists/riders.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { paymentFields } from './payment-fields.ts'

/** What the contract names before this payment: written freely, or taken from our rider where the contract has it. */
export function WaitsFor({ checklistId }: { checklistId: string }) {
  const [value, write] = useFormField(paymentFields.waits)
  const lines = riderOf(checklistId)?.payments ?? []
  return (
    <>
      <Field
        label="What does this payment wait for?"
        hint="As your contract says it: a stage, an inspection, papers."
        className="mt-3 max-w-lg"
      >
        <Textarea rows={3} value={value} onChange={(event) => write(event.currentTarget.value)} />
      </Field>
      {lines.length > 0 && (
        <details className="fold mt-2" data-screen-only="">
          <summary>
            <span className="font-semibold">Lines of our contract rider</span>
          </summary>
          <div className="pb-3">
            <p className="text-quiet">They count only if your contract has them.</p>
            <ul className="mt-2 grid gap-3">
              {lines.map(({ en }) => (
                <li key={en}>
                  <p>{en}</p>
                  <Button
                    size="small"
                    className="mt-1"
                    disabled={value.includes(en)}
                    onClick={() => write([value.trimEnd(), en].filter(Boolean).join('\n'))}
                  >
                    {value.includes(en) ? 'It stands above' : 'My contract has this line'}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
  )
}
