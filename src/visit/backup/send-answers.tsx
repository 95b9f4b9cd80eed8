import { useEffect, useState } from 'react'
import { paths } from '../../content/paths.ts'
import { useSite } from '../../shell/use-site.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { noForms } from '../model/forms.ts'
import { answersLink } from './answers-link.ts'
import { digestOfText } from './open-visit-file.browser.ts'
import { toldVisit } from './visit-file.ts'

/** Offers the answers of the visit as a link, to be opened on another phone. */
export function SendAnswers() {
  const { publicUrl } = useSite()
  const { current, visitId, checklist } = useVisitContext()
  const [link, setLink] = useState<string | 'too-long'>()
  useEffect(() => {
    const told = { ...toldVisit(visitId, current()), forms: noForms, photos: [] }
    void answersLink(told, { madeAt: new Date().toISOString(), digest: digestOfText }).then((made) =>
      setLink(made === 'too-long' ? made : `${publicUrl}${paths.myVisits}#${made.fragment}`),
    )
  }, [current, visitId, publicUrl])
  return (
    <>
      <p className="mt-2">
        In the link: the name of the visit, your answers, readings and notes, the job, and the address, contractor and
        license number for your report. Not in it: photos, your access code and the text of the checklist.
      </p>
      <p className="mt-2">
        Send it only to whom you trust: whoever has the link can read what is in it. On the other phone it shows what it
        would add, and adds nothing before somebody agrees there.
      </p>
      {link === 'too-long' ? (
        <p className="mt-4 font-semibold">
          Your notes are too long for a link. <TextLink href={paths.myVisits}>Save a backup file instead</TextLink>
        </p>
      ) : (
        link !== undefined && (
          <div className="mt-4">
            <ShareButton title={`${checklist.title}: answers`} url={link} label="Send the link" />
          </div>
        )
      )}
      <p className="mt-4 text-quiet">
        Photos go along in a backup file. <TextLink href={paths.myVisits}>Your visits</TextLink>
      </p>
    </>
  )
}
