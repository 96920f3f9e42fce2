import { globSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const formula = '=HYPERLINK("https://evil.example","a")'
const admin = await signedIn(site, { name: formula, role: 'admin' })
const applicant = await signedIn(site, { name: formula })

const [event] = await site.query(
  `insert into listing (kind, ref, owner_id, title, description, village, island)
   values ('event', 'spreadsheet', $1, $2, $2, $2, 'saipan') returning id`,
  [admin.id, formula],
)
const [place] = await site.query(
  `with seats as (
     insert into bookable (listing_id, kind, name, capacity, settings) values ($1, 'seat', '+1', 9, '{}') returning id
   )
   insert into booking_place (bookable_id, starts_at, ends_at, capacity)
   select id, now() + interval '2 days', now() + interval '3 days', 9 from seats returning id`,
  [event.id],
)
await site.query(
  `with booked as (
     insert into booking (number, listing_kind, listing_ref, listing_title, kind, owner_id, place_id, name, phone, names,
       persons, starts_at, ends_at, state, rule, form_key)
     values ('SHEET23456', 'event', 'spreadsheet', $2, 'seat', $1, $3, $2, '+1 670 555 0100', array[$2, '@SUM(A1)'], 2,
       now() + interval '2 days', now() + interval '3 days', 'confirmed', 'moderate', gen_random_uuid()) returning id
   )
   insert into booking_ticket (booking_id, code) select id, code from booked, unnest(array['SHEETONE', 'SHEETTWO']) code`,
  [admin.id, formula, place.id],
)
await site.query(
  `with job as (
     insert into listing (kind, ref, owner_id, title, island) values ('job', 'spreadsheet', $1, $2, 'saipan') returning id
   )
   insert into application (number, listing_id, listing_kind, listing_ref, listing_title, owner_id, applicant_id, name, phone,
     message, answers, form_key)
   select 'SHEET23456', id, 'job', 'spreadsheet', $2, $1, $4, $2, '+1 670 555 0100', $2, $3, gen_random_uuid() from job`,
  [admin.id, formula, JSON.stringify([{ question: '@SUM(A1)', answer: formula }]), applicant.id],
)
await site.query(
  `insert into daily_count values ('term', $1, current_date, 9), ('term without result', $1, current_date, 9)`,
  [formula],
)
await site.query(
  `with placed as (
     insert into orders (number, buyer_id, seller_name, buyer_name, phone, way, delivery, state, total_cents, form_key)
     values ('SHEET34567', $1, $2, $2, '', 'on-site', 'meet', 'open', 500, gen_random_uuid()) returning id
   ), line as (
     insert into order_line (order_id, listing_kind, listing_ref, title, quantity, unit_cents)
     select id, 'buy-and-sell', '1', $2, 1, 500 from placed
   )
   insert into receipt (seller_id, year, number, order_id, kind, cents) select $1, 2026, 1, id, 'payment', 500 from placed`,
  [admin.id, formula],
)
const [faulty] = await site.query(
  `insert into listing_import (kind, file_name, hash, plan, counts, faults)
   values ('vehicle', 'x', '', 'x', '{"new": 0, "changed": 0, "unchanged": 0, "faulty": 1}', $1) returning id`,
  [JSON.stringify([{ row: 2, column: formula, problem: 'nowhere' }])],
)
const [campaign] = await site.query(
  `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
   values ($1, $2, 'a@example.com', 'https://example.com', $2, 'en', 'food', current_date, current_date, 100, 'sheet')
   returning reference`,
  [admin.id, formula],
)

/** Addresses by the file that answers them. */
const tables: Record<string, readonly string[]> = {
  'app/deals/applications/received/export.ts': ['/user-listings/job/spreadsheet/applications/export'],
  'app/deals/bookings/check-in/attendees-csv.ts': [`/bookings/check-in/${place.id}/attendees`],
  'app/deals/orders/earnings/export.ts': ['/orders/earnings/export?year=2026'],
  'app/team/advertising/figures-csv.ts': [`/advertise/${campaign.reference}/figures.csv`],
  'app/team/analytics/export.ts': ['days', 'pages', 'listings', 'terms', 'empty-terms'].map(
    (table) => `/admin/analytics/export?table=${table}`,
  ),
  'app/team/listing-desk/export.ts': ['/admin/listings/export?kind=event'],
  'app/team/listing-desk/import/faults-csv.ts': [`/admin/listings/import/${faulty.id}/faults`],
  'app/team/money-desk/export.ts': ['/admin/money/export?year=2026'],
}

test('each table that the site sends is here', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /csvAnswer\(|'text\/csv;/.test(readFileSync(file, 'utf8')),
  )
  expect(files.toSorted()).toEqual([...Object.keys(tables), 'app/ground/files/csv-answer.ts'].toSorted())
})

test('no spreadsheet takes what people wrote for a formula', async () => {
  const written: string[] = []
  for (const address of Object.values(tables).flat()) {
    const answer = await site.ask(address, { headers: { cookie: admin.cookie } })
    expect(answer.status, address).toBe(200)
    const rows: string[][] = parse(await answer.text(), { bom: true, relax_column_count: true })
    expect(
      rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell))),
      address,
    ).toEqual([])
    if (rows.flat().some((cell) => cell.startsWith("'="))) written.push(address)
  }
  expect(written).toHaveLength(8)
})
