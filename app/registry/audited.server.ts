import { advertisingAudited } from '../team/advertising/desk/audited.server.ts'
import { listingsAudited } from '../team/listing-desk/audited.server.ts'
import { mailAudited } from '../team/mails/audited.server.ts'
import { moderationAudited } from '../team/moderation/audited.server.ts'
import { supportAudited } from '../team/support/desk/audited.server.ts'
import { verificationAudited } from '../people/verification/audited.server.ts'
import { adminAudited } from '../team/desk/audited.server.ts'
import { usersAudited } from '../team/users/audited.server.ts'
import type { AuditedRoom } from '../ground/audit/audited.ts'

/** All that write down what they decide, but for the rooms above this one: what these say is handed in. */
export const rooms: readonly AuditedRoom[] = [
  adminAudited,
  usersAudited,
  advertisingAudited,
  listingsAudited,
  mailAudited,
  moderationAudited,
  supportAudited,
  verificationAudited,
]

/** What can be written down: each action has words, and so has each of its fields. */
export type Actions = (typeof adminAudited)['actions'] &
  (typeof usersAudited)['actions'] &
  (typeof advertisingAudited)['actions'] &
  (typeof listingsAudited)['actions'] &
  (typeof mailAudited)['actions'] &
  (typeof moderationAudited)['actions'] &
  (typeof supportAudited)['actions'] &
  (typeof verificationAudited)['actions']
