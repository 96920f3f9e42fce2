import { expect, test } from 'vitest'
import { findBroken, lastOnes, newClients, sendBooking } from '../booking-rush.ts'
import { startSite } from '../site.ts'

const one = await startSite()
const other = await startSite({ databaseUrl: one.database })

/** Until the other process answers with this text: before a page of which it hears nothing is made again, after a minute. */
const untilTold = (path: string, text: string) =>
  expect.poll(async () => (await other.ask(path)).text(), { timeout: 45_000 }).toContain(text)

test('both keep the page, and a change in the database is soon on both', async () => {
  for (const site of [one, other]) {
    expect(await (await site.ask('/vehicles')).text()).toContain('2021 Toyota Corolla LE')
    expect(await (await site.ask('/vehicles/1')).text()).toContain('2021 Toyota Corolla LE')
  }
  await one.query(`update listing set title = 'Renamed Corolla' where kind = 'vehicle' and ref = '1'`)
  for (const path of ['/vehicles/1', '/vehicles', '/']) await untilTold(path, 'Renamed Corolla')
})

test('a new time of an event is soon on the other\u2019s page', async () => {
  expect(await (await other.ask('/events/9')).text()).not.toContain('March 1, 2031')
  await one.query(`insert into occurrence (listing_id, starts_at, ends_at)
    select id, '2031-03-01 08:30+10', '2031-03-01 15:00+10' from listing where kind = 'event' and ref = '9'`)
  await untilTold('/events/9', 'March 1, 2031')
})

test('a sold car soon leaves the list', async () => {
  expect(await (await other.ask('/vehicles?view=list')).text()).toContain('2023 Tesla Model 3')
  await one.query(`update listing set status = 'sold' where kind = 'vehicle' and ref = '7'`)
  await untilTold('/vehicles?view=list', '7 vehicles')
})

test('of 20 people who ask both processes at once one gets the last unit, seat and slot; the others read what else is free', async () => {
  const forms = await lastOnes(one)
  const clients = await newClients(one, 20)
  for (const [what, address] of Object.entries(forms)) {
    const answers = await Promise.all(
      clients.map((cookie, at) => sendBooking([one, other][at % 2]!.origin, { address, cookie })),
    )
    expect(
      answers.filter(({ booked }) => booked),
      what,
    ).toHaveLength(1)
    const lost = answers.filter(({ booked }) => !booked)
    expect(lost.filter(({ page }) => !page.includes('Someone just booked this.')).length, what).toBe(0)
    expect(lost.filter(({ page }) => !page.includes('Available nearby:')).length, what).toBe(0)
  }
  expect(await findBroken(one)).toEqual([])
})

test('what a network may type and view in a minute is counted in both processes together', async () => {
  const typed = (site: typeof one) => site.ask('/suggest.data?q=toyota')
  const viewed = (site: typeof one) =>
    site.ask('/views', {
      method: 'POST',
      headers: { 'user-agent': 'Firefox' },
      body: JSON.stringify(Array.from({ length: 50 }, () => ({ path: '/blog/diving', what: 'view' }))),
    })
  const statusesOf = async (ask: typeof typed, site: typeof one, times: number) => {
    const statuses: number[] = []
    for (let time = 0; time < times; time++) statuses.push((await ask(site)).status)
    return statuses
  }
  /** Longer than a busy machine takes for the other half, shorter than what only a clock that was set back explains. */
  const stayInMinute = () => one.query(`update rate_limit set ends_at = now() + interval '2 minutes'`)
  const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length
  expect(refused(await statusesOf(typed, one, 170))).toBe(0)
  await stayInMinute()
  expect(refused(await statusesOf(typed, other, 170))).toBeGreaterThanOrEqual(40)
  expect(refused(await statusesOf(viewed, one, 8))).toBe(0)
  await stayInMinute()
  expect(refused(await statusesOf(viewed, other, 8))).toBeGreaterThanOrEqual(4)
})
