import { hashOf } from '../app/people/accounts/mailed-token.server.ts'
import { signedIn } from './accounts.ts'
import { draftId, importId, mailId, mailedToken, personId, reviewNumber, saleRef } from './pages.ts'
import type { Site } from './site.ts'

/** An admin, so that no page is closed to them, with something on most pages. */
export async function adminWithThings(site: Site) {
  const admin = await signedIn(site, { name: 'Ana', role: 'admin' })
  for (const statement of things) await site.query(statement, [admin.id])
  return admin
}

const things = [
  `insert into favorite (user_id, type, ref) values ($1, 'vehicle', '1'), ($1, 'event', '1')`,
  `insert into saved_search (user_id, name, address, alerts) values ($1, 'Toyota', '/vehicles?make=Toyota', 'daily')`,
  `insert into notification (user_id, event, "values", href, key)
   values ($1, 'credit-earned', '{"cents": 500}', '/profile', '1'), ($1, 'password-changed', '{}', '/account', '2')`,
  `with chat as (
    insert into ticket (topic, message, lang, digest, user_id) values ('chat', '', 'ko', 'chat', $1) returning id)
   insert into ticket_message (ticket_id, sender, text, key)
   select id, sender, '박물관은 열려 있나요?', sender from chat, unnest(array['visitor', 'site', 'staff']) sender`,
  `update listing set owner_id = $1 where kind = 'vehicle' and ref = '2'`,
  `with asked as (
    insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
    select 'vehicle', '2', 'Toyota', $1, id from users where sample order by id limit 1 returning id, asker_id)
   insert into message (conversation_id, sender_id, client_id, phrase)
   select id, asker_id, gen_random_uuid(), 'available' from asked`,
  `insert into users (id, full_name, email, role, has_second_step)
   select '${personId}', 'Juan Reyes', 'juan@example.com', 'user', true where $1 <> ''`,
  `insert into verification_request (user_id, status, submitted_at) select '${personId}', 'pending', now() where $1 <> ''`,
  `insert into audit (actor_id, action, subject_kind, subject_id, changes)
   values ($1, 'role', 'user', '${personId}', '{"role": ["user", "moderator"]}')`,
  `insert into listing_import (id, kind, file_name, hash, plan, counts, faults)
   select '${importId}', 'vehicle', 'cars.csv', '', '', '{"new": 1, "changed": 2, "unchanged": 3, "faulty": 1}',
     '[{"row": 2, "column": "id", "problem": "nowhere"}, {"row": 2, "column": "year", "problem": "invalid"}]'
   where $1 <> ''`,
  `with report as (
    insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote)
    values ('report', 'review', '999', $1, '박물관은 열려 있나요?') returning id)
   insert into moderation_report (case_id, reason, text) select id, 'scam', '박물관은 열려 있나요?' from report`,
  `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
   values ($1, 'Juan Reyes', 'juan@example.com', 'https://example.com', 'Juan Reyes', 'en', 'food', current_date + 2,
     current_date + 9, 800, 'sweep')`,
  `insert into mail (id, key, address, language, subject, body, state)
   select '${mailId}', 'sweep', 'juan@example.com', 'ko', '박물관', '<p>박물관은 열려 있나요?</p>', 'kept' where $1 <> ''`,
  `insert into mail (key, address, language, subject, state, returned, problem)
   select 'sweep-bounced', 'juan@example.com', 'ko', '박물관', 'sent', 'bounced', '550 5.1.1 박물관' where $1 <> ''`,
  `insert into suppressed_address (address, reason, words) select 'juan@example.com', 'bounced', '550 5.1.1 박물관' where $1 <> ''`,
  `with job as (select id from graphile_worker.add_job('make-photo-versions', '{"name": "sweep"}'::json) where $1 <> '')
   update graphile_worker._private_jobs set attempts = 25, last_error = '박물관 사진이 없습니다' from job where job.id = _private_jobs.id`,
  `insert into booking (number, listing_kind, listing_ref, listing_title, kind, owner_id, name, persons, starts_at, ends_at,
     state, rule, deadline, form_key)
   select number, 'vehicle', '2', 'Toyota', 'visit', owner_id, 'Juan Reyes', 1, now() + interval '2 days',
     now() + interval '3 days', 'requested', 'moderate', now() + interval '1 day', gen_random_uuid()
   from (values ('SWEEP23456', $1::uuid), ('SWEEP45679', null)) booked (number, owner_id)`,
  `insert into listing (kind, ref, owner_id, title, lang, island)
   values ('job', 'sweep', $1, '박물관 안내원', 'ko', 'saipan')`,
  `insert into application (number, listing_kind, listing_ref, listing_title, owner_id, applicant_id, name, phone, message, answers,
     may_work, file_size, state, form_key) values
     ('SWEEP34567', 'job', '3', 'Line Cook', null, $1, 'Juan Reyes', '+16702345678', '박물관은 열려 있나요?', '[]',
       null, 2000, 'shortlisted', gen_random_uuid()),
     ('SWEEP45678', 'job', 'sweep', 'Guide', $1, null, 'Juan Reyes', '+16702345678', '박물관은 열려 있나요?',
       '[{"question": "박물관은 열려 있나요?", "answer": "네, 있어요."}]', false, 2000, 'sent', gen_random_uuid())`,
  `insert into listing (kind, ref, owner_id, title, lang, island, attributes, closed_until, closed_why)
   values ('business', 'sweep', $1, '박물관', 'ko', 'saipan', '{"hours": {"week": [[[540, 1080]], [], [], [], [], [], []],
     "exceptions": {"2099-12-25": []}}}', current_date + 3, 'typhoon')`,
  `insert into listing (kind, ref, owner_id, title, lang, island) values ('product', 'sweep', $1, '박물관 기념품', 'ko', 'saipan')`,
  `insert into listing_colleague (listing_id, slot, role, email, invited_by)
   select id, 1, 'edit', 'juan@example.com', $1 from listing where kind = 'business' and ref = 'sweep'`,
  `insert into listing_colleague (listing_id, slot, role, email, invited_by, token_hash)
   select listing.id, 1, 'edit', users.email, owner_id, '${hashOf(mailedToken)}' from listing, users
   where kind = 'food' and ref = 'food3' and users.id = $1`,
  `insert into review (id, listing_id, author_id, rating, title, comment, lang, confirmed, reply, reply_lang, reply_by, replied_at)
   overriding system value
   select ${reviewNumber}, id, '${personId}', 4, '박물관', '박물관은 열려 있나요?', 'ko', 'purchase', '박물관', 'ko', $1, now()
   from listing where kind = 'business' and ref = 'sweep'`,
  `insert into listing_post (listing_id, author_id, kind, title, text, lang, ends_at)
   select id, $1, 'news', '박물관', '박물관은 열려 있나요?', 'ko', now() + interval '9 days' from listing
   where kind = 'business' and ref = 'sweep'`,
  `insert into listing_claim (listing_id, claimant_id, way, sent_to, words, state)
   select id, claimant, 'letter', 'Beach Road', '박물관은 열려 있나요?', 'waiting'
   from (values (1, '${personId}'::uuid, 'food4'), (2, $1, 'food1')) claimed(place, claimant, of_ref)
     join listing on kind = 'food' and ref = of_ref
   order by place`,
  `with claimed as (
     insert into listing_claim (listing_id, claimant_id, way, words, state, decided_at)
     select id, $1, 'phone', '박물관은 열려 있나요?', 'approved', now() from listing where kind = 'food' and ref = 'food2'
     returning id
   )
   insert into mailed_token (hash, purpose, about, value, expires_at)
   select '${hashOf(mailedToken)}', 'claim-objection', id::text, jsonb_build_object('claim', id), now() + interval '7 days'
   from claimed`,
  `insert into listing (kind, ref, owner_id, title, lang, island, status)
   values ('buy-and-sell', 'sweep', $1, '박물관 기념품', 'ko', 'saipan', 'sold')`,
  `insert into sale (ref, listing_kind, listing_ref, listing_title, seller_id, state)
   values ('${saleRef}', 'buy-and-sell', 'sweep', '박물관 기념품', $1, 'confirmed')`,
  `insert into sale_rating (sale_id, by_seller, author_id, subject_id, rating, comment, lang)
   select id, true, $1, '${personId}', 4, '박물관은 열려 있나요?', 'ko' from sale where ref = '${saleRef}'`,
  `with placed as (
     insert into orders (number, buyer_id, seller_id, seller_name, buyer_name, phone, way, delivery, place, state,
       total_cents, deadline, form_key) values
       ('SWEEP56789', $1, null, 'Juan Reyes', 'Juan Reyes', '+16702345678', 'demo', 'deliver', 'Beach Road',
         'awaiting-payment', 4500, now() + interval '15 minutes', gen_random_uuid()),
       ('SWEEP67892', null, $1, 'Juan Reyes', 'Juan Reyes', '+16702345678', 'on-site', 'meet', 'Beach Road', 'open',
         4500, now() + interval '7 days', gen_random_uuid()) returning id
   )
   insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
   select id, 'buy-and-sell', 'sweep', '박물관 기념품', 2, 2250 from placed`,
  `with placed as (
     insert into orders (number, buyer_id, seller_id, seller_name, buyer_name, phone, way, delivery, state, total_cents,
       paid_cents, handed_at, form_key)
     values ('SWEEP78923', $1, '${personId}', 'Juan Reyes', 'Juan Reyes', '+16702345678', 'on-site', 'pick-up', 'disputed',
       4500, 4500, now(), gen_random_uuid()) returning id
   ), line as (
     insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
     select id, 'buy-and-sell', 'sweep', '박물관 기념품', 2, 2250 from placed
   ), disputed as (
     insert into dispute (order_id) select id from placed returning order_id
   )
   insert into dispute_post (order_id, form_key, side, author_id, text)
   select order_id, gen_random_uuid(), side, $1, '박물관은 열려 있나요?' from disputed, (values ('buyer'), ('seller')) of (side)`,
  `insert into draft (id, owner_id, kind, category) values ('${draftId}', $1, 'vehicle', 'car')`,
]
