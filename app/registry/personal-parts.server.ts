import {
  accountData,
  passkeyData,
  secondStepData,
  sessionData,
  waysInData,
} from '../people/accounts/personal-data.server.ts'
import { applicationData } from '../deals/applications/personal-data.server.ts'
import { disputeData } from '../deals/orders/disputes/personal-data.server.ts'
import { orderData } from '../deals/orders/personal-data.server.ts'
import { paymentData } from '../deals/payments/personal-data.server.ts'
import { bookingData } from '../deals/bookings/personal-data.server.ts'
import { campaignData } from '../team/advertising/personal-data.server.ts'
import { draftData } from '../market/create-listing/personal-data.server.ts'
import { claimData } from '../market/claims/personal-data.server.ts'
import { colleagueData } from '../market/colleagues/personal-data.server.ts'
import { creditData } from '../people/credit/personal-data.server.ts'
import { registerPersonalParts } from '../people/settings/personal-parts.ts'
import { favoriteData } from '../people/favorites/personal-data.server.ts'
import { listingData } from '../market/listings/personal-data.server.ts'
import { liveData } from '../ground/live/personal-data.server.ts'
import { mailData, suppressionData } from '../ground/mail/personal-data.server.ts'
import { messageData } from '../market/messages/personal-data.server.ts'
import { moderationData } from '../team/moderation/personal-data.server.ts'
import { notificationData } from '../people/notifications/personal-data.server.ts'
import { postData } from '../market/posts/personal-data.server.ts'
import { photoData } from '../market/photos/personal-data.server.ts'
import { toldData } from '../people/profile/personal-data.server.ts'
import { questionData } from '../reading/questions/personal-data.server.ts'
import { repeatData } from '../people/repeats/personal-data.server.ts'
import { reviewData } from '../market/reviews/personal-data.server.ts'
import { saleData } from '../market/sales/personal-data.server.ts'
import { savedSearchData } from '../market/saved-searches/personal-data.server.ts'
import { ticketData } from '../team/support/personal-data.server.ts'
import { verificationData } from '../people/verification/personal-data.server.ts'

// In the order in which it is deleted: who they are goes last.
registerPersonalParts([
  sessionData,
  waysInData,
  secondStepData,
  passkeyData,
  toldData,
  verificationData,
  creditData,
  campaignData,
  draftData,
  moderationData,
  applicationData,
  disputeData,
  orderData,
  paymentData,
  bookingData,
  claimData,
  colleagueData,
  postData,
  listingData,
  photoData,
  favoriteData,
  savedSearchData,
  questionData,
  reviewData,
  saleData,
  ticketData,
  messageData,
  repeatData,
  mailData,
  suppressionData,
  notificationData,
  liveData,
  accountData,
])
