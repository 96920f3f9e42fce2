import type { Site } from './site.ts'

/** A name that no line has room for, with what a page must not take for markup. */
const hostile = `<b>"&'</b> ${'Wagelhorn'.repeat(12)}`

/** Each writes a row for every one of the crowd: its number `n`, `item` like `crowd-007`, and its `name`. */
const statements = [
  `insert into users (full_name, email, email_verified, created_at)
   select name, item || '@' || repeat('long', 15) || '.example.com', true, now() - n * interval '1 day'
   from crowd`,
  `insert into verification_request (user_id, status, submitted_at)
   select users.id, 'pending', now() from users join crowd on full_name = name`,
  `insert into listing (kind, ref, title, description, island, village, attributes, search_text)
   select kind, item, name, description, island, village, attributes, search_text
   from listing, crowd where kind = 'vehicle' and ref = '2'`,
  `insert into moderation_case (type, subject_kind, subject_ref, quote)
   select 'report', 'review', 1000 + n, name from crowd`,
  `insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest, review,
     reason, decided_at)
   select name, 'a@example.com', 'https://example.com/' || repeat('long', 60), name, 'en', 'food', current_date,
     current_date + 9, 100, (review || name)::bytea, review, reason, case when reason <> '' then now() end
   from crowd, (values ('requested', ''), ('refused', 'Not here.')) state (review, reason)`,
  `insert into ticket (topic, name, email, message, lang, digest, changed_at)
   select 'general', name, 'a@example.com', name, 'en', name::bytea, now() - n * interval '1 minute' from crowd`,
  `insert into faq_item (ref, position, category, question, answer, search_text, grams)
   select item, 100 + n, 'food', name, name, '', '{}' from crowd`,
  `insert into content_revision (actor_id, kind, ref, before, after)
   select id, 'faq', item, jsonb_build_object('question.en', name), jsonb_build_object('question.en', name || '!')
   from users join crowd on full_name = name`,
  `insert into audit (actor_id, action, subject_kind, subject_id, changes)
   select id, 'role', 'user', id::text, '{"role": ["user", "moderator"]}' from users join crowd on full_name = name`,
  `insert into mail (key, address, language, subject, body, state)
   select name, 'a@example.com', 'en', name, '<p>Hello</p>', 'kept' from crowd`,
]

/** Gives every list of the staff a line of each number, with a name that fits nowhere. */
export async function fillDesks(site: Pick<Site, 'query'>, first: number, last: number) {
  for (const statement of statements)
    await site.query(
      `with crowd as (
         select n, item, item || ' ' || $3::text as name
         from generate_series($1::int, $2::int) n, concat('crowd-', lpad(n::text, 3, '0')) item)
       ${statement}`,
      [first, last, hostile],
    )
}
