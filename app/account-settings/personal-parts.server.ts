import { accountData, sessionData, waysInData } from '../accounts/personal-data.server.ts'
import { campaignData } from '../advertising/personal-data.server.ts'
import { draftData } from '../create-listing/personal-data.server.ts'
import { creditData } from '../credit/personal-data.server.ts'
import type { PersonalPart } from '../db/personal-part.ts'
import { favoriteData } from '../favorites/personal-data.server.ts'
import { listingData } from '../listings/personal-data.server.ts'
import { liveData } from '../live/personal-data.server.ts'
import { mailData } from '../mail/personal-data.server.ts'
import { messageData } from '../messages/personal-data.server.ts'
import { moderationData } from '../moderation/personal-data.server.ts'
import { notificationData } from '../notifications/personal-data.server.ts'
import { photoData } from '../photos/personal-data.server.ts'
import { toldData } from '../profile/personal-data.server.ts'
import { questionData } from '../questions/personal-data.server.ts'
import { reviewData } from '../reviews/personal-data.server.ts'
import { savedSearchData } from '../saved-searches/personal-data.server.ts'
import { ticketData } from '../support/personal-data.server.ts'
import { verificationData } from '../verification/personal-data.server.ts'

/** Whatever is kept of people, in the order in which it is deleted: who they are goes last. */
export const personalParts: readonly PersonalPart[] = [
  sessionData,
  waysInData,
  toldData,
  verificationData,
  creditData,
  campaignData,
  draftData,
  moderationData,
  listingData,
  photoData,
  favoriteData,
  savedSearchData,
  questionData,
  reviewData,
  ticketData,
  messageData,
  mailData,
  notificationData,
  liveData,
  accountData,
]
