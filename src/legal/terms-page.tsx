import document from '../../content/legal/terms.md'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { LegalDocumentPage } from './legal-document.tsx'

/** Stands at two addresses; search engines are told the shorter one. */
export default function TermsPage() {
  return (
    <LegalDocumentPage
      document={document}
      head={
        <Head
          title="Terms of service"
          description="What you buy, what it costs, what we do and do not do, and what happens if something goes wrong."
          path={paths.terms}
        />
      }
    />
  )
}
