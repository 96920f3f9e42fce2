import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { yesOrNo } from '../../ground/audit/show.ts'

export const operationAudited = {
  actions: {
    'read-only': {
      label: msg`Read-only mode`,
      fields: { isOn: { label: msg`Nothing can be saved`, show: yesOrNo } },
    },
  },
  settings: { 'read-only': { label: msg`Read-only mode`, href: '/admin/operation' } },
} satisfies AuditedRoom
