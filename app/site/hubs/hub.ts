import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageSite, pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'

/** A page that leads on to several areas, with a few listings of each. */
export type Hub = {
  readonly path: string
  readonly texts: { readonly title: MessageDescriptor; readonly subtitle: MessageDescriptor }
}

export const experiences: Hub = {
  path: '/experiences',
  texts: {
    title: msg`Experiences`,
    subtitle: msg`What to see and do on Saipan, Tinian and Rota`,
  },
}

export const cultural: Hub = {
  path: '/experiences/cultural',
  texts: {
    title: msg`Cultural Activities`,
    subtitle: msg`Historic places, festivals and island stories`,
  },
}

export const services: Hub = {
  path: '/services',
  texts: {
    title: msg`Services`,
    subtitle: msg`Help, offices, trades and rides on Saipan, Tinian and Rota`,
  },
}

/** The `meta` of a hub's route; without data, of a page that failed, it says nothing. */
export function hubMeta({ path, texts }: Hub, data: { site: PageSite } | undefined) {
  if (!data) return []
  const i18n = i18nOf(data.site.language)
  return pageMeta({
    site: data.site,
    title: i18n._(texts.title),
    description: i18n._(texts.subtitle),
    address: path,
  })
}
