import { Card } from '../../ui/card.tsx'
import { MarkedPicture } from '../photos/marked-picture.tsx'
import { takenBoth, unreadablePhoto } from '../photos/photo-words.ts'
import { usePictureUrl } from '../photos/use-picture-url.browser.ts'
import type { Letter, Line } from './letter.ts'
import { blank, photoTitle } from './letter-words.ts'
import type { NumberedPhoto } from './use-fault-photos.browser.ts'

/** The letter as it is printed: a page of Letter paper, as a rule. */
export const LetterSheet = ({ letter }: { letter: Letter }) => (
  <Card
    as="article"
    lang={letter.lang}
    className="letter-sheet mt-6 print:mt-0 print:border-0 print:p-0 print:text-[10.5pt] print:not-first:break-before-page"
  >
    <h3 className="text-xl">{letter.title}</h3>
    <p className="text-sm text-quiet">{letter.copy}</p>
    <Lines lines={letter.head} className="mt-3" />
    <p className="mt-4 wrap-anywhere">{letter.opening}</p>
    <ol className="mt-3 grid list-decimal gap-3 ps-6">
      {letter.reasons.map(({ title, lines }) => (
        <li key={title} className="break-inside-avoid">
          <b>{title}</b>
          <Lines lines={lines} />
        </li>
      ))}
    </ol>
    <p className="mt-4 wrap-anywhere">{letter.closing}</p>
    <p className="mt-8 break-inside-avoid">
      {letter.signature}: {blank}
      {blank}
    </p>
  </Card>
)

const Lines = ({ lines, className }: { lines: readonly Line[]; className?: string }) => (
  <dl className={className}>
    {lines.map(({ label, text }) => (
      <div key={label} className="wrap-anywhere">
        <dt className="inline font-semibold">{label}:</dt>{' '}
        <dd className="inline whitespace-pre-line">
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)

interface LetterPhotosProps {
  photos: readonly NumberedPhoto[]
  /** The number of a check on the list. */
  numberOf: (pointId: string) => string
}

/** The photos that the letter names, for both languages. */
export const LetterPhotos = ({ photos, numberOf }: LetterPhotosProps) => (
  <div className="mt-6 grid grid-cols-2 gap-4 print:mt-0 print:break-before-page print:text-[9.5pt]">
    {photos.map((one) => (
      <LetterPhoto key={one.photo.id} {...one} check={numberOf(one.pointId)} />
    ))}
  </div>
)

function LetterPhoto({ number, photo, check }: NumberedPhoto & { check: string }) {
  const url = usePictureUrl(photo.picture)
  const taken = takenBoth(photo)
  const title = photoTitle(number)
  return (
    <figure className="break-inside-avoid">
      {url ? (
        <MarkedPicture
          photo={photo}
          url={url}
          alt={`${title.en}, ${check}`}
          className="max-h-96 w-full object-contain print:max-h-[3.4in]"
        />
      ) : (
        photo.picture === null && <p>{unreadablePhoto}</p>
      )}
      <figcaption className="mt-1 text-sm">
        <b>
          {title.en} / <span lang="es">{title.es}</span>, {check}
        </b>
        {taken && (
          <>
            {' '}
            {taken.en} / <span lang="es">{taken.es}</span>
          </>
        )}
        {photo.caption.trim() && (
          <>
            <br />
            <bdi>{photo.caption.trim()}</bdi>
          </>
        )}
      </figcaption>
    </figure>
  )
}
