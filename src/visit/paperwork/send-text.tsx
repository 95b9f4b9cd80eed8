import MessageSquare from 'lucide-react/icons/message-square'
import Share2 from 'lucide-react/icons/share-2'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { share } from '../../ui/share-button.tsx'
import { textMessageLinks } from './text-message.ts'

interface SendTextProps {
  text: string
  /** What the text is, for the full names of the buttons. */
  of: string
}

/** The ways in which the homeowner sends a text: a text message, the device's own sharing, or a copy. */
export function SendText({ text, of }: SendTextProps) {
  const links = textMessageLinks(text)
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {links.map((href, index) => (
          <ButtonLink key={href} href={href} icon={<MessageSquare size={20} aria-hidden="true" />}>
            Text message{links.length > 1 && ` ${index + 1} of ${links.length}`}
          </ButtonLink>
        ))}
        {typeof navigator.share === 'function' && (
          <CopyButton
            text={text}
            of={of}
            label="Share"
            size="regular"
            icon={<Share2 size={20} aria-hidden="true" />}
            insteadOfCopying={() => share({ text })}
          />
        )}
        <CopyButton text={text} of={of} size="regular" />
      </div>
      <p className="mt-2 text-sm text-quiet">
        Nothing is sent until you send it yourself.
        {links.length > 1 && ' It is too long for one text message, so it goes in parts.'}
      </p>
    </>
  )
}
