import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import { groupAccessCode } from '../orders/access-code.ts'
import type { ReadPhrase } from '../orders/recovery-phrase.ts'
import { readReference } from '../orders/reference.ts'
import { codeAsText } from '../purchase/order-words.ts'
import { useSite } from '../shell/use-site.ts'
import { loadPart } from '../ui/browser/part.browser.ts'
import { saveFile } from '../ui/browser/save-file.browser.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { FoldCard } from '../ui/fold-card.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { saveCode } from './saved-code.browser.ts'
import { rememberAccess } from './use-access.browser.ts'

interface Faults {
  reference?: string
  words?: string
  /** Of both together, or of the way there. */
  all?: string
}

/** Gets a new code for one that is lost, by the order's reference and its recovery words, and saves it on this device. */
export function RecoverCode({ onRecovered }: { onRecovered: (accessCode: string) => void }) {
  const queryClient = useQueryClient()
  const { contactEmail } = useSite()
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const [reference, words] = [String(typed.get('reference')), String(typed.get('words'))]
    setBusy(true)
    setFaults({})
    try {
      const found = await faultsOf(reference, words)
      if (found) {
        setFaults(found)
        form.querySelector<HTMLInputElement>(`[name=${found.reference ? 'reference' : 'words'}]`)?.focus()
        return
      }
      const { accessCode, access } = await makeCall('recoverCode', { body: { reference, words } })
      saveCode(accessCode)
      rememberAccess(queryClient, accessCode, access)
      onRecovered(accessCode)
    } catch (failure) {
      setFaults({ all: wordsFor(failure) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <FoldCard folded title="Lost your code?" className="mt-8 max-w-reading">
      <p>
        Your payment reference and the four recovery words of your order get you a new code. The old one stops at once.
        Your projects and the last day stay as they are.
      </p>
      <form method="post" onSubmit={submit} className="mt-4" noValidate>
        <Field
          label="Payment reference"
          hint="HQ- and seven letters and digits. It is on your order, and on your bank statement."
          error={faults.reference && <span role="alert">{faults.reference}</span>}
        >
          <TextInput mono name="reference" required maxLength={64} {...asTyped} autoCapitalize="characters" />
        </Field>
        <Field
          label="Recovery words"
          hint="All four, in their order. Capitals and commas do not matter."
          className="mt-4"
          error={faults.words && <span role="alert">{faults.words}</span>}
        >
          <TextInput mono name="words" required maxLength={200} {...asTyped} autoCapitalize="none" />
        </Field>
        {faults.all && (
          <Notice tone="problem" role="alert" className="mt-4" title="No new code was made">
            <p>{faults.all}</p>
          </Notice>
        )}
        <Button type="submit" className="mt-4" busy={busy}>
          {busy ? 'Checking…' : 'Get a new code'}
        </Button>
      </form>
      <p className="mt-4 text-sm text-quiet">No words left? Write to {contactEmail} with your payment reference.</p>
    </FoldCard>
  )
}

/** Neither a code nor its words may be kept or changed by the browser. */
const asTyped = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

/** Says once that there is a new code; it stands where the form was, so the focus goes there. */
export function CodeRecovered({ code }: { code: string }) {
  const site = useSite()
  const save = () => saveFile(new File([codeAsText(code, site)], 'access-code.txt', { type: 'text/plain' }))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mt-8">
      <Notice tone="pass" title="You have a new code">
        <p className="my-2 font-mono text-lg font-semibold text-balance">{groupAccessCode(code)}</p>
        <p>
          It is saved on this device. Copy it to a safe place too. The old code opens nothing any more. Your reference
          and your recovery words stay good.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <CopyButton text={code} of="access code" label="Copy code" />
          <Button size="small" icon={<Download size={18} aria-hidden="true" />} onClick={save}>
            Save as a file
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** What can be told here, before anything is sent and counts as a wrong try. */
async function faultsOf(reference: string, words: string): Promise<Faults | undefined> {
  const { readRecoveryPhrase } = await loadPart(() => import('../orders/recovery-phrase.ts'))
  const wordsFault = faultOfWords(readRecoveryPhrase(words))
  const faults = {
    ...(readReference(reference) === undefined && {
      reference: 'This is not a whole reference, or a letter in it is wrong. Please check it.',
    }),
    ...(wordsFault !== undefined && { words: wordsFault }),
  }
  return Object.keys(faults).length > 0 ? faults : undefined
}

function faultOfWords(read: ReadPhrase): string | undefined {
  if ('unknown' in read) return `“${read.unknown}” is none of our words. Please check it.`
  if ('count' in read) return `Please enter all four words.${read.count > 0 ? ` These are ${read.count}.` : ''}`
  return undefined
}

function wordsFor(failure: unknown): string {
  if (!(failure instanceof CallError) || failure.status === 0)
    return 'We could not reach the service just now. Your words stay good: try again when you have a signal.'
  if (failure.status === 401) return `${failure.words} An order that was canceled or ran out gets no new code.`
  if (failure.status === 429) return 'There were too many tries. Please wait a while, an hour at most, then try again.'
  return failure.words
}
