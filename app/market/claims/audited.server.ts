import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { inWords } from '../../ground/audit/show.ts'
import { stateTexts, wayTexts } from './labels.ts'

export const claimsAudited = {
  actions: {
    'listing-owner': {
      label: msg`Listing claimed`,
      fields: {
        owner: { label: msg`Owner`, kind: 'user' },
        proof: { label: msg`Proof`, show: inWords(wayTexts) },
        reason: { label: msg`Reason` },
      },
    },
    claim: {
      label: msg`Decision on a claim`,
      fields: {
        claimant: { label: msg`Claimed by`, kind: 'user' },
        state: { label: msg`State`, show: inWords(stateTexts) },
        reason: { label: msg`Reason` },
      },
    },
    'claim-document': {
      label: msg`Viewed the document of a claim`,
      fields: { claimant: { label: msg`Claimed by`, kind: 'user' } },
    },
  },
} satisfies AuditedRoom
