import type { MessageDescriptor } from '@lingui/core'
import type { MetaDescriptor } from 'react-router'
import type { RequestContext } from '../ground/request/request-context.ts'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import { type Language, languages, languageTags } from '../ground/i18n/languages.ts'
import { languageIn } from '../ground/query/language.ts'
import { linkPreview, type PageSite } from './link-preview.ts'

export type { PageSite }

export function siteOf({ origin, siteName, language }: RequestContext, url: URL): PageSite {
  return { origin, name: siteName, language, asked: languageIn(url) }
}

type PageMeta = {
  site: PageSite
  title: string
  description: string
  /** The canonical address without its language: path and search. */
  address: string
  indexed?: boolean
  /** The path of the picture for link previews, 1200 by 630. */
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
    // Only crawlers read these, and they load the document: client-side navigation can skip them.
    ...(import.meta.env.SSR ? linkPreview({ site, title, description, url: canonical, picture, type }) : []),
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

/**
 * The head of a page that search engines do not list, whose texts are always the same.
 * @param site undefined: the page failed to load, and its error has a head of its own
 */
export function unlistedMeta(
  site: PageSite | undefined,
  {
    title,
    description = title,
    address,
  }: { title: MessageDescriptor; description?: MessageDescriptor; address: string },
): MetaDescriptor[] {
  if (!site) return []
  const i18n = i18nOf(site.language)
  return pageMeta({ site, title: i18n._(title), description: i18n._(description), address, indexed: false })
}

/** The head of a "not found" page. @param address of the list that it links to */
export const notFoundMeta = (
  site: PageSite,
  { title, text }: { title: MessageDescriptor; text: MessageDescriptor },
  address: string,
): MetaDescriptor[] => unlistedMeta(site, { title, description: text, address })

/** The same page for those who ask for no language, and in each: every one of them is its own canonical. */
export const alternatesOf = (address: string): { tag: string; href: string }[] => [
  { tag: 'x-default', href: address },
  ...languages.map((language) => ({ tag: languageTags[language], href: inLanguage(address, language) })),
]

/** The address under which a page is known, with the language that was asked for. */
export const canonicalUrl = ({ origin, asked }: PageSite, address: string) =>
  inLanguage(origin + address, asked)

export const inLanguage = (address: string, language: Language | null) =>
  language ? `${address}${address.includes('?') ? '&' : '?'}lang=${language}` : address
