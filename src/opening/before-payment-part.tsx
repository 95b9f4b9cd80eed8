import { paths } from '../content/paths.ts'
import { lazyPart } from '../ui/browser/lazy-part.tsx'
import { TextLink } from '../ui/text-link.tsx'
import type { BeforePaymentProps } from './before-payment.tsx'

/** Whether the code on this device waits for its payment. */
export const isUnpaid = (access: { status: string } | undefined): boolean => access?.status === 'awaiting-payment'

type Props = Omit<BeforePaymentProps, 'access'> & { access: BeforePaymentProps['access'] | undefined }

/** What a code that waits for its payment means for a checklist; nothing for any other. Few ever see it, so it is fetched then. */
export const BeforePayment = ({ access, ...props }: Props) =>
  access && isUnpaid(access) && <Part {...props} access={access} />

const Part = lazyPart(
  () => import('./before-payment.tsx').then((part) => part.BeforePayment),
  (_: BeforePaymentProps) => (
    <p>
      <TextLink href={paths.access}>Your payment is not confirmed yet</TextLink>
    </p>
  ),
)
