import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../../ground/ui/site-link.tsx'
import { languageTags, languages } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { ThemeSwitch } from '../../people/preferences/theme-switch.tsx'
import type { SocialLink } from '../../team/support/site-contact/site-contact.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { RenderedOnce } from '../../ground/ui/rendered-once.tsx'
import { languageIn } from '../../ground/query/language.ts'
import { Logo } from '../logo.tsx'
import { footerColumns } from './navigation.ts'

const link = 'inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline lg:min-h-8.5'

type Props = {
  siteName: string
  year: string
  /** Where else the site's people are; undefined: nowhere. */
  social: readonly SocialLink[] | undefined
}

export default function Footer({ siteName, year, social }: Props) {
  const { t } = useLingui()
  return (
    <footer className="mt-section text-on-footer print:hidden">
      <Wave />
      <div className="bg-footer pt-6 pb-8">
        <div className="wrap">
          <div className="flex flex-col items-start gap-6 pb-8 lg:flex-row lg:items-center lg:justify-between">
            <div>
              <div className="inline-block text-white">
                <Logo name={siteName} />
              </div>
              <p className="mt-3 max-w-md text-sm">
                <Trans>
                  The islands' own directory: places to stay, homes, cars, food and people who know.
                </Trans>
              </p>
              {social && <SocialLinks links={social} />}
            </div>
            <SiteLink
              to="/advertise"
              className={`${buttonClass({ tone: 'promo', size: 'lg' })} text-center max-sm:w-full max-sm:whitespace-normal`}
            >
              <Icon name="megaphone" />
              <Trans>Click Here to Advertise Your Business</Trans>
            </SiteLink>
          </div>
          <RenderedOnce
            as="nav"
            name="site-links"
            id="site-links"
            tabIndex={-1}
            aria-label={t`Site`}
            className="grid grid-cols-2 gap-6 border-t border-ink-700 py-8 outline-none sm:grid-cols-4"
          >
            {() => <SiteLinks />}
          </RenderedOnce>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3 pr-16 text-sm text-limestone-400">
            <p>
              © {year} {siteName} · <Trans>Coastline: GSHHG</Trans>
            </p>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

function SiteLinks() {
  const { i18n } = useLingui()
  return (
    <>
      {footerColumns.map(({ title, links }) => (
        <section key={title.id}>
          <h2 className="mb-2 text-lg text-white">{i18n._(title)}</h2>
          <ul>
            {links.map(({ to, name }) => (
              <li key={to}>
                <SiteLink to={to} className={link}>
                  {i18n._(name)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="mb-2 text-lg text-white">
          <Trans>Language</Trans>
        </h2>
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a
                href={`?lang=${language}`}
                lang={languageTags[language]}
                hrefLang={languageTags[language]}
                aria-current={i18n.locale === language || undefined}
                className={`${link} aria-current:font-semibold aria-current:text-white`}
                onClick={keepQuery}
              >
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const SocialLinks = ({ links }: { links: readonly SocialLink[] }) => (
  <ul className="mt-3 -ml-3 flex gap-1">
    {links.map(({ network, name, href }) => (
      <li key={network}>
        <a
          href={href}
          rel="me noopener"
          aria-label={name}
          className="grid size-11 place-items-center rounded-md hover:bg-ink-700 hover:text-white"
        >
          <svg aria-hidden className="size-5.5 fill-current">
            <use href={`/social.svg#${network}`} />
          </svg>
        </a>
      </li>
    ))}
  </ul>
)

/** Keeps the current filters in the language links: cached pages are shared by all queries of an address. */
function keepQuery(event: React.MouseEvent<HTMLAnchorElement>) {
  const query = new URLSearchParams(location.search)
  query.set('lang', languageIn(new URL(event.currentTarget.href))!)
  event.currentTarget.href = `?${query}`
}

const Wave = () => (
  <svg
    viewBox="0 0 1440 60"
    preserveAspectRatio="none"
    aria-hidden
    className="-mb-px block h-[clamp(1.75rem,4vw,3.5rem)] w-full"
  >
    <path
      d="M0 30q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V60H0Z"
      className="fill-lagoon-900"
    />
    <path
      d="M-60 42q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V60H-60Z"
      className="fill-footer"
    />
  </svg>
)
