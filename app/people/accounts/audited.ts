import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { inWords } from '../../ground/audit/show.ts'
import { roleLabels } from './role-labels.ts'

export const accountsAudited = {
  actions: {
    'second-step-reset': {
      label: msg`Reset of two-step login`,
      fields: { reason: { label: msg`Reason` } },
    },
    'passkey-added': { label: msg`New passkey`, fields: {} },
    'passkey-removed': { label: msg`Removal of a passkey`, fields: {} },
    role: {
      label: msg`Change of role`,
      fields: { role: { label: msg`Role`, show: inWords(roleLabels) } },
    },
  },
} satisfies AuditedRoom
