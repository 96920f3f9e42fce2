import type { AnyArea } from '../area.ts'
import type { ListingCard } from '../listing.ts'
import { notFoundMeta, pageMeta, type PageSite } from '../page-meta.ts'

type Data =
  | { found: false; site: PageSite }
  | {
      found: true
      missing: boolean
      site: PageSite
      listing: Pick<ListingCard, 'ref' | 'title' | 'description' | 'href'> & { unlisted?: unknown }
    }

/**
 * The `meta` of a detail route; without data, of a page that failed, it says nothing.
 * @param part a part of the listing with its own page
 */
export function detailMeta(
  area: AnyArea,
  data: Data | undefined,
  part?: { readonly title: string; readonly text: string },
) {
  if (!data) return []
  const { site } = data
  if (!data.found) return notFoundMeta(site, area.texts.notFound, area.path)
  const { ref, title, description, href, unlisted } = data.listing
  return pageMeta({
    site,
    title: part ? `${part.title} · ${title}` : title,
    description: summary(part?.text ?? description),
    address: href,
    indexed: !data.missing && !unlisted,
    picture: `/og/${area.kind}/${encodeURIComponent(ref)}.png`,
    type: 'article',
  })
}

/** The beginning of a text, at most 160 characters. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${[...line].slice(0, 159).join('').trimEnd()}…`
}
