import { eraseAccounts } from '../../app/account-settings/erase-accounts.server.ts'
import { deleteUnusedScenes } from '../../app/advertising/keep-pictures.server.ts'
import type { JobTools } from '../../app/context.ts'
import { mailReset } from '../../app/accounts/mail-reset.server.ts'
import { tidyAccounts } from '../../app/accounts/tidy-accounts.server.ts'
import { reindexTerm } from '../../app/content/reindex-term.server.ts'
import { tidyDrafts } from '../../app/create-listing/tidy-drafts.server.ts'
import type { Job } from '../../app/db/jobs.server.ts'
import { deleteFiles } from '../../app/files/delete-files.server.ts'
import { tellOfPriceDrops } from '../../app/favorites/jobs.server.ts'
import { forgetLiveEvents } from '../../app/live/forget-live-events.server.ts'
import { carryOutImport } from '../../app/listing-desk/import/carry-out.server.ts'
import { tellOwners } from '../../app/listing-desk/import/tell-owners.server.ts'
import { forgetImports } from '../../app/listing-desk/import/forget-imports.server.ts'
import { deliverMail } from '../../app/mail/deliver-mail.server.ts'
import { forgetMails } from '../../app/mail/forget-mails.server.ts'
import { tellOfUnread } from '../../app/messages/tell-of-unread.server.ts'
import { takeEffect } from '../../app/moderation/bulk/take-effect.server.ts'
import { mailNotice } from '../../app/notifications/mail-notice.server.tsx'
import { forgetDeleted, warnOwners } from '../../app/own-listings/jobs.server.ts'
import { deleteUnusedPhotos, makeRoom } from '../../app/photos/delete-unused.server.ts'
import { makeVersions } from '../../app/photos/make-versions.server.ts'
import { tellOfNewListings, tellOfTheDay } from '../../app/saved-searches/jobs.server.ts'
import { forgetGuestChats } from '../../app/support/forget-guest-chats.server.ts'
import { idPictureRetention } from '../../app/verification/delete-id-pictures.server.ts'
import { chores } from './chores.ts'

/** The jobs that pages and other jobs ask for: one that is not here is never done. */
export const jobs: readonly Job<never, JobTools>[] = [
  carryOutImport,
  deleteFiles,
  deliverMail,
  mailNotice,
  mailReset,
  makeRoom,
  makeVersions,
  takeEffect,
  reindexTerm,
  tellOfUnread,
  tellOwners,
]

/** Jobs that nobody asks for, with the times at which they are done, in UTC: minute, hour, day, month, weekday. */
export const timetable: readonly { job: Job<Record<string, never>, JobTools>; at: string }[] = [
  ...chores,
  { job: tellOfNewListings, at: '* * * * *' },
  { job: tellOfPriceDrops, at: '*/5 * * * *' },
  { job: tidyAccounts, at: '10 * * * *' },
  { job: eraseAccounts, at: '20 * * * *' },
  { job: tidyDrafts, at: '30 16 * * *' },
  { job: warnOwners, at: '30 * * * *' },
  { job: forgetLiveEvents, at: '30 * * * *' },
  { job: forgetMails, at: '10 16 * * *' },
  { job: forgetDeleted, at: '15 16 * * *' },
  { job: forgetImports, at: '20 16 * * *' },
  { job: forgetGuestChats, at: '25 16 * * *' },
  { job: idPictureRetention, at: '20 16 * * *' },
  { job: deleteUnusedPhotos, at: '30 16 * * *' },
  { job: deleteUnusedScenes, at: '35 16 * * *' },
  { job: tellOfTheDay, at: '0 22 * * *' }, // eight in the morning on the islands
]
