import type pg from 'pg'

const night = `date_trunc('day', now() at time zone 'Pacific/Guam') at time zone 'Pacific/Guam' + day * interval '24 hours'`
const stay = `{"cents": 12000, "weekendCents": null, "seasons": [], "minNights": 1, "arrivalDays": [0,1,2,3,4,5,6],
  "closed": [], "guests": 4, "extraGuestCents": 0, "fees": [], "offers": [], "checkIn": "15:00", "checkOut": "11:00"}`
const session = `{"cents": 7500, "minutes": 120, "times": [{"weekday": 1, "start": "09:00"}], "closed": [], "extra": [],
  "cutoffMinutes": 60, "acceptMinutes": 1440, "fees": [], "offers": []}`
const visit = `{"minutes": 30, "gapMinutes": 0, "hours": [{"weekday": 0, "from": "08:00", "until": "18:00"},
  {"weekday": 3, "from": "08:00", "until": "18:00"}], "closed": [], "daysAhead": 365, "cutoffMinutes": 120, "mostPersons": 4}`

/** Bookings of the busiest listing, of each kind. */
const most = 10_000

/** Two room types of each hotel and home, of which a third of the coming nights is full; a session a day of each adventure. */
export async function fillBookings(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    for (const table of ['booking_place', 'booking_time', 'bookable'])
      await client.query(`alter table ${table} disable trigger user`)
    await client.query(`alter table bookable enable trigger bookable_stay_rules`)
    for (const statement of statements) await client.query(statement)
    for (const table of ['booking_place', 'booking_time', 'bookable'])
      await client.query(`alter table ${table} enable trigger user`)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

const bookable = (kind: string, of: string, capacity: number, settings: string) =>
  `insert into bookable (listing_id, kind, name, capacity, settings)
   select listing.id, '${kind}', 'Number ' || number, ${capacity}, '${settings}'
   from listing, generate_series(1, ${kind === 'stay' ? 2 : 1}) number where listing.kind = '${of}'`

/** The first of each kind has 10,000 bookings by one guest, over the year before and the year to come. */
const busy = (kind: string, of: string) =>
  `insert into booking (number, listing_id, listing_kind, listing_ref, listing_title, bookable_id, kind, owner_id,
     guest_id, name, persons, starts_at, ends_at, state, rule, form_key, answered_at)
   select '${kind}' || n, listing.id, listing.kind, listing.ref, title, bookable.id, '${kind}', owner_id,
     guest.id, 'Ana', 2, now() + (n % 730 - 365) * interval '1 day', now() + (n % 730 - 363) * interval '1 day',
     case when n % 730 < 365 then 'completed' else 'confirmed' end, 'moderate', gen_random_uuid(), now() + interval '2 hours'
   from (select * from bookable where kind = '${kind}' order by id limit 1) bookable
     join listing on listing.id = listing_id and listing.kind = '${of}',
     lateral (select id from users where id <> owner_id order by id limit 1) guest, generate_series(1, ${most}) n`

const statements = [
  bookable('stay', 'hotel', 5, stay),
  bookable('stay', 'property', 1, stay),
  bookable('session', 'adventure', 12, session),
  bookable('visit', 'vehicle', 1, visit),
  `insert into booking_place (bookable_id, starts_at, ends_at, capacity, taken)
   select id, ${night}, ${night} + interval '24 hours', 5, case when (id + day) % 3 = 0 then 5 else 2 end
   from bookable, generate_series(0, 29) day where kind = 'stay' and (id * 7 + day) % 2 = 0`,
  `insert into booking_place (bookable_id, starts_at, ends_at, capacity, taken)
   select id, ${night} + interval '9 hours', ${night} + interval '11 hours', 12, (id + day) % 13
   from bookable, generate_series(0, 59) day where kind = 'session'`,
  `insert into booking_place (bookable_id, starts_at, ends_at, capacity, taken)
   select id, ${night}, ${night} + interval '24 hours', 5, 5
   from (select id from bookable where kind = 'stay' order by id limit 1) busiest, generate_series(30, 365) day
   on conflict do nothing`,
  busy('stay', 'hotel'),
  busy('session', 'adventure'),
  busy('visit', 'vehicle'),
  `insert into booking_time (owner_id, booking_id, span)
   select owner_id, id, tstzrange(starts_at + id % 20 * interval '30 minutes', starts_at + (id % 20 + 1) * interval '30 minutes')
   from booking where kind = 'visit' on conflict do nothing`,
  `insert into booking_move (booking_id, at, move, side, to_state)
   select id, created_at, 'ask', 'guest', 'requested' from booking
   union all select id, created_at + interval '2 hours', 'confirm', 'owner', 'confirmed' from booking`,
]
