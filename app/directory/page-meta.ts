import type { MetaDescriptor } from 'react-router'
import type { Page } from '../context.ts'
import { isLanguage, type Language, languages, languageTags } from '../i18n/languages.ts'

/** What a page's head says of the site; a loader hands it on, because `meta` sees nothing else. */
export type PageSite = {
  readonly origin: string
  readonly name: string
  readonly language: Language
  /** The language that the address itself asks for by `?lang=`. */
  readonly asked: Language | null
}

export function siteOf({ origin, siteName, language }: Page, url: URL): PageSite {
  const asked = url.searchParams.get('lang')
  return { origin, name: siteName, language, asked: isLanguage(asked) ? asked : null }
}

type PageMeta = {
  site: PageSite
  title: string
  description: string
  /** The canonical address without its language: path and search. */
  address: string
  indexed?: boolean
}

/** Title, description, canonical address and the same page in the other languages. */
export function pageMeta({ site, title, description, address, indexed = true }: PageMeta): MetaDescriptor[] {
  const canonical = inLanguage(site.origin + address, site.asked)
  return [
    { title: `${title} · ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(indexed
      ? alternatesOf(site.origin + address).map(({ tag, href }) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: tag,
          href,
        }))
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

/** The same page for those who ask for no language, and in each: every one of them is its own canonical. */
export const alternatesOf = (address: string): { tag: string; href: string }[] => [
  { tag: 'x-default', href: address },
  ...languages.map((language) => ({ tag: languageTags[language], href: inLanguage(address, language) })),
]

export const inLanguage = (address: string, language: Language | null) =>
  language ? `${address}${address.includes('?') ? '&' : '?'}lang=${language}` : address
