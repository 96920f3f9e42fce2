import { Trans, useLingui } from '@lingui/react/macro'
import type { PageSite } from '../../directory/page-meta.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { languages, languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { Call } from './call.tsx'
import { Contacts } from './contacts.tsx'
import { EmergencyHead } from './head.tsx'
import { Shelters } from './shelters.tsx'
import { StormConditions, WhatToDo } from './storm.tsx'
import type { Entries } from './find-entries.server.ts'

type EmergencyPage = {
  site: PageSite
  /** Undefined: the database is out of reach, and the page tells what it knows without. */
  entries: Entries | undefined
  /** That it is no page to rely on. */
  note: string | undefined
  now: Date
  style: string
  script: string
}

/** A separate document: no shared layout and no hydration that a bad connection could break. */
export const EmergencyDocument = ({ site, entries, note, now, style, script }: EmergencyPage) => (
  <html lang={languageTags[site.language]}>
    <EmergencyHead site={site} style={style} script={script} />
    <body>
      <header>
        <a href="/">
          <img src="/favicon.svg" alt="" width="32" height="32" />
          {site.name}
        </a>
        <LanguageLinks />
      </header>
      <main>
        {note && <p className="notice">{note}</p>}
        <h1>
          <Trans>Emergency</Trans>
        </h1>
        <Call />
        {entries && <Contacts contacts={entries.contacts} />}
        <StormConditions />
        {entries && <Shelters shelters={entries.shelters} />}
        <WhatToDo />
      </main>
      <SavedNote now={now} />
    </body>
  </html>
)

function LanguageLinks() {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Language`}>
      {languages.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={languageTags[language]}
          hrefLang={languageTags[language]}
          aria-current={language === i18n.locale || undefined}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  )
}

/** Also the mark of a copy's age, on paper or without a network. */
function SavedNote({ now }: { now: Date }) {
  const { i18n } = useLingui()
  const time = formatDate(now, i18n.locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <footer>
      <p>
        <Trans>
          Saved <time dateTime={now.toISOString()}>{time}</time> ChST
        </Trans>
      </p>
      <p>
        <Trans>This page opens without a network once you have opened any page of this site.</Trans>
      </p>
    </footer>
  )
}
