import { useEffect, useState } from 'react'
import ipDeclaration from '../../content/legal/ip-declaration.md'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useLegalDocument } from './legal-document.tsx'

const declaration = '/downloads/ip-declaration.html'
/** A second visit fills the same window again instead of opening one more. */
const windowName = 'ip-declaration'

export default function DeclarationWindowPage() {
  const { summary } = useLegalDocument(ipDeclaration)
  const [opening, setOpening] = useState<'waiting' | 'opened' | 'blocked'>('waiting')
  useEffect(() => setOpening(window.open(declaration, windowName) ? 'opened' : 'blocked'), [])
  return (
    <Page width="regular">
      <Head
        title="IP declaration"
        description="Opens the declaration of intellectual property in a window of its own, ready to read, print and sign."
        path={paths.declaration}
        within={{ name: 'Legal downloads', path: paths.legalDownloads }}
      />
      <PageHeader title="IP declaration" intro={summary}>
        <ButtonLink href={declaration} target={windowName} variant="primary" size="large">
          Open the declaration (new window)
        </ButtonLink>
        <p role="status" className="mt-4 min-h-14 text-quiet">
          {opening === 'opened' && 'It should have opened in a new window. If not, press the button.'}
          {opening === 'blocked' && 'Your browser kept the new window closed. Press the button to open it.'}
        </p>
        <p className="mt-2">
          To fill it in on a computer, take the word processor file from the{' '}
          <TextLink href={paths.legalDownloads}>legal downloads</TextLink>.
        </p>
      </PageHeader>
    </Page>
  )
}
