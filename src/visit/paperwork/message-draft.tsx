import { useState } from 'react'
import type { Both } from '../../checklists/checklist.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { longestFormText } from '../model/forms.ts'
import { SendText } from './send-text.tsx'
import { useFormField } from './use-form-field.tsx'

interface MessageDraftProps {
  /** Under which the edited text of each language is stored. */
  name: string
  /** What it is, for labels: "the message". */
  of: string
  /** As it is made from what is known now. */
  made: Both
}

/** A message in English or Spanish, to be edited and sent. Once edited it is kept until it is made anew. */
export function MessageDraft({ name, of, made }: MessageDraftProps) {
  const [language, setLanguage] = useState<keyof Both>('en')
  return (
    <>
      <ChoiceBar
        legend={`Language of ${of}`}
        name={`${name}/language`}
        options={languages}
        value={language}
        onChoose={(chosen) => setLanguage(chosen ?? 'en')}
        isRequired
        className="mt-3 max-w-sm"
      />
      <Draft key={language} field={`${name}/text-${language}`} language={language} of={of} made={made[language]} />
    </>
  )
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const

interface DraftProps {
  field: string
  language: keyof Both
  of: string
  made: string
}

function Draft({ field, language, of, made }: DraftProps) {
  const [edited, write] = useFormField(field)
  // A field that was emptied to write anew stays empty while it is written in.
  const [isEmptied, setEmptied] = useState(false)
  const text = edited === '' && !isEmptied ? made : edited
  const change = (typed: string) => {
    setEmptied(typed === '')
    write(typed === made ? '' : typed)
  }
  return (
    <>
      <Field label={language === 'en' ? 'In English' : 'In Spanish'} className="mt-3">
        <Textarea
          lang={language}
          value={text}
          rows={Math.min(Math.max(text.split('\n').length + 3, 6), 18)}
          maxLength={longestFormText}
          onChange={({ currentTarget: { value } }) => change(value)}
          onBlur={() => setEmptied(false)}
        />
      </Field>
      {edited !== '' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>You changed it, so it stays as you wrote it.</p>
          <Button size="small" onClick={() => write('')}>
            Make it anew
          </Button>
        </div>
      )}
      <SendText text={text} of={of} />
    </>
  )
}
