import { i18nOf } from '../../i18n/catalogue.ts'
import type { AnyArea } from '../area.ts'
import type { ListingCard } from '../listing.ts'
import { pageMeta, type PageSite } from '../page-meta.ts'

type Data =
  | { found: false; site: PageSite }
  | {
      found: true
      missing: boolean
      site: PageSite
      listing: Pick<ListingCard, 'title' | 'description' | 'href' | 'picture'>
    }

/** The `meta` of a detail route; without data, of a page that failed, it says nothing. */
export function detailMeta(area: AnyArea, data: Data | undefined) {
  if (!data) return []
  const { site } = data
  if (!data.found) {
    const { title, text } = area.texts.notFound
    const i18n = i18nOf(site.language)
    return pageMeta({
      site,
      title: i18n._(title),
      description: i18n._(text),
      address: area.path,
      indexed: false,
    })
  }
  const { title, description, href, picture } = data.listing
  return [
    ...pageMeta({ site, title, description: summary(description), address: href, indexed: !data.missing }),
    { property: 'og:type', content: 'article' },
    ...(picture ? [{ property: 'og:image', content: site.origin + picture }] : []),
  ]
}

/** The beginning of a text, at most 160 characters. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${[...line].slice(0, 159).join('').trimEnd()}…`
}
