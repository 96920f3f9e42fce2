import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageSite, unlistedMeta } from '../../../directory/page-meta.ts'

/** The head of a page about signing in. */
export const signInMeta = (site: PageSite | undefined, title: MessageDescriptor, address: string) =>
  unlistedMeta(site, {
    title,
    description: msg`One account for listings, messages and bookings.`,
    address,
  })
