import type { MetaDescriptor } from 'react-router'
import type { Page } from '../context.ts'
import { isLanguage, type Language, languages, languageTags } from '../i18n/languages.ts'
import { linkPreview } from './link-preview.ts'

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
  /** The path of the picture that stands for the page elsewhere, 1200 by 630. */
  picture?: string
  /** Open Graph's word for what the page is. */
  type?: 'website' | 'article'
}

/** Title, description, canonical address, the same page in the other languages, and how links to it look elsewhere. */
export function pageMeta({
  site,
  title,
  description,
  address,
  indexed = true,
  picture = '/og/default.png',
  type = 'website',
}: PageMeta): MetaDescriptor[] {
  const canonical = canonicalUrl(site, address)
  return [
    { title: `${title} · ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    // Who reads these fetches the document: a browser that goes from page to page need not write them.
    ...(import.meta.env.SSR ? linkPreview({ site, title, description, url: canonical, picture, type }) : []),
    ...(indexed ? alternates(site.origin + address) : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const alternates = (address: string): MetaDescriptor[] => [
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address },
  ...languages.map((language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang: languageTags[language],
    href: inLanguage(address, language),
  })),
]

/** The address under which a page is known, with the language that was asked for. */
export const canonicalUrl = ({ origin, asked }: PageSite, address: string) =>
  inLanguage(origin + address, asked)

const inLanguage = (address: string, language: Language | null) =>
  language ? `${address}${address.includes('?') ? '&' : '?'}lang=${language}` : address
