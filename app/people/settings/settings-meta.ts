import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type PageSite, unlistedMeta } from '../../directory/page-meta.ts'

/** The head of a page below `/account`. */
export const settingsMeta = (site: PageSite | undefined, title: MessageDescriptor, address: string) =>
  unlistedMeta(site, {
    title,
    description: msg`Your password, email address, devices, preferences and data.`,
    address,
  })
