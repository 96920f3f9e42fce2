import type { Page } from '../../context.ts'
import type { Thing } from '../../directory/structured-data/thing.ts'
import { languageTags } from '../../i18n/languages.ts'

/** The site and who makes it, and how it is searched. */
export function describeSite({ origin, siteName, language }: Page): Thing[] {
  const url = `${origin}/`
  const organization = `${url}#organization`
  return [
    { '@type': 'Organization', '@id': organization, name: siteName, url, logo: `${url}icons/512.png` },
    {
      '@type': 'WebSite',
      name: siteName,
      url,
      inLanguage: languageTags[language],
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
