import { msg } from '@lingui/core/macro'
import type { LightboxSettings } from '../../site/lightbox/settings.ts'
import type { AuditedField, AuditedFields, AuditedRoom } from '../../ground/audit/audited.ts'
import { yesOrNo } from '../audit-page/show.ts'

const lightbox: Readonly<Record<keyof LightboxSettings, AuditedField>> = {
  disableLightbox: { label: msg`Disable Loading Screen`, show: yesOrNo },
  disableParameter: { label: msg`Disable Parameter (URL keyword)` },
  showOnPageTransition: { label: msg`Show on Page Transitions`, show: yesOrNo },
  showOnListingClick: { label: msg`Show on Listing Clicks`, show: yesOrNo },
}

export const adminAudited = {
  actions: {
    settings: { label: msg`Site settings`, fields: lightbox },
    // What it is about knows its fields.
    content: { label: msg`Content`, fields: {} as AuditedFields },
  },
  settings: { lightbox: { label: msg`Ad Lightbox Settings`, href: '/admin' } },
} satisfies AuditedRoom
