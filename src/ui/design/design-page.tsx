/** Every component in every state on one page, for the eye and for the accessibility check. Development only. */
import { type ReactNode, useState } from 'react'
import { AlertDialog } from '../alert-dialog.tsx'
import { showToast } from '../browser/toast-store.browser.ts'
import { Button, ButtonLink } from '../button.tsx'
import { Card } from '../card.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Page, PageHeader, Section } from '../page-section.tsx'
import { Horizon } from '../pictures/horizon.tsx'
import { Logo } from '../pictures/logo.tsx'
import * as pictures from '../pictures/pictures.tsx'
import { Stat, Stats } from '../pictures/stat.tsx'
import { TextLink } from '../text-link.tsx'
import { OutdoorButton, ThemeSwitch } from '../theme-switch.tsx'
import { ToastHost } from '../toast.tsx'
import { DesignForms } from './design-forms.tsx'
import { DesignSheets } from './design-sheets.tsx'

export default function DesignPage() {
  return (
    <>
      <title>Design system</title>
      <main>
        <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-4 px-4 pt-6 sm:px-8">
          <p className="flex items-center gap-3 text-lg font-bold">
            <Logo className="size-10" />
            Name of the service
            <Logo className="size-6" />
          </p>
          <OutdoorButton />
          <ThemeSwitch />
        </div>
        <Page>
          <PageHeader
            label="Form 1, every component"
            title="Is this work good, and do I pay today?"
            intro="Paper, ink and copper: a seasoned inspector's clipboard in desert light."
          >
            <div className="flex flex-wrap gap-4">
              <Button variant="primary" size="large">
                Start with the first three
              </Button>
              <ButtonLink size="large" href="#numbers">
                See the numbers
              </ButtonLink>
            </div>
          </PageHeader>
        </Page>
        <Horizon />
        <Page className="pt-0">
          <Words />
          <Buttons />
          <DesignSheets />
          <DesignForms />
          <Floating />
          <Drawings />
        </Page>
        <ToastHost />
      </main>
    </>
  )
}

function Words() {
  return (
    <Section title="Type and figures" id="numbers" index="1.2 scale" intro="Numbers before adjectives.">
      <Stats>
        <Stat figure="$1,400" label="saved on the worked example" note="Our own estimate; no independent study." />
        <Stat figure="95%" label="of faults found before they cost money" />
        <Stat figure="120°F" label="is what outdoor equipment must stand here" />
      </Stats>
      <div className="mt-12 grid grid-cols-1 gap-8 md:grid-cols-2">
        <div className="max-w-reading space-y-4">
          <h3 className="text-xl">Static pressure</h3>
          <p>
            Static pressure, the resistance the fan works against, tells you whether the ducts fit the machine. Ask for
            the reading and <TextLink href="#numbers">compare it with the plate</TextLink>. Outside:{' '}
            <TextLink href="https://example.org">example.org</TextLink>.
          </p>
          <p className="text-sm text-quiet">Quiet text, 14 px at the base size, still 5.9:1.</p>
        </div>
        <p className="font-mono text-xl">
          ABC-0123-4567
          <br />
          0.50 in. w.c. / 78 °F
        </p>
      </div>
    </Section>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <Section title="Buttons" index="one copper per screen" layout="side" intro="A button says what happens.">
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
          {busy ? 'Processing…' : 'Complete the form'}
        </Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button size="small">Small</Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" busy>
          Saving…
        </Button>
        <ButtonLink href="/file.pdf" download>
          Get the file
        </ButtonLink>
        <CopyButton text="AB-7K3M9" of="reference" />
      </div>
    </Section>
  )
}

function Floating() {
  const [isConfirming, setIsConfirming] = useState(false)
  const close = () => setIsConfirming(false)
  return (
    <Section title="What floats" index="the browser's own">
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => setIsConfirming(true)}>Ask a question</Button>
        <Button onClick={() => showToast({ title: 'Saved', body: 'On this phone only.', tone: 'pass' })}>
          Show a toast
        </Button>
      </div>
      {isConfirming && (
        <AlertDialog
          onClose={close}
          title="Use 1 of 1 project?"
          description="The list opens in full, on this phone and on paper, for one year."
          confirmLabel="Start the project"
          cancelLabel="Not now"
          onConfirm={close}
        />
      )}
    </Section>
  )
}

/** In one order everywhere; that of a module's names is the runtime's own. */
const drawings = Object.entries(pictures).sort(([a], [b]) => a.localeCompare(b))

function Drawings() {
  return (
    <Section title="Pictures" index="one weight, one accent">
      <ul className="grid grid-cols-2 gap-5 sm:grid-cols-4 lg:grid-cols-6">
        {drawings.map(([name, Picture]) => (
          <Drawing key={name} name={name}>
            <Picture />
          </Drawing>
        ))}
      </ul>
    </Section>
  )
}

function Drawing({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card as="li" className="flex flex-col items-center gap-3">
      <div className="h-24">{children}</div>
      <span className="form-label">{name}</span>
    </Card>
  )
}
