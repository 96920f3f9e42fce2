import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { asNumber, yesOrNo } from '../../ground/audit/show.ts'

export const operationAudited = {
  actions: {
    'read-only': {
      label: msg`Read-only mode`,
      fields: { isOn: { label: msg`Nothing can be saved`, show: yesOrNo } },
    },
    'application-retention': {
      label: msg`Applications for jobs`,
      fields: { days: { label: msg`Days that they are kept after the job has closed`, show: asNumber } },
    },
  },
  settings: {
    'read-only': { label: msg`Read-only mode`, href: '/admin/operation' },
    'application-retention': { label: msg`Applications for jobs`, href: '/admin/operation' },
  },
} satisfies AuditedRoom
