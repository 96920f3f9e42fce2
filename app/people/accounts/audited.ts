import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { inWords } from '../../ground/audit/show.ts'
import { roleWords } from './role-words.ts'

export const accountsAudited = {
  actions: {
    role: {
      label: msg`Change of role`,
      fields: { role: { label: msg`Role`, show: inWords(roleWords) } },
    },
  },
} satisfies AuditedRoom
