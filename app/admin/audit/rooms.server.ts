import { advertisingAudited } from '../../advertising/desk/audited.server.ts'
import { listingsAudited } from '../../listing-desk/audited.server.ts'
import { mailAudited } from '../../mail/audited.server.ts'
import { moderationAudited } from '../../moderation/audited.server.ts'
import { supportAudited } from '../../support/desk/audited.server.ts'
import { verificationAudited } from '../../verification/audited.server.ts'
import { adminAudited } from '../audited.server.ts'
import { usersAudited } from '../users/audited.server.ts'
import type { AuditedRoom } from './audited.ts'

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
