import { Trans, useLingui } from '@lingui/react/macro'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { languageTags, type Language } from '../../ground/i18n/languages.ts'
import { Logo } from '../logo.tsx'
import Footer from '../menus/footer.tsx'
import { mainItems } from '../menus/navigation.ts'
import { SkipLink } from '../skip-link.tsx'
import { type Reason, reasons } from './reasons.ts'
import { SentField } from './sent-fields.tsx'
import type { SentForm } from './sent-form.ts'

export type UnavailablePageProps = {
  reason: Reason
  siteName: string
  year: string
  /** The address that was asked for, from its first slash on. */
  address: string
  /** What was sent there; undefined: the page was only asked for, or scripts sent it. */
  sent: SentForm | undefined
  style: string
  script: string
}

/** The page of a site that can't answer or save now: a document of its own, which needs neither database nor scripts. */
export function UnavailablePage({
  reason,
  siteName,
  year,
  address,
  sent,
  style,
  script,
}: UnavailablePageProps) {
  const { i18n } = useLingui()
  const { title, text, unsaved } = reasons[reason]
  return (
    <html lang={languageTags[i18n.locale as Language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{i18n._(title)}</title>
        <script dangerouslySetInnerHTML={{ __html: script }} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <SkipLink />
        <Header siteName={siteName} />
        <main id="main" className="wrap py-section">
          <div className="mx-auto grid max-w-140 grid-cols-1 gap-4">
            <h1 className="text-3xl">{i18n._(title)}</h1>
            <p role="status">{i18n._(sent ? unsaved : text)}</p>
            {sent ? <SendAgain address={address} sent={sent} /> : <TryAgain address={address} />}
            <a
              href="/services/emergency"
              className={`${buttonClass({ tone: 'line', size: 'lg' })} max-sm:whitespace-normal`}
            >
              <Trans>Emergency: 911, hospitals, storms, shelters</Trans>
            </a>
          </div>
        </main>
        <Footer siteName={siteName} year={year} social={undefined} />
      </body>
    </html>
  )
}

function Header({ siteName }: { siteName: string }) {
  const { i18n, t } = useLingui()
  return (
    <header className="border-b border-line bg-header">
      <div className="wrap flex h-(--header-height) items-center gap-1">
        <div className="mr-auto">
          <Logo name={siteName} />
        </div>
        <nav aria-label={t`Main`} className="hidden lg:block">
          <ul className="flex">
            {mainItems.map(({ to, name }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center rounded-sm px-2.5 font-medium hover:bg-surface-2"
                >
                  {i18n._(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

const TryAgain = ({ address }: { address: string }) => (
  <a href={address} className={buttonClass({ tone: 'action', size: 'lg' })}>
    <Trans>Try again</Trans>
  </a>
)

const SendAgain = ({ address, sent }: { address: string; sent: SentForm }) => (
  <form method="post" action={address} encType={sent.type} className="grid gap-3">
    {sent.entries.map(([name, value], index) => (
      <SentField key={index} name={name} value={value} />
    ))}
    <Button type="submit" tone="action" size="lg">
      <Trans>Send again</Trans>
    </Button>
  </form>
)
