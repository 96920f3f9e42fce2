import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { inWords } from '../../ground/audit/show.ts'
import { roleNames } from './role-texts.ts'

export const colleaguesAudited = {
  actions: {
    'listing-colleague': {
      label: msg`Colleagues of a listing`,
      fields: {
        colleague: { label: msg`Colleague`, kind: 'user' },
        role: { label: msg`Role`, show: inWords(roleNames) },
      },
    },
  },
} satisfies AuditedRoom
