import { advertisingAudited } from '../team/advertising/desk/audited.server.ts'
import { registerAudited } from '../team/audit-page/audited-rooms.ts'
import { bookingsAudited } from '../team/bookings-desk/audited.server.ts'
import { moneyAudited } from '../team/money-desk/audited.server.ts'
import { contentAudited } from '../team/content/audited.server.ts'
import { listingsAudited } from '../team/listing-desk/audited.server.ts'
import { mailAudited } from '../team/mails/audited.server.ts'
import { moderationAudited } from '../team/moderation/audited.server.ts'
import { supportAudited } from '../team/support/desk/audited.server.ts'
import { usersAudited } from '../team/users/audited.server.ts'
import { accountsAudited } from '../people/accounts/audited.ts'
import { colleaguesAudited } from '../market/colleagues/audited.server.ts'
import { postsAudited } from '../market/posts/audited.server.ts'
import { claimsAudited } from '../market/claims/audited.server.ts'
import { verificationAudited } from '../people/verification/audited.server.ts'
import { healthAudited } from '../team/health/audited.server.ts'
import { operationAudited } from '../team/operation/audited.ts'
import { lightboxAudited } from '../team/lightbox/audited.ts'

registerAudited([
  lightboxAudited,
  accountsAudited,
  usersAudited,
  advertisingAudited,
  listingsAudited,
  bookingsAudited,
  mailAudited,
  moneyAudited,
  moderationAudited,
  supportAudited,
  verificationAudited,
  claimsAudited,
  colleaguesAudited,
  postsAudited,
  contentAudited,
  healthAudited,
  operationAudited,
])
