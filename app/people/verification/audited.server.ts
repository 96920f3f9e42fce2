import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { inWords } from '../../ground/audit/show.ts'
import type { IdPicture, VerificationStatus } from './verification.ts'

const statusWords = {
  draft: msg`None`,
  pending: msg`Waiting for a decision`,
  approved: msg`Approved`,
  refused: msg`Rejected`,
} satisfies Record<VerificationStatus, unknown>

const pictureWords = {
  idPhoto: msg`Photo of the ID`,
  selfie: msg`Selfie with the ID`,
} satisfies Record<IdPicture, unknown>

export const verificationAudited = {
  actions: {
    verification: {
      label: msg`Decision on a verification`,
      fields: { status: { label: msg`State`, show: inWords(statusWords) }, reason: { label: msg`Reason` } },
    },
    'id-picture': {
      label: msg`Viewed an ID photo`,
      fields: { picture: { label: msg`Photo`, show: inWords(pictureWords) } },
    },
  },
} satisfies AuditedRoom
