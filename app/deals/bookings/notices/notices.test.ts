import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, now, requestOf, site } from '../../../../tests/bookings.ts'
import { jobTools } from '../../../../tests/job-tools.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import type { Language } from '../../../ground/i18n/languages.ts'
import { bookingNews, type Notice } from '../../../people/notifications/events.ts'
import { noticeText } from '../../../people/notifications/notice-text.ts'
import { callStorm } from '../moves/called-off.server.ts'
import { keepBookingsCurrent } from '../moves/clock.server.ts'
import { move, type PlainMove } from '../moves/move.server.ts'
import { remind, tellOfArrivals } from '../moves/reminders.server.ts'
import { request } from '../requests/request.server.ts'
import { changeSession } from '../moves/reschedule.server.ts'
import { findPlaces } from '../places/sessions.server.ts'
import { mailNewLink } from '../without-account/renew-link.server.ts'
import { mailGuest } from './mail-guest.server.ts'

const { db } = await testDatabase()
const later = (hours: number) => new Date(+now + hours * 3_600_000)

async function booked(kind: 'session' | 'visit', confirmsAtOnce = false) {
  const made = await newBookable(db, kind, { capacity: 4, confirmsAtOnce })
  const guestId = await newAccount(db)
  const slots = { kind: 'visit', times: [new Date('2026-12-04T10:00+10:00')] } as const
  const [place] = await findPlaces(db, made.bookable.id, { from: later(70), until: later(100), most: 1 })
  const wish = kind === 'visit' ? slots : ({ kind, placeId: place!.id } as const)
  const outcome = await request(db, requestOf(made.bookable.id, guestId, wish), site)
  if (!outcome.ok) throw new Error(outcome.problem)
  const { number } = outcome
  // As the clock of the site has it here, and not that of the database.
  await db.execute(sql`update booking set created_at = ${now}, updated_at = ${now} where number = ${number}`)
  const at = async (name: PlainMove, side: 'guest' | 'owner', when = now) =>
    move(db, number, { name, actor: { side, id: side === 'guest' ? guestId : made.ownerId }, now: when })
  return { ...made, guestId, number, at, place: place! }
}

/** What a guest was told, in their order. */
async function told(userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ event: string; values: { news?: string; before?: string } }>(
    sql`select event, "values" from notification where user_id = ${userId} order by id`,
  )
  return rows.map(({ event, values }) => values.news ?? `${event} ${values.before ?? ''}`.trim())
}

const arrivalsOf = async (userId: string) => {
  const { rows } = await db.execute<{ values: { count: number; first: string[] } }>(
    sql`select "values" from notification where user_id = ${userId} and event = 'booking-arrivals'`,
  )
  return rows.map(({ values }) => values)
}

test('each side is notified of the moves of the other, never of its own', async () => {
  const { guestId, ownerId, at } = await booked('session')
  await at('confirm', 'owner')
  await at('cancel', 'guest')
  expect(await told(guestId)).toEqual(['confirmed'])
  expect(await told(ownerId)).toEqual(['asked', 'cancelled-by-guest'])
})

test.each([
  ['uphold-objection', 'objection-upheld'],
  ['refuse-objection', 'objection-refused'],
] as const)('of an objection the owner and admins are told, and both sides of %s', async (name, news) => {
  const { guestId, ownerId, number, at, place } = await booked('session', true)
  const adminId = await newAccount(db)
  await db.execute(sql`update users set role = 'admin' where id = ${adminId}`)
  const after = (hours: number) => new Date(+place.startsAt + hours * 3_600_000)
  await at('no-show', 'owner', after(1))
  await at('object', 'guest', after(2))
  const { rows } = await db.execute(
    sql`select event, href, about from notification where user_id = ${adminId}`,
  )
  expect(rows).toEqual([{ event: 'objection-waits', href: `/admin/bookings/${number}`, about: [guestId] }])
  expect(await told(ownerId)).toEqual(['booked', 'objected'])
  await move(db, number, { name, actor: { side: 'staff', id: adminId }, now: after(3), words: 'Seen' })
  expect(await told(guestId)).toEqual(['confirmed', 'no-show', news])
  expect(await told(ownerId)).toEqual(['booked', 'objected', news])
})

test('colleagues who take bookings are notified as the owner is, and others are not', async () => {
  const { guestId, ownerId, bookable } = await booked('session')
  const [taker, editor] = [await newAccount(db), await newAccount(db)]
  for (const [slot, role, userId] of [
    [1, 'answer', taker],
    [2, 'edit', editor],
  ] as const)
    await db.execute(sql`
      insert into listing_colleague (listing_id, slot, role, user_id)
      values (${bookable.listingId}, ${slot}, ${role}, ${userId})`)
  const slots = await findPlaces(db, bookable.id, { from: later(70), until: later(100), most: 1 })
  const again = requestOf(bookable.id, await newAccount(db), { kind: 'session', placeId: slots[0]!.id })
  await request(db, again, site)
  expect(await told(ownerId)).toEqual(['asked', 'asked'])
  expect(await told(taker)).toEqual(['asked'])
  expect(await told(editor)).toEqual([])
  expect(await told(guestId)).toEqual([])
  const own = await request(
    db,
    requestOf(bookable.id, taker, { kind: 'session', placeId: slots[0]!.id }),
    site,
  )
  expect(own).toEqual({ ok: false, problem: 'own' })
})

test('both sides are notified of a booking that confirms itself', async () => {
  const { guestId, ownerId } = await booked('session', true)
  expect(await told(guestId)).toEqual(['confirmed'])
  expect(await told(ownerId)).toEqual(['booked'])
})

test('the owner is notified hours before an unanswered request expires, then both sides are, once each', async () => {
  const { guestId, ownerId } = await booked('session')
  for (const hours of [41, 43, 43, 49, 49]) {
    await keepBookingsCurrent(db, later(hours))
    await remind(db, later(hours))
  }
  expect(await told(ownerId)).toEqual(['asked', 'expiring', 'expired'])
  expect(await told(guestId)).toEqual(['expired'])
})

test('a visit is called to mind a day before, and to both an hour before', async () => {
  const { guestId, ownerId, at } = await booked('visit')
  await at('confirm', 'owner')
  const hoursBefore = (hours: number) => new Date(+new Date('2026-12-04T10:00+10:00') - hours * 3_600_000)
  for (const hours of [25, 23, 23, 2, 0.5, 0.4]) await remind(db, hoursBefore(hours))
  expect(await told(guestId)).toEqual(['confirmed', 'booking-reminder day', 'booking-reminder hour'])
  expect(await told(ownerId)).toEqual(['asked', 'booking-reminder hour'])
})

test('at seven an owner and their colleagues are told who arrives on this day of the islands', async () => {
  const { ownerId, at, bookable } = await booked('visit')
  const colleague = await newAccount(db)
  await db.execute(sql`
    insert into listing_colleague (listing_id, slot, role, user_id)
    values (${bookable.listingId}, 1, 'everything', ${colleague})`)
  await at('confirm', 'owner')
  await tellOfArrivals(db, new Date('2026-12-03T07:00+10:00'))
  expect(await told(ownerId)).toEqual(['asked'])
  for (let run = 0; run < 2; run++) await tellOfArrivals(db, new Date('2026-12-04T07:00+10:00'))
  expect(await told(ownerId)).toEqual(['asked', 'booking-arrivals'])
  expect(await told(colleague)).toEqual(['booking-arrivals'])
})

test('a colleague who has booked there is told of the others who arrive, and not of themselves', async () => {
  const { ownerId, guestId, at, bookable } = await booked('visit')
  await at('confirm', 'owner')
  const wish = { kind: 'visit', times: [new Date('2026-12-04T11:00+10:00')] } as const
  const otherId = await newAccount(db)
  const other = requestOf(bookable.id, otherId, wish, { name: 'Ben Taitano' })
  const outcome = await request(db, other, site)
  if (!outcome.ok) throw new Error(outcome.problem)
  await move(db, outcome.number, { name: 'confirm', actor: { side: 'owner', id: ownerId }, now })
  await db.execute(sql`
    insert into listing_colleague (listing_id, slot, role, user_id)
    values (${bookable.listingId}, 1, 'everything', ${guestId})`)
  await tellOfArrivals(db, new Date('2026-12-04T07:00+10:00'))
  expect(await arrivalsOf(ownerId)).toEqual([
    { count: 2, first: [expect.stringContaining('Ana Cruz'), expect.stringContaining('Ben Taitano')] },
  ])
  expect(await arrivalsOf(guestId)).toEqual([{ count: 1, first: [expect.stringContaining('Ben Taitano')] }])
  // Whose names leave it when they delete their accounts.
  const { rows } = await db.execute(
    sql`select about from notification where user_id = ${ownerId} and event in ('booking', 'booking-arrivals') order by id`,
  )
  expect(rows).toEqual([{ about: [guestId] }, { about: [otherId] }, { about: [guestId, otherId] }])
})

const translate = (listingId: number) =>
  db.execute(
    sql`update listing set translations = '{"ko": {"title": "라군 하우스"}}' where id = ${listingId}`,
  )

test('a notice has the title of its listing in the language of who reads it', async () => {
  const { guestId, ownerId, at, listingId } = await booked('visit')
  await translate(listingId)
  await db.execute(sql`update users set language = 'ko' where id = ${ownerId}`)
  await at('confirm', 'owner')
  await tellOfArrivals(db, new Date('2026-12-04T07:00+10:00'))
  await at('cancel', 'guest')
  const read = async (userId: string) => {
    const { rows } = await db.execute<{ title: string }>(
      sql`select coalesce("values" ->> 'title', "values" -> 'first' ->> 0) as title from notification
        where user_id = ${userId} order by id desc limit 2`,
    )
    return rows.map(({ title }) => title)
  }
  expect(await read(ownerId)).toEqual(['라군 하우스', 'Ana Cruz · 라군 하우스'])
  expect(await read(guestId)).toEqual(['Lagoon House'])
})

test('what is mailed to a guest without an account has the title in their language', async () => {
  const { bookable, listingId } = await newBookable(db, 'visit', { confirmsAtOnce: true })
  await translate(listingId)
  const email = 'guest@example.com'
  const guest = { email, language: 'ko', tokenOf: (number: string) => number } as const
  const wish = { kind: 'visit', times: [new Date('2026-12-04T10:00+10:00')] } as const
  const asked = { ...requestOf(bookable.id, '', wish), guest }
  const done = await request(db, asked, site)
  if (!done.ok) throw new Error(done.problem)
  const { rows: sent } = await db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs where key like ${`${mailGuest.name} %`}`,
  )
  const tools = { ...jobTools(db), now }
  await mailGuest.run(sent[0]!.payload, tools)
  await mailNewLink(tools, done.number, email)
  const { rows: mails } = await db.execute<{ subject: string }>(
    sql`select subject from mail where address = ${email}`,
  )
  expect(mails.map(({ subject }) => subject.includes('라군 하우스'))).toEqual([true, true])
})

test('a session that is moved or called off is told to everyone booked, who may cancel without loss', async () => {
  const { guestId, ownerId, at, place } = await booked('session')
  await at('confirm', 'owner')
  const startsAt = new Date(+place.startsAt + 3_600_000)
  expect(await changeSession(db, { placeId: place.id, person: { id: ownerId }, startsAt, now })).toBe(true)
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select free_until = starts_at as free from booking where guest_id = ${guestId}`,
  )
  expect(rows).toEqual([{ free: true }])
  await changeSession(db, { placeId: place.id, person: { id: ownerId }, startsAt: null, now })
  expect(await told(guestId)).toEqual(['confirmed', 'rescheduled', 'cancelled-by-owner'])
  expect(await told(ownerId)).toEqual(['asked'])
})

test('all guests are notified of a storm', async () => {
  const { guestId, ownerId, at, place } = await booked('session')
  await at('confirm', 'owner')
  const storm = {
    from: now,
    until: place.endsAt,
    actor: { side: 'owner', id: ownerId },
    now,
    words: '',
  } as const
  await callStorm(db, { ownerId }, storm)
  expect(await told(guestId)).toEqual(['confirmed', 'storm'])
})

test('guests who are there already, or only wait, are promised nothing in a storm that they can’t do', async () => {
  const { bookable, guestId, ownerId, at, place } = await booked('session')
  await at('confirm', 'owner')
  const waitingId = await newAccount(db)
  const wish = { kind: 'session', placeId: place.id } as const
  await request(db, requestOf(bookable.id, waitingId, wish, { persons: 4, mayWait: true }), site)
  const startsAt = new Date(+place.startsAt + 3_600_000)
  await changeSession(db, { placeId: place.id, person: { id: ownerId }, startsAt, now })
  const actor = { side: 'owner', id: ownerId } as const
  const storm = { from: now, until: new Date(+startsAt + 86_400_000), actor }
  await callStorm(db, { ownerId }, { ...storm, now, words: 'A storm is coming' })
  expect(await told(waitingId)).toEqual(['rescheduled-waiting', 'storm-waiting'])
  const underway = new Date(+startsAt + 1_800_000)
  await callStorm(db, { ownerId }, { ...storm, now: underway, words: 'Stay where you are' })
  expect(await told(guestId)).toEqual(['confirmed', 'rescheduled', 'storm', 'storm-underway'])
})

test("all news of bookings have texts for both sides, in the reader's language", () => {
  const values = { title: 'Lagoon House', name: 'Ana Cruz', at: now.toISOString() }
  const texts = (language: Language) =>
    bookingNews.flatMap((news) =>
      [true, false].map((isOwner) => {
        const notice: Notice = { event: 'booking', values: { ...values, news, isOwner } }
        const { title, text } = noticeText(notice, language)
        return `${i18nOf(language)._(title)} ${i18nOf(language)._(text)}`
      }),
    )
  expect(texts('en').filter((text) => /\{|undefined|Invalid/.test(text))).toEqual([])
  expect(texts('ko').filter((text) => !/[가-힣]/.test(text))).toEqual([])
})

test('a guest who has to pay is led to the page that says until when their place is held', () => {
  const values = { title: 'Lagoon House', name: 'Ana Cruz', at: now.toISOString(), isOwner: false }
  const textIn = (language: Language) =>
    i18nOf(language)._(noticeText({ event: 'booking', values: { ...values, news: 'to-pay' } }, language).text)
  expect(textIn('en')).toContain('The page of your booking says until when your place is held')
  expect(textIn('ko')).toContain('예약 페이지')
  expect(textIn('ja')).toContain('予約のページ')
  expect(textIn('zh')).toContain('预订页面')
})
