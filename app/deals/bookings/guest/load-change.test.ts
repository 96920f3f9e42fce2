import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount, newBookable, requestOf } from '../../../../tests/bookings.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { viewerWith } from '../../../../tests/people.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { addDays, localDate } from '../../../ground/i18n/local-time.ts'
import { requestContext } from '../../../ground/request/request-context.ts'
import { move } from '../moves/move.server.ts'
import { request } from '../requests/request.server.ts'
import { bookingQuery } from './booking-query.ts'
import { loadBooking } from './load-booking.server.ts'
import { loadChange, openChange, sendChange } from './load-change.server.ts'
import { ownBooking } from './own-booking.ts'

const database = await testDatabase()

const [from, until] = [30, 32].map((days) => addDays(localDate(new Date()), days)) as [string, string]

/** A stay that an account asked for. */
async function newBooking({ confirmsAtOnce = false, dates = { from, until } } = {}) {
  const { bookable, ownerId } = await newBookable(database.db, 'stay', { capacity: 2, confirmsAtOnce })
  const guestId = await newAccount(database.db)
  const site = { now: new Date(), demo: false, samples: false, payPal: null }
  const asked = requestOf(bookable.id, guestId, { kind: 'stay', dates })
  const done = await request(database.db, asked, site)
  if (!done.ok) throw new Error(done.problem)
  const opened = ownBooking(done.number, guestId)
  const at = (address: string) => loaderArguments(database, address, { viewer: viewerWith(guestId) })
  /** Asks for a night more. */
  const askMore = async (words = '') => {
    const change = at(`${opened.page}/change?from=${from}&until=${addDays(until, 1)}&persons=2`)
    const form = new FormData()
    form.set('shownCents', '30000')
    form.set('words', words)
    return sendChange(change.context.get(requestContext), change.url, opened, form)
  }
  return { number: done.number, ownerId, guestId, opened, at, askMore }
}

test('a change that comes too late leads to the booking, which says that it has changed', async () => {
  const { number, opened, at, askMore } = await newBooking()
  await database.db.execute(sql`update booking set deadline = now() where number = ${number}`)
  const answer = (await askMore()) as unknown as Response
  const shown = at(answer.headers.get('location')!)
  expect(await loadBooking(shown.context.get(requestContext), shown.url, opened)).toMatchObject({
    isStale: true,
    booking: { persons: 1, state: 'requested' },
  })
})

test('who changes a booking that was canceled in the meantime is led to it, and their message is kept; others get 404', async () => {
  const { number, ownerId, opened, at, askMore } = await newBooking({ confirmsAtOnce: true })
  const actor = { side: 'owner', id: ownerId } as const
  expect(await move(database.db, number, { name: 'cancel-by-owner', actor, now: new Date() })).toMatchObject({
    ok: true,
  })
  const answer = (await askMore()) as unknown as Response
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(bookingQuery.address(opened.page, { stale: true }))
  expect(await askMore('One night more')).toMatchObject({
    data: { isStale: true, words: 'One night more' },
    init: { status: 409 },
  })
  const form = at(`${opened.page}/change`)
  const load = (who: typeof opened) => openChange(form.context.get(requestContext), form.url, who)
  const shown = await load(opened)
  expect(shown).toMatchObject({ number, page: opened.page })
  expect(shown).not.toHaveProperty('choices')
  const other = ownBooking(number, await newAccount(database.db))
  await expect(load(other)).rejects.toMatchObject({ init: { status: 404 } })
})

test('a guest whom the owner has blocked changes what they booked, but writes nothing with it', async () => {
  const { ownerId, guestId, opened, at, askMore } = await newBooking()
  await database.db.execute(
    sql`insert into message_block (blocker_id, blocked_id) values (${ownerId}, ${guestId})`,
  )
  expect(await askMore('Read this!')).toMatchObject({
    data: { wordsProblem: 'blocked', words: 'Read this!' },
    init: { status: 422 },
  })
  expect(await askMore()).toMatchObject({ status: 302 })
  const shown = at(opened.page)
  const loaded = await loadBooking(shown.context.get(requestContext), shown.url, opened)
  expect(loaded).toMatchObject({ booking: { persons: 2 } })
  expect(JSON.stringify(loaded!.timeline)).not.toContain('Read this!')
})

test('a stay that can’t be canceled without loss any more is changed by a press only to what costs its owner nothing', async () => {
  const today = localDate(new Date())
  const day = (days: number) => addDays(today, days)
  const dates = { from: day(3), until: day(5) }
  const { opened, at } = await newBooking({ confirmsAtOnce: true, dates })
  const pressed = async (from: string, until: string, persons = 1) => {
    const change = at(`${opened.page}/change?from=${from}&until=${until}&persons=${persons}`)
    const context = change.context.get(requestContext)
    const { isAtOnce, price } = (await loadChange(context, change.url, opened))!
    const form = new FormData()
    form.set('shownCents', String(price!.totalCents))
    await sendChange(context, change.url, opened, form)
    const shown = at(opened.page)
    const loaded = (await loadBooking(shown.context.get(requestContext), shown.url, opened))!
    return { isAtOnce, isAsked: loaded.change !== null, total: loaded.price.totalCents }
  }
  expect(await pressed(day(3), day(4))).toEqual({ isAtOnce: false, isAsked: true, total: 20_000 })
  expect(await pressed(day(4), day(6))).toEqual({ isAtOnce: false, isAsked: true, total: 20_000 })
  expect(await pressed(day(3), day(6), 2)).toEqual({ isAtOnce: true, isAsked: false, total: 30_000 })
  expect(await pressed(day(3), day(5))).toEqual({ isAtOnce: false, isAsked: true, total: 30_000 })
})
