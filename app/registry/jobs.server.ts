import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type JobKind, registerJobKinds } from '../team/health/jobs/job-kinds.server.ts'

const byClock = (label: MessageDescriptor): JobKind => ({
  label,
  loss: msg`Nothing is lost: it runs again at its next time.`,
})
const message = (label: MessageDescriptor): JobKind => ({
  label,
  loss: msg`The people it is for don’t get this message.`,
})
const byDemo = (label: MessageDescriptor): JobKind => ({ label, loss: msg`In the demo, no answer comes.` })
const owed = (label: MessageDescriptor): JobKind => ({ label, loss: null })

/** All jobs by their names; a test compares them with those that the server does. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  'answer-application': byDemo(msg`Demo: answer an application`),
  'answer-for-samples': byDemo(msg`Demo: answer a booking`),
  'answer-order': byDemo(msg`Demo: answer an order`),
  'application-retention': byClock(msg`Delete old applications for jobs`),
  'booking-arrivals': message(msg`Tell hosts who arrives`),
  'booking-calendar': {
    label: msg`Read a calendar of another site`,
    loss: msg`Nothing is lost: the calendar is read again within half an hour.`,
  },
  'booking-calendars': byClock(msg`Read all calendars of other sites`),
  'booking-clock': byClock(msg`Move bookings on when their time has come`),
  'booking-sessions': byClock(msg`Offer the tours of a further day`),
  'bulk-decision': owed(msg`Carry out a decision about several cases`),
  'carry-out-import': owed(msg`Import listings`),
  'check-ledger': byClock(msg`Compare the ledger`),
  'check-orders': byClock(msg`Compare orders with their payments`),
  'claim-document-retention': byClock(msg`Delete old documents of claims`),
  'delete-files': owed(msg`Delete files that people have removed`),
  'delete-unused-photos': byClock(msg`Delete photos that nothing uses`),
  'delete-unused-scenes': byClock(msg`Delete pictures of old advertisements`),
  'deliver-mail': message(msg`Send an email`),
  'erase-accounts': byClock(msg`Delete accounts whose time is up`),
  'fee-invoices': byClock(msg`Invoice the platform fee`),
  'fill-search-words': byClock(msg`Complete the words that searches look in`),
  'forget-counts': byClock(msg`Delete old counts of visitors`),
  'forget-deleted-listings': byClock(msg`Delete listings for good`),
  'forget-failed-jobs': byClock(msg`Delete dead jobs after 90 days`),
  'forget-guest-chats': byClock(msg`Delete old chats of guests`),
  'forget-imports': byClock(msg`Delete old imports`),
  'forget-live-events': byClock(msg`Delete old live updates`),
  'forget-mails': byClock(msg`Delete old emails`),
  'forget-notifications': byClock(msg`Delete old notifications`),
  'id-picture-retention': byClock(msg`Delete photos of IDs`),
  'keep-areas-current': byClock(msg`Update what has begun or ended`),
  'mail-booking-guest': message(msg`Write to the guest of a booking`),
  'mail-notice': message(msg`Email a notification`),
  'mail-reset': {
    label: msg`Email a link for a new password`,
    loss: msg`The person gets no link. They can ask for another one.`,
  },
  'make-photo-versions': {
    label: msg`Make the sizes of a photo`,
    loss: msg`The photo keeps its first size everywhere. Its owner can upload it again.`,
  },
  'make-room-for-photos': {
    label: msg`Delete unused photos of a full account`,
    loss: msg`Nothing is lost: the owner’s next upload does it again.`,
  },
  'order-clock': byClock(msg`Move orders on when their time has come`),
  'people-of-notices': owed(msg`Note whom old notifications name`),
  'rebuild-known-words': byClock(msg`Update the words that searches know`),
  'rebuild-rollup': byClock(msg`Update the counts of filters`),
  'reindex-kind': owed(msg`Find listings by new rules`),
  'reindex-term': {
    label: msg`Find listings by the new name of a term`,
    loss: msg`Those listings are found by the term’s old name until the term is saved again.`,
  },
  'remove-demo-accounts': byClock(msg`Demo: delete demo accounts`),
  'tell-followers': message(msg`Tell followers of a question about an answer`),
  'tell-of-fee-invoices': message(msg`Tell sellers about their fee invoices`),
  'tell-of-new-listings': byClock(msg`Tell people about new listings in saved searches`),
  'tell-of-price-drops': byClock(msg`Tell people about lower prices`),
  'tell-of-the-day': byClock(msg`Tell people what their saved searches found today`),
  'tell-of-unread': message(msg`Tell people about unread messages`),
  'tell-owners': message(msg`Tell owners about an import`),
  'tidy-accounts': byClock(msg`Delete expired sessions and links`),
  'tidy-application-file': owed(msg`Delete the file of an application that was not sent`),
  'tidy-claim-document': owed(msg`Delete the document of a claim that was not sent`),
  'tidy-dispute-photos': owed(msg`Delete the photos of a post in a dispute that was not sent`),
  'tidy-drafts': byClock(msg`Delete old drafts`),
  'tidy-message-picture': owed(msg`Delete the picture of a message that was not sent`),
  'warn-owners-of-ends': byClock(msg`Tell owners that listings end soon`),
}

registerJobKinds(jobKinds)

/** Those that are never removed before they are done. */
export const owedKinds: readonly string[] = Object.keys(jobKinds).filter((kind) => !jobKinds[kind]!.loss)
