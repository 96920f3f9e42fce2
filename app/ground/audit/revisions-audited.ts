import { msg } from '@lingui/core/macro'
import type { AuditedFields, AuditedRoom } from './audited.ts'

/** What staff write; each item has words for its own fields. */
export const revisionsAudited = {
  actions: { content: { label: msg`Content`, fields: {} as AuditedFields } },
} satisfies AuditedRoom
