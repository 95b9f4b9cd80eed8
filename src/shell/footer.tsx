import { opensDialog } from '../ui/browser/modal.browser.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { footerLinks, mainLinks, type SiteLink } from './navigation.ts'
import { useSite } from './use-site.ts'

export function Footer() {
  const site = useSite()
  return (
    <footer className="mt-16 border-t border-hairline bg-sunken" data-screen-only="">
      <div className="mx-auto grid grid-cols-1 w-full max-w-wide gap-8 px-4 py-10 sm:px-8 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_auto_auto] xl:gap-x-16">
        <div>
          <p className="font-bold">{site.name}</p>
          <p className="mt-2 text-quiet">
            Advice for homeowners in Greater Phoenix: {site.area.join(', ')}. We look and advise; we repair nothing.
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-1 content-start gap-x-6 md:grid-cols-2">
          <LinkGroup title="Pages" links={mainLinks} />
          <LinkGroup title="Plans and legal" links={footerLinks} />
          <Contact email={site.contactEmail} />
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}

interface LinkGroupProps {
  title: string
  links: readonly SiteLink[]
}

/** Folded behind its title on a phone; where there is room, the links alone. */
function LinkGroup({ title, links }: LinkGroupProps) {
  return (
    <details className="footer-fold">
      <summary className="min-h-target content-center font-semibold">{title}</summary>
      <ul className="grid grid-cols-1 content-start gap-1">
        {links.map(({ to, label, lang }) => (
          <li key={to}>
            <a
              href={to}
              lang={lang}
              className="inline-flex min-h-target min-w-target items-center underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Contact({ email }: { email: string }) {
  return (
    <>
      <Button variant="quiet" className="-ms-1 justify-self-start md:col-start-2" {...opensDialog('contact')}>
        Contact
      </Button>
      <dialog id="contact" aria-labelledby="contact-title" closedby="any" className="max-w-md p-6">
        <h2 id="contact-title" className="text-xl">
          Contact
        </h2>
        <p className="mt-3">Please write to us by e-mail. We will reply as soon as possible.</p>
        <p className="mt-3 font-semibold">
          {email.includes('@') ? (
            <TextLink alone href={`mailto:${email}`}>
              {email}
            </TextLink>
          ) : (
            email
          )}
        </p>
        <form method="dialog" className="mt-6">
          <Button type="submit">Close</Button>
        </form>
      </dialog>
    </>
  )
}
