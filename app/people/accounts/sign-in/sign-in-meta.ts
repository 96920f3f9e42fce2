import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageSite, pageMeta } from '../../../directory/page-meta.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'

/** The head of a page about signing in. */
export function signInMeta(site: PageSite | undefined, title: MessageDescriptor, address: string) {
  if (!site) return []
  const i18n = i18nOf(site.language)
  return pageMeta({
    site,
    title: i18n._(title),
    description: i18n._(msg`One account for listings, messages and bookings.`),
    address,
    indexed: false,
  })
}
