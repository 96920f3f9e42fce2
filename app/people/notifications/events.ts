import type { MessageDescriptor } from '@lingui/core'

type AdvertisementState =
  | 'requested'
  | 'refused'
  | 'awaiting-payment'
  | 'scheduled'
  | 'running'
  | 'paused'
  | 'ended'

/** What a notification says of a booking. */
export const bookingNews = [
  'asked',
  'conflict',
  'booked',
  'changed',
  'accepted',
  'proposed',
  'confirmed',
  'to-pay',
  'declined',
  'expiring',
  'expired',
  'cancelled-by-guest',
  'cancelled-by-owner',
  'promoted',
  'change-asked',
  'change-confirmed',
  'change-dropped',
  'rescheduled',
  'rescheduled-waiting',
  'storm',
  'storm-underway',
  'storm-waiting',
  'no-show',
  'objected',
  'objection-upheld',
  'objection-refused',
  'message',
] as const
export type BookingNews = (typeof bookingNews)[number]

/** What a notification says of an application for a job. */
const applicationNews = ['received', 'shortlisted', 'interview', 'declined', 'hired', 'withdrawn'] as const
export type ApplicationNews = (typeof applicationNews)[number]

/** What a notification says of a claim of a listing. `lost`, `returned` and `disputed` are for its owner. */
const claimNews = [
  'approved',
  'rejected',
  'overtaken',
  'reversed',
  'code-given',
  'disputed',
  'lost',
  'returned',
] as const
export type ClaimNews = (typeof claimNews)[number]
/** What a notification says of a listing's colleagues. `joined` and `left` are for its owner. */
export type ColleagueNews = 'joined' | 'left' | 'role' | 'removed'
/** What a notification says of an order. */
const orderNews = [
  'ordered',
  'paid',
  'handed-over',
  'completed',
  'cancelled',
  'expired',
  'refund-promised',
  'refund-refused',
  'refunded',
] as const
export type OrderNews = (typeof orderNews)[number]

/** What a notification says of the dispute of an order. */
export type DisputeNews =
  | 'opened'
  | 'written'
  | 'granted'
  | 'dismissed'
  | 'closed'
  | 'paid-back'
  | 'denied'
  | 'returned'
  | 'given-up'

/** What a notification says of a sale. */
export type SaleNews = 'named' | 'confirmed' | 'denied' | 'rated'

/** What a notification says of the second step of logins. `recovery`: a recovery code was used; `codes`: there are new ones. */
export type SecondStepNews = 'on' | 'off' | 'reset' | 'codes' | 'recovery'

export type PasskeyNews = 'added' | 'removed'

/** The listing's title, the guest's name, and when it is. */
type BookingValues = { title: string; name: string; at: string }

/**
 * The values that each event's text needs. Amounts are in cents, moments in ISO 8601. The name of a person is empty once
 * they have deleted their account.
 */
type Events = {
  /** The sender's name, and the title of the listing. */
  message: { name: string; title: string }
  /** Notices of earlier versions say nothing of credit. */
  'verification-approved': { cents?: number }
  /** Without a reason: it was not decided in time. */
  'verification-refused': { reason: string }
  'listing-approved': { title: string }
  'listing-refused': { title: string; reason: string }
  'question-approved': { title: string }
  'question-refused': { title: string; reason: string }
  /** The title of the listing that they were at. */
  'review-wanted': { title: string }
  /** The title of the listing, who has reviewed it, and with how many stars. */
  'review-received': { title: string; name: string; rating: number }
  /** The title of the listing. */
  'review-replied': { title: string }
  /** How the review begins. */
  'review-approved': { title: string }
  'review-refused': { title: string; reason: string }
  'edit-approved': { title: string }
  'edit-refused': { title: string; reason: string }
  /** The title of a listing, or how a text begins. */
  'content-hidden': { title: string; reason: string }
  'content-restored': { title: string }
  'appeal-refused': { title: string; reason: string }
  /** The title of the reported content; empty if it must not be shown. */
  'report-decided': { title: string; outcome: 'hidden' | 'kept' | 'restored' }
  'credit-earned': { cents: number }
  'price-drop': { title: string; wasCents: number; nowCents: number }
  /** The name of the saved search, and the number of new listings. */
  'saved-search': { name: string; count: number }
  /** `at`: the moment when it expires. */
  'listing-expires': { title: string; at: string }
  'listing-current': { title: string }
  booking: BookingValues & { news: BookingNews; isOwner: boolean }
  /** A day or an hour before. */
  'booking-reminder': BookingValues & { before: 'day' | 'hour' }
  /** How many bookings begin today, and the first of them: each a name and a title. */
  'booking-arrivals': { count: number; first: readonly string[] }
  /** The job's title, the applicant's name, and the employer's words; empty without any. */
  application: { title: string; name: string; news: ApplicationNews; words: string }
  /** The listing's title, and why the staff decided so; empty without a reason. */
  claim: { title: string; news: ClaimNews; reason: string }
  /** The listing's title, and the colleague's name. */
  colleague: { title: string; name: string; news: ColleagueNews }
  /** The title of what was ordered, the name of the other one, and what it costs. */
  order: { title: string; name: string; cents: number; isSeller: boolean; news: OrderNews }
  /** As of an order, and what goes back. */
  dispute: { title: string; name: string; cents: number; isSeller: boolean; news: DisputeNews }
  /** What a seller owes the site for a month. */
  'fee-invoice': { cents: number }
  /** A seller's account at PayPal, which no longer lets the site use it. */
  'paypal-disconnected': { merchant: string }
  /** The title of what was sold, and the name of the other one. */
  sale: { title: string; name: string; news: SaleNews }
  /** The title of a question, who has answered it, and how the answer begins. */
  answer: { title: string; name: string; text: string }
  /** How many of the person's listings, and the titles of the first. */
  'listings-imported': { count: number; titles: readonly string[] }
  /** The title of the listing that is gone, and that of the one that was kept. */
  'listing-merged': { title: string; kept: string }
  'support-answer': { text: string }
  /**
   * The campaign's state, the reason of a refusal, the amount due, whether its page says to which account, and whether
   * it was ever paid. Notices of earlier versions don't say the last two.
   */
  advertisement: {
    reference: string
    state: AdvertisementState
    reason: string
    dueCents: number
    hasAccount?: boolean
    isPaid?: boolean
  }
  /** Empty: unknown. Notices of earlier versions don't say when. */
  'new-sign-in': { browser: string; system: string; at?: string }
  'password-changed': Record<never, never>
  'second-step': { news: SecondStepNews }
  /** The name that its owner gave it. */
  passkey: { news: PasskeyNews; name: string }
  'email-changed': { email: string }
  'account-closing': { at: string }
  'account-suspended': { reason: string }
  'account-restored': Record<never, never>
  'role-changed': { role: 'user' | 'moderator' | 'admin' }
  /** How many things in the ledger do not add up. */
  'ledger-differs': { count: number }
  /** How many orders do not agree with their payments. */
  'orders-differ': { count: number }
  /** The title of what was ordered. */
  'payment-held': { title: string; cents: number }
  /** The title of what was ordered. */
  'dispute-waits': { title: string }
  /** Of a guest to a no-show: the listing's title, the guest's name. */
  'objection-waits': { title: string; name: string }
}

export type EventName = keyof Events

/** An event and its values. */
export type Notice = { [Name in EventName]: { event: Name; values: Events[Name] } }[EventName]

/** The title of a notification, and a sentence about it. */
export type NoticeText = {
  title: MessageDescriptor
  text: MessageDescriptor
  /** Another page to look at, linked in the mail. */
  more?: { label: MessageDescriptor; href: string }
}

export const channels = ['in-app', 'email'] as const
export type Channel = (typeof channels)[number]

/** In the order of the settings page. */
export const eventNames = [
  'message',
  'booking',
  'booking-reminder',
  'booking-arrivals',
  'review-wanted',
  'review-received',
  'review-replied',
  'application',
  'claim',
  'colleague',
  'order',
  'dispute',
  'fee-invoice',
  'paypal-disconnected',
  'sale',
  'answer',
  'price-drop',
  'saved-search',
  'listing-expires',
  'listing-current',
  'listings-imported',
  'listing-merged',
  'credit-earned',
  'listing-approved',
  'listing-refused',
  'question-approved',
  'question-refused',
  'review-approved',
  'review-refused',
  'edit-approved',
  'edit-refused',
  'content-hidden',
  'content-restored',
  'appeal-refused',
  'report-decided',
  'verification-approved',
  'verification-refused',
  'support-answer',
  'advertisement',
  'new-sign-in',
  'password-changed',
  'second-step',
  'passkey',
  'email-changed',
  'account-closing',
  'account-suspended',
  'account-restored',
  'role-changed',
  'ledger-differs',
  'orders-differ',
  'payment-held',
  'dispute-waits',
  'objection-waits',
] as const satisfies readonly EventName[]

/** An attacker who took over an account would switch these off first. */
const security = new Set<EventName>([
  'new-sign-in',
  'password-changed',
  'second-step',
  'passkey',
  'email-changed',
  'account-closing',
  'account-suspended',
  'account-restored',
  'role-changed',
])

/** Admins can't switch off what they must look at. */
const ofAdmins = new Set<EventName>([
  'ledger-differs',
  'orders-differ',
  'payment-held',
  'dispute-waits',
  'objection-waits',
])

/** Whether the event is always sent on this channel. */
export const isFixed = (event: EventName, channel: Channel) =>
  ofAdmins.has(event) || (channel === 'email' && security.has(event))

/** Those of which a channel can be switched off. */
export const chosenEvents = eventNames.filter((event) => channels.some((channel) => !isFixed(event, channel)))
