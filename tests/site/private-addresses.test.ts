import { createHash, randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../app/ground/request/viewer.ts'
import routes from '../../app/routes.ts'
import { signedIn } from '../accounts.ts'
import { hasTurn } from '../pages.ts'
import { noContact } from '../../app/team/support/site-contact/site-contact.ts'
import { startSite } from '../site.ts'
import { pdfOf } from '../test-pdf.ts'
import { phonePicture } from '../test-pictures.ts'

const nextYear = new Date().getFullYear() + 1
const site = await startSite()
const owner = await signedIn(site, { name: 'Marked Person', email: 'marked@example.com' })
const others = ['user', 'moderator', 'admin'] as const
const cookies = {
  anonymous: '',
  owner: owner.cookie,
  ...Object.fromEntries(
    await Promise.all(
      others.map(async (role) => [role, (await signedIn(site, { name: `A ${role}`, role })).cookie] as const),
    ),
  ),
} as Record<Person, string>
const pending = await signedIn(site, { name: 'A pending admin', role: 'admin' })
await site.query('update users set has_second_step = true where id = $1', [pending.id])
await site.query('update session set second_step_at = null where user_id = $1', [pending.id])
cookies.pending = pending.cookie
await chooseIdPicture()
const applied = await applyForJob()
const [request] = await site.query(
  `update verification_request set status = 'pending', submitted_at = now() where user_id = $1 returning id`,
  [owner.id],
)
const [ticket] = await site.query(
  `insert into ticket (topic, message, lang, digest, user_id) values ('chat', '', 'en', 'chat', $1) returning reference`,
  [owner.id],
)
await site.query(
  `insert into profile (user_id, mailing_address, birth_date, phone_number)
   values ($1, 'PO Box Marked', '1990-01-02', '+16702345678')`,
  [owner.id],
)
const [search] = await site.query(
  `insert into saved_search (user_id, name, address, alerts)
   values ($1, 'Marked search', '/vehicles?q=marked', 'daily') returning id`,
  [owner.id],
)
await site.query(
  `insert into listing (kind, ref, owner_id, review, title, island, search_text)
   values ('vehicle', 'marked', $1, 'pending', 'Marked car', 'saipan', 'marked')`,
  [owner.id],
)
const [queued] = await site.query(`select id from moderation_case where subject_ref = 'marked'`)
const [decided] = await site.query(
  `insert into moderation_case (type, subject_kind, subject_ref, owner_id, state, quote, reason, decided_at)
   values ('report', 'vehicle', 'marked', $1, 'hidden', 'Marked words', 'Marked reason', now()) returning id`,
  [owner.id],
)
await site.query(
  `insert into favorite (user_id, type, ref)
   select $1, kind, ref from listing where (kind, ref) in (('vehicle', '1'), ('buy-and-sell', '1'))`,
  [owner.id],
)
await site.query(
  `update listing set title = 'Marked ' || kind where (kind, ref) in (('vehicle', '1'), ('buy-and-sell', '1'))`,
)
const [notice] = await site.query(
  `insert into notification (user_id, event, "values", href, key)
   values ($1, 'saved-search', '{"name": "Marked search", "count": 1, "title": "Marked listing"}', '/vehicles/1', 'marked')
   returning id`,
  [owner.id],
)
const [mail] = await site.query(
  `insert into mail (key, user_id, address, language, subject, body, state)
   values ('marked', $1, $2, 'en', 'Marked mail', '<p>Marked link</p>', 'kept') returning id`,
  [owner.id, owner.email],
)
const [{ id: importId }] = await site.query(
  `insert into listing_import (kind, file_name, hash, plan, counts, faults)
   values ('vehicle', 'marked.csv', '', 'marked', '{"new": 0, "changed": 0, "unchanged": 0, "faulty": 1}',
     '[{"row": 2, "column": "id", "problem": "nowhere"}]') returning id`,
)
const [draft] = await site.query(
  `insert into draft (owner_id, kind, category, form)
   values ($1, 'vehicle', 'car', '{"title": ["Marked draft"]}') returning id`,
  [owner.id],
)
const [photo] = await site.query(
  `insert into draft_photo (id, draft_id, position, name) values (gen_random_uuid(), $1, 0, 'Marked.jpg') returning id`,
  [draft!.id],
)
await site.query(
  `insert into audit (actor_id, action, subject_kind, subject_id) select id, 'role', 'user', id::text from users where id = $1`,
  [owner.id],
)
await site.query(
  `insert into content_revision (actor_id, kind, ref, after) values ($1, 'faq', 'entry', '{"position": "1"}')`,
  [owner.id],
)
const [key] = await site.query(
  `insert into passkey (user_id, credential_id, public_key, name) values ($1, 'marked', '', 'Marked key') returning id`,
  [owner.id],
)
const [session] = await site.query('select id from session where user_id = $1', [owner.id])

await site.query(
  `insert into draft (owner_id, kind, form, version) values ($1, 'property', '{"title": ["Marked home"]}', 2)`,
  [owner.id],
)
const [conversation] = await site.query(
  `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
   select 'vehicle', '1', 'Marked listing', $1, id from users where full_name = 'A user' returning id, asker_id`,
  [owner.id],
)
const [message] = await site.query(
  `with asked as (
     insert into message (conversation_id, sender_id, client_id, text, picture_width, picture_height)
     values ($1, $2, gen_random_uuid(), 'Marked question', 8, 8) returning id
   )
   update conversation set last_id = asked.id from asked where conversation.id = $1 returning last_id as id`,
  [conversation!.id, conversation!.asker_id],
)
const [reported] = await site.query(
  `insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote)
   values ('report', 'message', $1, $2, 'Marked question') returning id`,
  [message!.id, conversation!.asker_id],
)
// A blocked user gets the same answer as for an unknown conversation.
await site.query('insert into message_block (blocker_id, blocked_id) values ($1, $2)', [
  owner.id,
  conversation!.asker_id,
])

await site.query(`insert into booking_guest_block (owner_id, email) values ($1, 'marked@blocked.example')`, [
  owner.id,
])
await site.query(
  `insert into booking (number, listing_kind, listing_ref, listing_title, kind, guest_id, name, persons, starts_at, ends_at,
     state, rule, form_key)
   values ('MARKED2345', 'vehicle', '1', 'Marked booking', 'visit', $1, 'Marked Person', 1, now() + interval '2 days',
     now() + interval '3 days', 'confirmed', 'moderate', gen_random_uuid())`,
  [owner.id],
)
await site.query(
  `with placed as (
     insert into orders (number, buyer_id, seller_name, buyer_name, phone, way, delivery, state, total_cents, form_key,
       booking_id)
     select 'MARKEDORDR', $1, 'Marked Seller', 'Marked Person', '+16702345678', 'on-site', 'pick-up', 'open', 500,
       gen_random_uuid(), booking.id from booking where number = 'MARKED2345' returning id
   )
   insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
   select id, 'buy-and-sell', '1', 'Marked order', 1, 500 from placed`,
  [owner.id],
)
const thisYear = new Date().getUTCFullYear()
await site.query(
  `with sold as (
     insert into orders (number, seller_id, seller_name, buyer_name, phone, way, delivery, state, total_cents, paid_cents,
       form_key)
     values ('MARKEDSALE', $1, 'Marked Person', 'Ben Cruz', '', 'on-site', 'pick-up', 'disputed', 12300, 12300,
       gen_random_uuid()) returning id
   ), line as (
     insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
     select id, 'buy-and-sell', '1', 'Marked sale', 1, 12300 from sold
   )
   insert into receipt (seller_id, year, number, order_id, kind, cents) select $1, $2, 1, id, 'payment', 12300 from sold`,
  [owner.id, thisYear],
)
const [complaint] = await site.query(
  `with disputed as (
     insert into dispute (order_id) select id from orders where number = 'MARKEDSALE' returning order_id
   )
   insert into dispute_post (order_id, form_key, side, author_id, text, photos)
   select order_id, gen_random_uuid(), 'seller', $1, 'Marked complaint', 1 from disputed returning id`,
  [owner.id],
)
await site.query(
  `insert into listing (kind, ref, owner_id, title, island) values ('product', 'marked-product', $1, 'Marked product', 'saipan')`,
  [owner.id],
)
const [markedEvent] = await site.query(
  `insert into listing (kind, ref, owner_id, title, island) values ('event', 'marked-event', $1, 'Marked event', 'saipan')
   returning id`,
  [owner.id],
)
const [markedPlace] = await site.query(
  `with seats as (
     insert into bookable (listing_id, kind, name, capacity, settings) values ($1, 'seat', 'Marked seats', 9, '{}') returning id
   )
   insert into booking_place (bookable_id, starts_at, ends_at, capacity)
   select id, now() + interval '2 days', now() + interval '3 days', 9 from seats returning id, bookable_id`,
  [markedEvent!.id],
)
const [markedRoom] = await site.query(
  `with hotel as (
     insert into listing (kind, ref, owner_id, title, island) values ('hotel', 'marked-hotel', $1, 'Marked hotel', 'saipan')
     returning id
   )
   insert into bookable (listing_id, kind, name, capacity, settings)
   select id, 'stay', 'Marked room', 1, '{"cents": 100, "guests": 2}' from hotel returning id`,
  [owner.id],
)
const reviewer = await signedIn(site, { name: 'A reviewer' })
const [review] = await site.query(
  `insert into review (listing_id, author_id, rating, comment)
   select id, $1, 4, 'Marked review' from listing where ref = 'marked-hotel' returning id`,
  [reviewer.id],
)
await site.query(
  `insert into booking_calendar (bookable_id, name, secret) values ($1, 'Marked site', 'marked')`,
  [markedRoom!.id],
)
await site.query(
  `with marked as (
     insert into booking (number, listing_kind, listing_ref, listing_title, kind, owner_id, place_id, name, persons,
       starts_at, ends_at, state, rule, form_key)
     values ('MARKED4567', 'event', 'marked-event', 'Marked event', 'seat', $1, $2, 'Marked Guest', 1,
       now() + interval '2 days', now() + interval '3 days', 'confirmed', 'moderate', gen_random_uuid()) returning id
   )
   insert into booking_ticket (booking_id, code) select id, 'MARKEDTICKET' from marked`,
  [owner.id, markedPlace!.id],
)
await site.query(
  `insert into booking (number, listing_kind, listing_ref, listing_title, kind, owner_id, name, persons, starts_at, ends_at,
     state, rule, form_key)
   values ('MARKED6789', 'vehicle', '1', 'Marked request', 'visit', $1, 'Marked Guest', 1, now() + interval '2 days',
     now() + interval '3 days', 'confirmed', 'moderate', gen_random_uuid())`,
  [owner.id],
)
await site.query(
  `insert into listing_colleague (listing_id, slot, role, email)
   select id, 1, 'edit', 'marked@colleague.example' from listing where ref = 'marked-hotel'`,
)
await site.query(
  `insert into listing_post (listing_id, kind, title, text, lang, ends_at)
   select id, 'news', 'Marked post', 'Marked text', 'en', now() - interval '1 day' from listing where ref = 'marked-hotel'`,
)
const [post] = await site.query('select id from listing_post')
const [invitation] = await site.query('select id from listing_colleague')
const claimant = await signedIn(site, { name: 'A claimant' })
const [claim] = await site.query(
  `with marked as (
     insert into listing (kind, ref, owner_id, title, island) values ('business', 'marked-business', $1, 'Latte Business', 'saipan')
     returning id
   )
   insert into listing_claim (listing_id, claimant_id, way, words, state, owner_id, file_type)
   select id, $2, 'document', 'Marked claim', 'waiting', $1, 'application/pdf' from marked returning id, listing_id`,
  [owner.id, claimant.id],
)
await site.query(
  `insert into listing_claim (listing_id, claimant_id, way, words, state)
   select id, $1, 'phone', 'Marked words', 'withdrawn' from listing where ref = 'marked-hotel'`,
  [owner.id],
)
await site.query(
  `insert into listing (kind, ref, owner_id, title, island, status)
   values ('buy-and-sell', 'marked-sold', $1, 'Marked sold', 'saipan', 'sold')`,
  [owner.id],
)
const [sale] = await site.query(
  `insert into sale (listing_id, listing_kind, listing_ref, listing_title, seller_id, buyer_id)
   select id, kind, ref, title, owner_id, $1 from listing where ref = 'marked-sold' returning ref`,
  [reviewer.id],
)
const [campaign] = await site.query(
  `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents,
     digest)
   values ($1, 'Marked business', $2, 'https://example.com', 'Marked picture', 'en', 'food', current_date + 2,
     current_date + 3, 100, 'marked') returning reference`,
  [owner.id, owner.email],
)

type Person = 'anonymous' | 'pending' | 'owner' | Role
type PageAccess = {
  /** Where the route has parameters. */
  address?: string
  /** What the owner reads there and no one else, but for an admin where that says so. */
  shows?: RegExp
  /** What an admin reads there of the owner. */
  showsAdmin?: RegExp
  /** Other than 302 for the anonymous, to /login, and 200 for all others. */
  answers?: Partial<Record<Person, number>>
  /** What a stranger's form names of the owner's. */
  sends?: Record<string, string>
}

const ofAdmins: PageAccess['answers'] = { owner: 403, user: 403, moderator: 403 }
const ofStaff: PageAccess['answers'] = { owner: 403, user: 403 }
/** Like one that does not exist. */
const likeNone: PageAccess['answers'] = { user: 404, moderator: 404, admin: 404 }
const nowhere: PageAccess['answers'] = { owner: 404, user: 404, moderator: 404, admin: 404 }
const forFormsAlone: PageAccess['answers'] = { owner: 405, user: 405, moderator: 405, admin: 405 }

/** Every address that is only for users who are signed in, by its path in routes.ts. */
const rows: Record<string, PageAccess> = {
  'first-admin': {},
  profile: { shows: /Marked Person/ },
  'profile/setup': { shows: /PO Box Marked/ },
  'decisions/:id': {
    address: `decisions/${decided!.id}`,
    shows: /Marked reason/,
    answers: likeNone,
    sends: { text: 'Let me in' },
  },
  admin: { answers: { ...ofStaff, moderator: 302 }, sends: { disableLightbox: 'on', version: '' } },
  'admin/users': { answers: ofAdmins, showsAdmin: /Marked Person/ },
  'admin/users/:id': {
    address: `admin/users/${owner.id}`,
    answers: ofAdmins,
    showsAdmin: /marked@example\.com/,
    sends: { end: 'all' },
  },
  'admin/audit': { answers: ofAdmins, showsAdmin: /Marked Person/ },
  'admin/listings': { answers: ofAdmins, showsAdmin: /Marked car/ },
  'admin/listings/merge': {
    address: 'admin/listings/merge?one=1&other=2',
    answers: ofAdmins,
    sends: { keep: '1' },
  },
  'admin/listings/export': {
    address: 'admin/listings/export?kind=vehicle',
    answers: ofAdmins,
    showsAdmin: /marked@example\.com/,
  },
  'admin/listings/import': { answers: ofAdmins, sends: { kind: 'vehicle' } },
  'admin/listings/import/:id': {
    address: `admin/listings/import/${importId}`,
    answers: ofAdmins,
    showsAdmin: /marked\.csv/,
    sends: { plan: 'marked' },
  },
  'admin/listings/import/:id/faults': {
    address: `admin/listings/import/${importId}/faults`,
    answers: ofAdmins,
    showsAdmin: /No listing here has this id/,
  },
  'admin/moderation': { answers: ofStaff, sends: { trustedAfter: '1' } },
  'admin/moderation/:id': {
    address: `admin/moderation/${queued!.id}`,
    answers: ofStaff,
    sends: { decision: 'approve', version: '1' },
  },
  'admin/analytics': { answers: ofAdmins, showsAdmin: /Visitors/ },
  'admin/analytics/export': { answers: ofAdmins, showsAdmin: /Visitors/ },
  // For staff as long as they have to decide; the store has none.
  'admin/moderation/:id/picture': {
    address: `admin/moderation/${reported!.id}/picture`,
    answers: { ...nowhere, ...ofStaff },
  },
  'admin/money': { answers: ofAdmins, sends: { payment: '1', reason: 'Let me in' } },
  'admin/money/fees': { answers: ofAdmins, sends: { op: 'fee', percent: '30' } },
  'admin/money/taxes': {
    answers: ofAdmins,
    sends: { op: 'add', name: 'Sneaky', percent: '5', from: '2026-01-01', islands: 'rota', kinds: 'goods' },
  },
  'admin/money/export': { address: 'admin/money/export?year=2026', answers: ofAdmins },
  'admin/money/disputes/:number': {
    address: 'admin/money/disputes/MARKEDSALE',
    answers: ofAdmins,
    showsAdmin: /Marked complaint/,
    sends: { outcome: 'none', left: '12300', post: String(complaint!.id), reason: 'Let me in' },
  },
  'admin/money/disputes/:number/:photo': {
    address: `admin/money/disputes/MARKEDSALE/${complaint!.id}-0`,
    answers: { ...nowhere, ...ofAdmins },
  },
  'admin/claims': { answers: ofAdmins, showsAdmin: /Latte Business/ },
  'admin/claims/:id': {
    address: `admin/claims/${claim!.id}`,
    answers: ofAdmins,
    showsAdmin: /Marked claim/,
    sends: { decision: 'approve', seen: JSON.stringify([owner.id, '', null]) },
  },
  // The row exists, but the file is not in the store.
  'admin/claims/:id/document': {
    address: `admin/claims/${claim!.id}/document`,
    answers: { ...nowhere, ...ofAdmins },
  },
  'admin/verification': { answers: ofAdmins, showsAdmin: /Marked Person/ },
  'admin/verification/:id': {
    address: `admin/verification/${request!.id}`,
    answers: ofAdmins,
    showsAdmin: /PO Box Marked/,
    sends: { approve: 'on' },
  },
  // Not even its owner.
  'admin/verification/:id/:picture': {
    address: `admin/verification/${request!.id}/idPhoto`,
    answers: ofAdmins,
    showsAdmin: /^RIFF.{4}WEBP/s,
  },
  'admin/advertisements': { answers: ofAdmins, showsAdmin: /Marked business/, sends: { rate: '1' } },
  'admin/advertisements/:reference': {
    address: `admin/advertisements/${campaign!.reference}`,
    answers: ofAdmins,
    showsAdmin: /Marked picture/,
    sends: { move: 'approve', version: '1' },
  },
  'user-listings': { shows: /Marked car/ },
  'admin/bookings': { answers: ofAdmins, showsAdmin: /Marked Guest/ },
  'admin/bookings/storm': {
    address: `admin/bookings/storm?from=${nextYear}-01-01&island=saipan&until=${nextYear}-01-02`,
    answers: ofAdmins,
    sends: { words: 'Let me in' },
  },
  'admin/bookings/:number': {
    address: 'admin/bookings/MARKED6789',
    answers: ofAdmins,
    showsAdmin: /Marked Guest/,
    sends: { decision: 'cancel-by-owner', seen: 'confirmed', reason: 'Let me in' },
  },
  'admin/content': { answers: ofAdmins, showsAdmin: /Frequently asked questions/ },
  'admin/content/contact': {
    answers: ofAdmins,
    showsAdmin: /Office or postal address/,
    sends: { seen: JSON.stringify(noContact), email: 'marked@example.com' },
  },
  'admin/content/:kind': { address: 'admin/content/faq', answers: ofAdmins, showsAdmin: /visa/ },
  'admin/content/:kind/history': {
    address: 'admin/content/faq/history',
    answers: ofAdmins,
    showsAdmin: /Marked Person/,
  },
  'admin/content/:kind/preview': {
    address: 'admin/content/faq/preview',
    answers: ofAdmins,
    sends: { ref: 'entry' },
  },
  'admin/content/:kind/preview-document': {
    address: 'admin/content/shelters/preview-document',
    answers: ofAdmins,
    sends: { ref: '1' },
  },
  'admin/content/:kind/:ref': {
    address: 'admin/content/faq/entry',
    answers: ofAdmins,
    showsAdmin: /visa/,
    sends: { 'question.en': 'Marked' },
  },
  'admin/content/:kind/:ref/delete': {
    address: 'admin/content/shelters/1/delete',
    answers: ofAdmins,
    showsAdmin: /Marianas High School/,
    sends: { version: '' },
  },
  'admin/support': { answers: ofStaff, showsAdmin: /Marked Person/ },
  'admin/support/:reference': {
    address: `admin/support/${ticket!.reference}`,
    answers: ofStaff,
    showsAdmin: /Marked Person/,
  },
  'admin/health': { answers: ofAdmins, showsAdmin: /Background jobs/ },
  'admin/health/mails': { answers: ofAdmins, showsAdmin: /Deferred/ },
  'admin/health/addresses': { answers: ofAdmins, sends: { address: 'maria@example.com' } },
  'admin/health/jobs/:kind': {
    address: 'admin/health/jobs/mail-reset',
    answers: ofAdmins,
    sends: { op: 'retry', job: '1.1' },
  },
  'admin/operation': { answers: ofAdmins, sends: { readOnly: 'off' } },
  'admin/mails': { answers: ofAdmins, showsAdmin: /Marked mail/ },
  'admin/mails/:id': { address: `admin/mails/${mail!.id}`, answers: ofAdmins, showsAdmin: /Marked link/ },
  'admin/*': { address: 'admin/nonsense', answers: { ...nowhere, ...ofStaff } },
  'admin/:area/contact': { address: 'admin/nonsense/contact', answers: { ...nowhere, ...ofStaff } },
  bookings: { shows: /Marked booking/ },
  'bookings/:number': {
    address: 'bookings/MARKED2345',
    shows: /Marked booking/,
    answers: likeNone,
    sends: { move: 'cancel', seen: 'confirmed' },
  },
  ':area/:ref/buy': { address: 'buy-and-sell/2/buy', sends: { quantity: '1' } },
  orders: { shows: /Marked order/ },
  'orders/cart': { sends: { op: 'add', kind: 'product', ref: '1' } },
  'orders/earnings': { shows: /\$123/ },
  'orders/earnings/export': { address: `orders/earnings/export?year=${thisYear}`, shows: /Marked sale/ },
  'orders/:number': {
    address: 'orders/MARKEDORDR',
    shows: /Marked order/,
    answers: likeNone,
    sends: { move: 'cancel', seen: 'open' },
  },
  'orders/:number/dispute': {
    address: 'orders/MARKEDSALE/dispute',
    shows: /Marked complaint/,
    answers: likeNone,
    sends: { text: 'Let me in', formKey: randomUUID() },
  },
  // The row exists, but the file is not in the store.
  'orders/:number/dispute/:photo': {
    address: `orders/MARKEDSALE/dispute/${complaint!.id}-0`,
    answers: nowhere,
  },
  // Only by the other side, which has left.
  'orders/:number/dispute/report/:post': {
    address: `orders/MARKEDSALE/dispute/report/${complaint!.id}`,
    answers: nowhere,
  },
  'orders/:number/returned': { address: 'orders/MARKEDORDR/returned', answers: { ...likeNone, owner: 302 } },
  ':area/:ref/apply': { address: 'jobs/2/apply', sends: { message: 'Let me in' } },
  applications: { shows: /Marked job/ },
  'applications/:number': {
    address: `applications/${applied}`,
    shows: /Marked letter/,
    answers: likeNone,
    sends: { move: 'withdraw', seen: 'sent' },
  },
  'applications/:number/file': {
    address: `applications/${applied}/file`,
    shows: /Marked page/,
    answers: likeNone,
  },
  'applications/:number/report': {
    address: 'applications/MARKEDAPPS/report',
    shows: /Marked answer/,
    answers: likeNone,
    sends: { reason: 'scam' },
  },
  'user-listings/:kind/:ref/stock': {
    address: 'user-listings/product/marked-product/stock',
    shows: /Marked product/,
    answers: likeNone,
    sends: { left: '9' },
  },
  'user-listings/:kind/:ref/applications': {
    address: 'user-listings/job/marked-job/applications?open=MARKEDAPPS',
    shows: /Marked answer/,
    answers: likeNone,
    sends: { op: 'decline-all', open: 'MARKEDAPPS' },
  },
  'user-listings/:kind/:ref/applications/export': {
    address: 'user-listings/job/marked-job/applications/export',
    shows: /Marked answer/,
    answers: likeNone,
  },
  'user-listings/:kind/:ref/hours': {
    address: 'user-listings/business/marked-business/hours',
    shows: /Latte Business/,
    answers: likeNone,
    sends: { op: 'close', why: 'typhoon', until: '2099-01-01' },
  },
  'user-listings/:kind/:ref/bookings': {
    address: 'user-listings/vehicle/marked/bookings',
    shows: /Marked car/,
    answers: likeNone,
  },
  'user-listings/:kind/:ref/bookings/:bookable': {
    address: 'user-listings/vehicle/marked/bookings/new-visit',
    shows: /Marked car/,
    answers: likeNone,
    sends: { minutes: '30', 'hours.0.from': '09:00', 'hours.0.until': '12:00', 'hours.0.weekdays': '1' },
  },
  'bookings/calendar': {
    shows: /Marked seats/,
    sends: {
      op: 'block',
      day: `${nextYear}-01-01`,
      of: markedPlace!.bookable_id,
      place: markedPlace!.id,
      quantity: '1',
    },
  },
  'bookings/storm': {
    address: `bookings/storm?from=${nextYear}-01-01&until=${nextYear}-01-02`,
    sends: { words: 'Let me in' },
  },
  'bookings/check-in/:place': {
    address: `bookings/check-in/${markedPlace!.id}`,
    shows: /Marked Guest/,
    answers: likeNone,
    sends: { code: 'MARKEDTICKET' },
  },
  'bookings/check-in/:place/attendees': {
    address: `bookings/check-in/${markedPlace!.id}/attendees`,
    shows: /Marked Guest/,
    answers: likeNone,
  },
  'bookings/check-in/used': {
    answers: forFormsAlone,
    sends: { code: 'MARKEDTICKET', place: markedPlace!.id },
  },
  'bookings/received': { address: 'bookings/received?part=coming', shows: /Marked request/ },
  'bookings/received/:number': {
    address: 'bookings/received/MARKED6789',
    shows: /Marked request/,
    answers: likeNone,
    sends: { move: 'cancel-by-owner', seen: 'confirmed', words: 'Let me in' },
  },
  'user-listings/:kind/:ref/colleagues': {
    address: 'user-listings/hotel/marked-hotel/colleagues',
    shows: /marked@colleague\.example/,
    answers: likeNone,
    sends: { op: 'remove', id: invitation!.id },
  },
  'user-listings/:kind/:ref/posts': {
    address: 'user-listings/hotel/marked-hotel/posts',
    shows: /Marked post/,
    answers: likeNone,
    sends: { op: 'renew', id: post!.id },
  },
  'user-listings/:kind/:ref/bookings/:bookable/calendars': {
    address: `user-listings/hotel/marked-hotel/bookings/${markedRoom!.id}/calendars`,
    shows: /Marked site/,
    answers: likeNone,
    sends: { op: 'add', name: 'Let me in' },
  },
  'bookings/:number/change': {
    address: 'bookings/MARKED2345/change?time=now',
    shows: /Marked booking/,
    answers: likeNone,
  },
  // It leads to the order.
  'bookings/:number/payment': {
    address: 'bookings/MARKED2345/payment',
    answers: { ...likeNone, owner: 302 },
    sends: {},
  },
  'bookings/:number/calendar.ics': {
    address: 'bookings/MARKED2345/calendar.ics',
    shows: /Marked booking/,
    answers: likeNone,
  },
  claims: { shows: /Marked hotel/ },
  // Anyone may claim it; what the owner is told about other claims is theirs.
  'claims/:kind/:ref': {
    address: 'claims/business/marked-business',
    shows: /Marked claim/,
    sends: { op: 'answer', dispute: claim!.id, statement: 'Let me in' },
  },
  'reviews/:id/reply': {
    address: `reviews/${review!.id}/reply`,
    shows: /Marked review/,
    answers: likeNone,
    sends: { reply: 'Let me in' },
  },
  'reviews/:id/helpful': {
    address: `reviews/${review!.id}/helpful`,
    answers: forFormsAlone,
    sends: { vote: 'no' },
  },
  'user-listings/:kind/:ref/buyer': {
    address: 'user-listings/buy-and-sell/marked-sold/buyer',
    shows: /Marked sold/,
    answers: likeNone,
    sends: { off: 'on' },
  },
  'sales/:ref': {
    address: `sales/${sale!.ref}`,
    shows: /Marked sold/,
    answers: likeNone,
    sends: { answer: 'no' },
  },
  'saved-searches': { shows: /Marked search/, sends: { id: search!.id, change: 'delete' } },
  'saved-searches/new': { address: 'saved-searches/new?of=/vehicles' },
  messages: { shows: /Marked question/ },
  'messages/:kind/:ref': {
    address: `messages/vehicle/1?with=${conversation!.id}`,
    shows: /Marked question/,
    answers: likeNone,
    sends: { with: conversation!.id, text: 'Let me in' },
  },
  'messages/reports/:id': {
    address: `messages/reports/${message!.id}`,
    shows: /Marked question/,
    answers: likeNone,
    sends: { reason: 'scam' },
  },
  // The row exists, but the file is not in the store.
  'messages/pictures/:id': { address: `messages/pictures/${message!.id}`, answers: nowhere },
  // Only for forms.
  'messages/sent': {
    answers: forFormsAlone,
    sends: { kind: 'vehicle', ref: '1', with: conversation!.id, text: 'Let me in' },
  },
  'messages/blocks': { answers: forFormsAlone, sends: { with: conversation!.id } },
  notifications: { shows: /Marked (search|listing)/, sends: { read: notice!.id } },
  'notifications/channels': {},
  account: { shows: /marked@example\.com/ },
  'account/password': {},
  'account/second-step': {},
  'account/passkeys': { shows: /Marked key/, sends: { change: 'rename', passkey: key!.id, name: 'Taken' } },
  'account/email': { shows: /marked@example\.com/ },
  'account/payments': { sends: { onSite: 'on' } },
  // This site is no partner of PayPal's.
  'account/payments/returned/:attempt': { address: 'account/payments/returned/0a1b2c3d', answers: nowhere },
  'account/public-profile': { sends: { since: '1901' } },
  'account/blocked': { shows: /marked@blocked\.example/, sends: { email: 'marked@blocked.example' } },
  'account/sessions': { sends: { end: session!.id } },
  'account/delete': {},
  // No one here has asked to be deleted.
  'account/return': { answers: { owner: 302, user: 302, moderator: 302, admin: 302 } },
  'account/export': {},
  'favorites/entries': { shows: /"vehicle"/ },
  'create-listing/:draft?': { address: 'create-listing', shows: /Marked draft/ },
  'create-listing/:draft/category': { address: `create-listing/${draft!.id}/category`, answers: likeNone },
  'create-listing/:draft/images': { address: `create-listing/${draft!.id}/images`, answers: likeNone },
  'create-listing/:draft/details': {
    address: `create-listing/${draft!.id}/details`,
    shows: /Marked draft/,
    answers: likeNone,
  },
  'create-listing/property': { shows: /Marked home/ },
  'create-listing/event': {},
  // It is only written to.
  'create-listing/:draft/save': { address: `create-listing/${draft!.id}/save`, answers: nowhere },
  // It leads the owner to the draft of the edit.
  'user-listings/:kind/:ref/edit': {
    address: 'user-listings/vehicle/marked/edit',
    answers: { ...likeNone, owner: 302 },
  },
  // What is sent there is read under its own address.
  photos: { answers: { owner: 405, user: 405, moderator: 405, admin: 405 } },
  'photos/:id': { address: `photos/${photo!.id}`, shows: /Marked\.jpg/, answers: likeNone },
  'photos/of/:draft': {
    address: `photos/of/${draft!.id}`,
    shows: /Marked\.jpg/,
    answers: likeNone,
    sends: { photoRemove: photo!.id },
  },
}

const routeIds = new Map(privateRoutes(routes as RouteConfigEntry[]))

test('each private address has its row here', () => {
  expect(Object.keys(rows).toSorted()).toEqual([...routeIds.keys()].toSorted())
})

const paths = Object.keys(rows)
/** Where roles open nothing, a moderator and an admin are tried by turns, in `npm run sweep` both. */
const triedAt = (person: Role, path: string) =>
  person === 'user' ||
  path.startsWith('admin') ||
  hasTurn(paths.indexOf(path) + Number(person === 'admin'), 0, 2)
type ReadAnswer = { status: number; headers: Headers; text: string }
const reads = new Map<string, Promise<ReadAnswer>>()

/** What one person reads at one address, asked for once: to make the pages is most of the work here. */
function asked(path: string, person: Person): Promise<ReadAnswer> {
  const key = `${person} ${path}`
  const ask = async () => {
    const answer = await site.ask(`/${rows[path]!.address ?? path}`, { headers: { cookie: cookies[person] } })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  if (!reads.has(key)) reads.set(key, ask())
  return reads.get(key)!
}

// An admin whose login has not passed its second step has no more than who is not signed in.
const guests = ['anonymous', 'pending'] as const
const asGuests = guests.flatMap((person) => paths.map((path) => [person, path] as const))

test.each(asGuests)('%s is led to /login from /%s', async (person, path) => {
  const answer = await asked(path, person)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^\/login\?next=/)
})

test.each([
  ...paths.map((path) => ['owner', path] as const),
  ...others.flatMap((role) =>
    paths.filter((path) => triedAt(role, path)).map((path) => [role, path] as const),
  ),
])('%s at /%s', async (person, path) => {
  const answer = await asked(path, person)
  expect(answer.status).toBe(rows[path]!.answers?.[person] ?? 200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

const shown = paths.filter((path) => rows[path]!.shows)
test.each(shown)('/%s shows its owner what is theirs', async (path) => {
  expect((await asked(path, 'owner')).text).toMatch(rows[path]!.shows!)
})

const shownToAdmins = paths.filter((path) => rows[path]!.showsAdmin)
test.each(shownToAdmins)('/%s shows an admin what there is to look at', async (path) => {
  expect((await asked(path, 'admin')).text).toMatch(rows[path]!.showsAdmin!)
})

test.each([
  ['owner', 'applications/:number/file'],
  ['admin', 'admin/verification/:id/:picture'],
] as const)('what %s gets at /%s runs nothing, and no other site reads it', async (person, path) => {
  expect(Object.fromEntries((await asked(path, person)).headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
})

// Whom their role lets in is no stranger there.
const strangers = others.flatMap((person) =>
  paths
    .filter((path) => triedAt(person, path))
    .filter((path) => !path.startsWith('admin/') || rows[path]!.answers?.[person])
    .map((path) => [person, path] as const),
)
test.each(strangers)('%s reads nothing of another person at /%s', async (person, path) => {
  const { shows } = rows[path]!
  const marks = new RegExp(`Marked (?!as )|marked@|${owner.id}${shows ? `|${shows.source}` : ''}`)
  expect((await asked(path, person)).text).not.toMatch(marks)
})

const sent = (path: string, cookie: string) =>
  site.ask(`/${rows[path]!.address ?? path}`, {
    method: 'POST',
    headers: { cookie, origin: site.origin },
    body: new URLSearchParams(rows[path]!.sends ?? {}),
  })

const watching = new pg.Client({ connectionString: site.database })
afterAll(() => watching.end())

describe('what a stranger sends changes nothing', () => {
  let known: Awaited<ReturnType<typeof ofOwner>>
  beforeAll(async () => {
    await watching.connect()
    known = await ofOwner()
  })

  async function expectNothingChanged() {
    const before = known
    known = await ofOwner()
    expect(known).toEqual(before)
  }

  test.each(asGuests)('a form of %s to /%s leads to /login', async (person, path) => {
    const answer = await sent(path, cookies[person])
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/login\?next=/)
    await expectNothingChanged()
  })

  test.each(strangers)('%s changes nothing of another person at /%s', async (role, path) => {
    const { cookie } = await signedIn(site, { role }) // who may delete their own account by this
    const { status } = await sent(path, cookie)
    const isSafe = rows[path]!.answers?.[role] === 403 ? status === 403 : status < 500
    expect(isSafe, `${status}`).toBe(true)
    await expectNothingChanged()
  })
})

describe('below /admin no method and no address tells more than any other', () => {
  const below = paths.filter((path) => path === 'admin' || path.startsWith('admin/'))
  // With what no row has in its place, and as data.
  const addresses = below.flatMap((path) => {
    const { address = path } = rows[path]!
    const nobodys = path.replaceAll(/:\w+/g, '0').replace('*', '0')
    return [...new Set([address, nobodys])].flatMap((one) => [one, one.replace(/^([^?]*)/, '$1.data')])
  })
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
  const usual = ['GET', 'POST']
  /** Those that no page uses have a quarter of the addresses each day, in `npm run sweep` all. */
  const inTurn = <Address>(method: string, all: readonly Address[]) =>
    all.filter((_, at) => usual.includes(method) || hasTurn(at, methods.indexOf(method)))
  const send = (address: string, method: string, cookie: string) =>
    site.ask(`/${address}`, { method, headers: { cookie, origin: site.origin } })

  test.each(methods)('%s leads a guest to sign in', async (method) => {
    for (const address of inTurn(method, addresses)) {
      const answer = await send(address, method, '')
      const way = answer.headers.get('location') ?? (await answer.text())
      expect([address, answer.status, method === 'HEAD' ? '/login?next=' : way]).toEqual([
        address,
        address.includes('.data') ? 202 : 302,
        expect.stringContaining('/login?next='),
      ])
    }
  })

  test.each(methods)(
    '%s is refused to who is no staff, and to moderators where they may not',
    async (method) => {
      for (const address of inTurn(method, addresses))
        expect([address, (await send(address, method, cookies.user)).status]).toEqual([address, 403])
      const closed = below.filter((path) => rows[path]!.answers?.moderator === 403)
      for (const path of inTurn(method, closed)) {
        const { address = path } = rows[path]!
        expect([path, (await send(address, method, cookies.moderator)).status]).toEqual([path, 403])
      }
    },
  )
})

/** Public addresses that show signed-in users their own data, as a pattern of its markup. */
const ownParts: Record<string, RegExp> = {
  favorites: /Marked vehicle/,
  [`people/${conversation!.asker_id}`]: /Unblock A user/,
  advertise: /Marked business/,
  [`advertise/${campaign!.reference}`]: /Marked picture/,
  'buy-and-sell/favorites': /Marked buy-and-sell/,
  'verify-email': /waiting@example\.com/,
  [`verify-email?token=${await verifyToken()}`]: />Press the button to confirm/,
}
const waiting = await signedIn(site, { email: 'waiting@example.com', emailVerified: false })

describe.each(Object.entries(ownParts))('/%s', (path, part) => {
  const { cookie } = path === 'verify-email' ? waiting : owner
  const read = async (cookie: string) => (await site.ask(`/${path}`, { headers: { cookie } })).text()

  test('shows its owner what is theirs', async () => {
    expect(await read(cookie)).toMatch(part)
  })

  test.each(['anonymous', ...others] as const)('%s reads nothing of it', async (person) => {
    expect(await read(cookies[person])).not.toMatch(part)
  })
})

test.each(paths)('without a session there is no data of /%s either', async (path) => {
  const { address = path } = rows[path]!
  const [pathname, search] = address.split('?')
  for (const part of [search, '_routes=root', `_routes=${encodeURIComponent(routeIds.get(path)!)}`]) {
    const answer = await site.ask(`/${pathname}.data?${part ?? ''}`)
    expect(await answer.text()).toContain('/login?next=')
    expect(answer.headers.get('cache-control')).not.toContain('public')
  }
})

const named = paths.filter((path) => path.includes(':'))
test.each(named)('a null character in /%s names nothing, and nothing fails', async (path) => {
  const known = (rows[path]!.address ?? path).split(/[/?]/)
  const address = path
    .split('/')
    .map((part, at) => (/^:(?!kind|area)/.test(part) ? '%00' : known[at]))
    .join('/')
  const cookie = cookies[path.startsWith('admin/') ? 'admin' : 'owner']
  expect((await site.ask(`/${address}`, { headers: { cookie } })).status).toBeLessThan(500)
})

/** Id by path, of the routes below the layouts that let no one in who is not signed in. */
function privateRoutes(entries: readonly RouteConfigEntry[], isPrivate = false): [string, string][] {
  return entries.flatMap(({ file, id = file.replace(/\.tsx?$/, ''), path, children = [] }) => [
    ...(isPrivate && path ? [[path, id] satisfies [string, string]] : []),
    ...privateRoutes(children, isPrivate || file === 'people/accounts/signed-in.tsx'),
  ])
}

/** By a form that lacks all else: the picture is put away nonetheless. */
async function chooseIdPicture() {
  const body = new FormData()
  body.set('idPhoto', new File([await phonePicture('teal')], 'id.jpg'))
  const headers = { cookie: owner.cookie, origin: site.origin }
  const { status } = await site.ask('/profile/setup', { method: 'POST', headers, body })
  expect(status).toBe(422)
}

/** With a PDF, for a job of the samples; and someone applies to the owner. @returns its number */
async function applyForJob() {
  const body = new FormData()
  const typed = {
    name: 'Marked Person',
    phone: '(670) 234-5678',
    message: 'Marked letter',
    formKey: randomUUID(),
  }
  for (const [name, value] of Object.entries(typed)) body.set(name, value)
  body.set('pdf', new File([pdfOf({ text: 'Marked page' })], 'cv.pdf'))
  const headers = { cookie: owner.cookie, origin: site.origin }
  const { status } = await site.ask('/jobs/1/apply', { method: 'POST', headers, body })
  expect(status).toBe(302)
  // The sample's employer would answer by mail during some later test.
  await site.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'answer-application'`,
  )
  await site.query(`update application set listing_title = 'Marked job' where applicant_id = $1`, [owner.id])
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island) values ('job', 'marked-job', $1, 'Marked job', 'saipan')`,
    [owner.id],
  )
  await site.query(
    `insert into application (number, listing_kind, listing_ref, listing_title, owner_id, applicant_id, name, phone, message, form_key)
     select 'MARKEDAPPS', 'job', 'marked-job', 'Marked job', $1, id, 'Marked Guest', '+16702345678', 'Marked answer', gen_random_uuid()
     from users where sample limit 1`,
    [owner.id],
  )
  const [sent] = await site.query('select number from application where applicant_id = $1', [owner.id])
  return sent!.number as string
}

/** A link that proves the owner's address. */
async function verifyToken() {
  const hash = createHash('sha256').update('marked').digest('hex')
  await site.query(
    `insert into mailed_token (hash, purpose, about, value, expires_at)
     values ($1, 'verify-email', $2, '{}', now() + interval '1 hour')`,
    [hash, owner.id],
  )
  return 'marked'
}

/** All that the database has of them, but for when they were seen: asked for after each form, so in one statement. */
async function ofOwner() {
  const ofUser = [
    'profile',
    'verification_request',
    'saved_search',
    'favorite',
    'notification',
    'mail',
    'seller_terms',
  ]
  const parts = [
    `select email, full_name, role, verified_at, closes_at, (select count(*) from session where user_id = $1) sessions
     from users where id = $1`,
    ...ofUser.map((table) => `select * from ${table} where user_id = $1`),
    'select * from campaign where owner_id = $1',
    'select * from draft_photo where draft_id = $2',
    `select message.*, (select count(*) from message_block where blocker_id = $1 or blocked_id = $1) blocks,
       (select count(*) from booking_guest_block where owner_id = $1) blocked_guests
     from message join conversation on conversation.id = conversation_id where owner_id = $1`,
    `select booking.*, booking_ticket.used_at, taken,
       (select count(*) from bookable join listing on listing.id = bookable.listing_id where owner_id = $1)
     from booking left join booking_ticket on booking_id = booking.id left join booking_place on booking_place.id = place_id
     where owner_id = $1 or guest_id = $1`,
    'select * from orders where buyer_id = $1 or seller_id = $1',
    'select * from dispute natural left join dispute_post order by id',
    'select stock.* from stock join listing on id = listing_id where owner_id = $1',
    'select reply, helpful from review where id = $3',
    // That its owner opens it is no change by a stranger.
    `select number, state = 'withdrawn' as is_withdrawn, state = 'declined' as is_declined, note, hidden_at
     from application where owner_id = $1 or applicant_id = $1 order by id`,
    'select closed_until from listing where owner_id = $1 order by id',
    'select * from listing_claim where owner_id = $1 or claimant_id = $1',
    'select * from listing_post order by id',
    'select * from listing_colleague order by id',
    'select * from booking_calendar where bookable_id = $4',
  ]
  const all = parts.map((part) => `(select json_agg(found) from (${part}) found)`).join(', ')
  const text = `select json_build_array(${all}) as parts`
  const values = [owner.id, draft!.id, review!.id, markedRoom!.id]
  // With a name it is planned once for all times, which takes longer than to answer it.
  const { rows } = await watching.query<{ parts: unknown }>({ name: 'of-owner', text, values })
  return rows[0]!.parts
}
