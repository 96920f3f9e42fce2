import type { RequestContext } from '../../ground/request/request-context.ts'
import type { SchemaThing } from '../../ground/request/thing.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { findContact } from '../../team/support/site-contact/site-contact.server.ts'
import { socialLinks } from '../../team/support/site-contact/site-contact.ts'

/** The site and who makes it, and how it is searched. */
export async function describeSite(context: RequestContext): Promise<SchemaThing[]> {
  const { origin, siteName, language } = context
  const contact = await findContact(context)
  const sameAs = socialLinks(contact).map(({ href }) => href)
  const url = `${origin}/`
  const organization = `${url}#organization`
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: siteName,
      url,
      logo: `${url}icons/512.png`,
      ...(sameAs.length > 0 && { sameAs }),
    },
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
