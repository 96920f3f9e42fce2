import { msg } from '@lingui/core/macro'
import type { AuditedRoom } from '../../ground/audit/audited.ts'
import { inWords } from '../../ground/audit/show.ts'

export const postsAudited = {
  actions: {
    'listing-post': {
      label: msg`Post of a listing`,
      fields: {
        state: {
          label: msg`State`,
          show: inWords({
            running: msg({ message: 'Running', context: 'post' }),
            ended: msg({ message: 'Ended', context: 'post' }),
            deleted: msg({ message: 'Deleted', context: 'post' }),
          }),
        },
      },
    },
  },
} satisfies AuditedRoom
