import { knownAreas } from '../../directory/known-areas.ts'
import type { AnyArea } from '../../directory/area.ts'
import { isLanguage, type Language, languages } from '../../ground/i18n/languages.ts'

/** The addresses of a part ask for this language; null: they ask for none. */
export type AskedLanguage = Language | null
export const askedLanguages: readonly AskedLanguage[] = [null, ...languages]

/** One file of the sitemap, of those that it has in each language. */
export type SitemapFile = SitemapPart & { readonly asked: AskedLanguage }
export type SitemapPart =
  | { readonly of: 'pages' }
  | { readonly of: 'lists'; readonly area: AnyArea }
  | { readonly of: 'listings'; readonly area: AnyArea; readonly number: number }

/** `/sitemaps/pages/ko.xml`, `/sitemaps/hotels/taxi/ko/lists.xml`, `/sitemaps/vehicles/any/3.xml`. */
export function addressOfPart(part: SitemapFile): string {
  const asked = part.asked ?? 'any'
  if (part.of === 'pages') return `/sitemaps/pages/${asked}.xml`
  return `/sitemaps${part.area.path}/${asked}/${part.of === 'lists' ? 'lists' : part.number}.xml`
}

/** Undefined: no part has this address. */
export function partOfAddress(pathname: string): SitemapFile | undefined {
  const [, path = '', word = ''] = /^\/sitemaps(\/.+)\/(\w+)\.xml$/.exec(pathname) ?? []
  if (path === '/pages') {
    const asked = askedOf(word)
    return asked === undefined ? undefined : { of: 'pages', asked }
  }
  const [, areaPath = '', language = ''] = /^(\/.+)\/(\w+)$/.exec(path) ?? []
  const area = knownAreas().find((one) => one.path === areaPath)
  const asked = askedOf(language)
  if (!area || asked === undefined) return undefined
  if (word === 'lists') return { of: 'lists', area, asked }
  return /^[1-9]\d{0,8}$/.test(word) ? { of: 'listings', area, asked, number: Number(word) } : undefined
}

function askedOf(word: string): AskedLanguage | undefined {
  if (word === 'any') return null
  return isLanguage(word) ? word : undefined
}
