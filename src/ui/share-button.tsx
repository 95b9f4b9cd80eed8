/** Offers a page to others through the device's own sharing; where there is none, it copies the address. */
import Share2 from 'lucide-react/icons/share-2'
import { CopyButton } from './copy-button.tsx'

export type ShareButtonProps = {
  title: string
  /** Of the page, whole. */
  url: string
  /** The visible words. */
  label: string
  className?: string
}

export function ShareButton({ title, url, label, className }: ShareButtonProps) {
  return (
    <CopyButton
      text={url}
      of={`“${title}”`}
      label={label}
      size="regular"
      icon={<Share2 size={20} aria-hidden="true" />}
      insteadOfCopying={() => share({ title, url })}
      {...(className && { className })}
    />
  )
}

/** False when this device shares nothing; true when it did, and when the person thought better of it. */
export async function share(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
