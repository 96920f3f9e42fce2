import { msg } from '@lingui/core/macro'
import type { MetaDescriptor } from 'react-router'
import { notFoundMeta, pageMeta, type PageSite } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { articlesAddress, blogPath } from './blog-address.ts'
import { feedLink } from './feed-link.ts'
import type { ListData } from './list-data.ts'

export const noTopic = {
  title: msg`Topic Not Found`,
  text: msg`There are no articles at this address.`,
}

/** The `meta` of a list of articles; without data, of a list that failed, it says nothing. */
export function listMeta(data: { site: PageSite; list: ListData | null } | undefined): MetaDescriptor[] {
  if (!data) return []
  const { site, list } = data
  if (!list) return notFoundMeta(site, noTopic, blogPath)
  const i18n = i18nOf(site.language)
  const { shelf, path, q, page, timedOut } = list
  const label = shelf.kind === 'all' ? '' : shelf.label
  return [
    ...pageMeta({
      site,
      title: i18n._(label ? msg`Blog: ${label}` : msg`Blog`),
      description: i18n._(label ? msg`Articles about “${label}” from Saipan, Tinian and Rota` : blogSubtitle),
      address: articlesAddress(path, { q, page }),
      indexed: !q && !timedOut,
    }),
    feedLink(site),
  ]
}

export const blogSubtitle = msg`Guides and stories from Saipan, Tinian and Rota`
