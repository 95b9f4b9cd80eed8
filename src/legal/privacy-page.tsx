import document from '../../content/legal/privacy-policy.md'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { LegalDocumentPage } from './legal-document.tsx'

export default function PrivacyPage() {
  return (
    <LegalDocumentPage
      document={document}
      head={
        <Head
          title="Privacy policy"
          description="Zero personal data collected. What we get, what your bank shows us, and what stays on your device, line by line."
          path={paths.privacy}
        />
      }
    />
  )
}
