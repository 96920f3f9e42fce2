import { eraseAccounts } from '../../app/people/settings/erase-accounts.server.ts'
import { answerApplication } from '../../app/deals/applications/samples/answer-for-samples.server.ts'
import { tidyDisputePhotos } from '../../app/deals/orders/disputes/photo.server.ts'
import { tidyApplicationFile } from '../../app/deals/applications/files/application-file.server.ts'
import { applicationRetention } from '../../app/deals/applications/retention/retention.server.ts'
import { claimDocumentRetention, tidyClaimDocument } from '../../app/market/claims/document.server.ts'
import { answerForSamples } from '../../app/deals/bookings/requests/answer-for-samples.server.ts'
import { checkOrders, feeInvoices, orderClock } from '../../app/deals/orders/jobs.server.ts'
import { tellOfInvoices } from '../../app/deals/orders/fees/invoices.server.ts'
import { answerOrder } from '../../app/deals/orders/samples/answer-for-samples.server.ts'
import { mailGuest } from '../../app/deals/bookings/notices/mail-guest.server.ts'
import { arrivalsOfDay, bookingClock, sessionsOfDay } from '../../app/deals/bookings/jobs.server.ts'
import { readCalendars, readOneCalendar } from '../../app/deals/bookings/other-sites/read-calendar.server.ts'
import { checkLedger } from '../../app/people/ledger/check-ledger.server.ts'
import { deleteUnusedScenes } from '../../app/team/advertising/keep-pictures.server.ts'
import type { JobTools } from '../../app/ground/request/request-context.ts'
import { mailReset } from '../../app/people/accounts/mail-reset.server.ts'
import { tidyAccounts } from '../../app/people/accounts/tidy-accounts.server.ts'
import { reindexKind } from '../../app/directory/reindex-kind.server.ts'
import { reindexTerm } from '../../app/team/content/reindex-term.server.ts'
import { removeDemoAccounts } from '../../app/market/demo-accounts/remove-demos.server.ts'
import { tidyDrafts } from '../../app/market/create-listing/tidy-drafts.server.ts'
import type { Job } from '../../app/ground/db/jobs.server.ts'
import { deleteFiles } from '../../app/ground/files/delete-files.server.ts'
import { tellOfPriceDrops } from '../../app/people/favorites/jobs.server.ts'
import { forgetLiveEvents } from '../../app/ground/live/forget-live-events.server.ts'
import { carryOutImport } from '../../app/team/listing-desk/import/carry-out.server.ts'
import { tellOwners } from '../../app/team/listing-desk/import/tell-owners.server.ts'
import { forgetImports } from '../../app/team/listing-desk/import/forget-imports.server.ts'
import { deliverMail } from '../../app/ground/mail/deliver-mail.server.ts'
import { forgetMails } from '../../app/ground/mail/forget-mails.server.ts'
import { tidyMessagePicture } from '../../app/market/messages/stored-picture.server.ts'
import { tellOfUnread } from '../../app/market/messages/tell-of-unread.server.ts'
import { takeEffect } from '../../app/team/moderation/bulk/take-effect.server.ts'
import { forgetNotifications } from '../../app/people/notifications/forget-notifications.server.ts'
import { mailNotice } from '../../app/people/notifications/mail-notice.server.tsx'
import { forgetDeleted, warnOwners } from '../../app/market/own-listings/jobs.server.ts'
import { deleteUnusedPhotos, makeRoom } from '../../app/market/photos/delete-unused.server.ts'
import { makeVersions } from '../../app/market/photos/make-versions.server.ts'
import { tellOfNewListings, tellOfTheDay } from '../../app/market/saved-searches/jobs.server.ts'
import { tellFollowers } from '../../app/reading/questions/tell-followers.server.ts'
import { forgetGuestChats } from '../../app/team/support/forget-guest-chats.server.ts'
import { idPictureRetention } from '../../app/people/verification/delete-id-pictures.server.ts'
import { chores } from './chores.ts'
import { peopleOfNotices } from './people-of-notices.ts'
import type { Queue, ScheduledJob } from './run-jobs.ts'

/** Jobs that run by the clock, with their times in UTC: minute, hour, day, month, weekday. */
const timetable: readonly ScheduledJob[] = [
  ...chores,
  { job: tellOfNewListings, at: '* * * * *' },
  { job: bookingClock, at: '* * * * *' },
  { job: orderClock, at: '* * * * *' },
  { job: arrivalsOfDay, at: '0 21 * * *' }, // seven in the morning on the islands
  { job: readCalendars, at: '*/30 * * * *' },
  { job: sessionsOfDay, at: '5 14 * * *' }, // a new day on the islands
  { job: tellOfPriceDrops, at: '*/5 * * * *' },
  { job: tidyAccounts, at: '10 * * * *' },
  { job: removeDemoAccounts, at: '10 * * * *' },
  { job: eraseAccounts, at: '20 * * * *' },
  { job: tidyDrafts, at: '30 16 * * *' },
  { job: warnOwners, at: '30 * * * *' },
  { job: forgetLiveEvents, at: '30 * * * *' },
  { job: forgetMails, at: '10 16 * * *' },
  { job: forgetNotifications, at: '10 16 * * *' },
  { job: forgetDeleted, at: '15 16 * * *' },
  { job: forgetImports, at: '20 16 * * *' },
  { job: forgetGuestChats, at: '25 16 * * *' },
  { job: idPictureRetention, at: '20 16 * * *' },
  { job: claimDocumentRetention, at: '45 16 * * *' },
  { job: applicationRetention, at: '40 16 * * *' },
  { job: deleteUnusedPhotos, at: '30 16 * * *' },
  { job: deleteUnusedScenes, at: '35 16 * * *' },
  { job: checkLedger, at: '45 16 * * *' },
  { job: checkOrders, at: '50 16 * * *' },
  { job: feeInvoices, at: '55 16 * * *' },
  { job: tellOfTheDay, at: '0 22 * * *' }, // eight in the morning on the islands
]

/** The jobs that pages and other jobs ask for, beside those with slots of their own. */
const others: readonly Job<never, JobTools>[] = [
  answerApplication,
  answerOrder,
  tellFollowers,
  tellOfInvoices,
  answerForSamples,
  carryOutImport,
  deleteFiles,
  mailGuest,
  mailNotice,
  mailReset,
  makeRoom,
  peopleOfNotices,
  takeEffect,
  reindexKind,
  reindexTerm,
  tellOfUnread,
  tidyApplicationFile,
  tidyClaimDocument,
  tidyDisputePhotos,
  tidyMessagePicture,
  tellOwners,
]

/**
 * All jobs: one that is not here is never done. Each queue has slots of its own, so that mails that wait for their
 * server, many pictures, or calendars of other sites that answer slowly hold up nothing else.
 */
export const queues: readonly Queue[] = [
  { jobs: [deliverMail], atOnce: 3 },
  { jobs: [makeVersions], atOnce: 2 },
  { jobs: [readOneCalendar], atOnce: 2 },
  { jobs: others, timetable },
]
