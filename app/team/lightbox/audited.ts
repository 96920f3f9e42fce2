import { msg } from '@lingui/core/macro'
import type { LightboxSettings } from './settings.ts'
import type { AuditedField, AuditedRoom } from '../../ground/audit/audited.ts'
import { yesOrNo } from '../../ground/audit/show.ts'

const lightbox: Readonly<Record<keyof LightboxSettings, AuditedField>> = {
  disableLightbox: { label: msg`Disable Loading Screen`, show: yesOrNo },
  disableParameter: { label: msg`Disable Parameter (URL keyword)` },
  showOnPageTransition: { label: msg`Show on Page Transitions`, show: yesOrNo },
  showOnListingClick: { label: msg`Show on Listing Clicks`, show: yesOrNo },
}

export const lightboxAudited = {
  actions: {
    settings: { label: msg`Site settings`, fields: lightbox },
  },
  settings: { lightbox: { label: msg`Ad Lightbox Settings`, href: '/admin' } },
} satisfies AuditedRoom
