import type pg from 'pg'

/** Beside listings: accounts, and what waits for the staff or was decided by them. */
export async function fillDesks(pool: pg.Pool, accounts: number) {
  await pool.query('vacuum listing')
  for (const statement of statements(accounts)) await pool.query(statement)
  await pool.query('vacuum analyze')
}

const numbers = (count: number) => `generate_series(1, ${count}) number`
const account = (number: string) => `('10000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** In each hundred listings every state occurs. */
const states = `update listing set
    hidden_at = case id % 100 when 1 then now() end,
    deleted_at = case id % 100 when 2 then now() end,
    expires_at = case when id % 10 = 3 then created_at + interval '1 day' else now() + interval '90 days' end,
    review = case id % 100 when 4 then 'pending' when 5 then 'refused' else review end
  where id % 10 < 6`

const statements = (accounts: number): string[] => [
  `insert into users (id, full_name, email, email_verified, role, created_at, suspended_at)
   select ${account('number')}, 'Name' || number % 1000 || ' Jose', 'user' || number || '@example.com', true,
     case when number % 1000 = 0 then 'moderator' else 'user' end, now() - number * interval '1 minute',
     case when number % 50 = 0 then now() end
   from ${numbers(accounts)}`,
  states,
  `insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id, state, decided_at, created_at)
   select case when id % 2 = 0 then 'listing' else 'report' end, kind, ref, id, owner_id,
     case when id % 5 = 0 then 'open' else 'approved' end, case when id % 5 <> 0 then now() end, created_at
   from listing where id <= ${accounts}`,
  `insert into verification_request (user_id, status, submitted_at, decided_at)
   select ${account('number')}, case when number % 5 = 0 then 'pending' else 'approved' end,
     now() - number * interval '1 minute', case when number % 5 <> 0 then now() end
   from ${numbers(accounts)}`,
  `insert into audit (at, actor_id, action, subject_kind, subject_id, changes)
   select now() - number * interval '1 minute', ${account(`1 + number % 5`)},
     (array['moderation', 'verification', 'listing-import', 'role'])[1 + number % 4], 'user',
     ${account(`1 + number % ${accounts}`)}::text, '{"status": ["pending", "approved"]}'
   from ${numbers(10 * accounts)}`,
  `insert into ticket (topic, name, email, message, lang, digest, state, created_at, changed_at)
   select 'general', 'Name' || number, 'user' || number || '@example.com', 'Where do I find my listings?', 'en',
     sha256(number::text::bytea), case when number % 5 = 0 then 'open' else 'closed' end, at, at
   from ${numbers(accounts)}, lateral (select now() - number * interval '1 minute' as at) times`,
  `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents,
     review, decided_at, digest)
   select ${account('number')}, 'Business ' || number, 'user' || number || '@example.com', 'https://example.com', 'Beach',
     'en', 'food', current_date + 1, current_date + 30, 10000,
     case when number % 5 = 0 then 'requested' else 'approved' end, case when number % 5 <> 0 then now() end,
     sha256(number::text::bytea)
   from ${numbers(accounts)}`,
  `insert into mail (key, address, language, subject, state)
   select 'bench ' || number, 'user' || number || '@example.com', 'en', 'News', 'sent' from ${numbers(accounts)}`,
]
