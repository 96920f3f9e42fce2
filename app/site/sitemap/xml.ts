import { alternatesOf, inLanguage } from '../../directory/page-meta.ts'
import type { AskedLanguage } from './addresses.ts'

/** An address of this site, without language, and when what it shows was last changed, where that is known. */
export type Entry = { readonly path: string; readonly changedAt?: Date | null }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The files that a sitemap has. */
export const indexXml = (origin: string, entries: readonly Entry[]): string =>
  `${declaration}\n<sitemapindex ${protocol}>\n${entries
    .map(({ path, changedAt }) => `<sitemap>${loc(origin + path)}${lastmod(changedAt)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** Addresses in one language, each with the same page in the others. */
export const partXml = (origin: string, asked: AskedLanguage, entries: readonly Entry[]): string =>
  `${declaration}\n<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
    .map(({ path, changedAt }) => {
      const address = origin + path
      return `<url>${loc(inLanguage(address, asked))}${lastmod(changedAt)}${links(address)}</url>\n`
    })
    .join('')}</urlset>\n`

const loc = (address: string) => `<loc>${escaped(address)}</loc>`
const lastmod = (moment: Date | null | undefined) =>
  moment ? `<lastmod>${moment.toISOString()}</lastmod>` : ''
const links = (address: string) =>
  alternatesOf(address)
    .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`)
    .join('')

/** Addresses have no angle brackets and no double quotes: they are encoded. */
const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
