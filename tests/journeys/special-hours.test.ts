import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { dayAhead } from '../booking-people.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const visitPlainly = plainVisitorsOf(site)
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** A shop of a new owner that is open day and night, with the page of its special hours open. */
async function newShop({ hours = true } = {}) {
  const owner = await signedIn(site)
  const ref = randomUUID()
  const week = Array.from({ length: 7 }, () => [[0, 1440]])
  await site.query(
    `insert into listing (kind, ref, title, search_text, island, owner_id, attributes, open_minutes)
     values ('business', $1, $1, $1, 'rota', $2, $3, $4)`,
    [
      ref,
      owner.id,
      JSON.stringify({ category: 'professional-services', ...(hours && { hours: { week } }) }),
      hours ? '{[0,10080)}' : null,
    ],
  )
  const path = `/businesses/${ref}`
  const page = await visitPlainly(path, owner)
  await page.getByRole('link', { name: 'Special hours' }).click()
  const isListedOpen = async () =>
    (await (await site.ask(`/businesses?q=${ref}&availability=openNow`)).text()).includes(`href="${path}"`)
  const read = async () => (await site.ask(path)).text()
  return { page, read, isListedOpen, owner, ref }
}

test('one press says that a place is closed for the typhoon, another that it is open again', async () => {
  const { page, read, isListedOpen } = await newShop()
  await expect.poll(isListedOpen).toBe(true)
  await page.getByLabel('Up to and including').fill('2020-01-01')
  await press(page, 'Closed for another reason')
  await page.getByText('This day has passed. Choose another one.').waitFor()
  expect(await page.getByLabel('Up to and including').inputValue()).toBe('2020-01-01')
  await page.goto(page.url())
  await press(page, 'Closed for the typhoon')
  await page.getByText('Closed for the typhoon up to and including', { exact: false }).waitFor()
  await expect.poll(read).toMatch(/Closed for the typhoon up to and including \w+day,/)
  expect(await read()).toMatch(/Closed, opens \w+day at 12:00 AM/)
  await expect.poll(isListedOpen).toBe(false)
  await press(page, 'We are open again')
  await page.getByRole('button', { name: 'Closed for the typhoon' }).waitFor()
  await expect.poll(read).not.toMatch(/up to and including \w+day,/)
  await expect.poll(isListedOpen).toBe(true)
})

test('special days and legal holidays differ from the usual week, at once', async () => {
  const { page, read, isListedOpen, ref } = await newShop()
  const hours = async () =>
    (await site.query(`select attributes -> 'hours' as hours from listing where ref = $1`, [ref]))[0].hours
  const [today, later] = [dayAhead(0), dayAhead(9)]
  await press(page, 'Save this day')
  await page.getByText('Choose a day.').waitFor()
  await page.getByLabel('Day', { exact: true }).fill(later)
  await page.getByLabel('Open from').fill('09:00')
  await press(page, 'Save this day')
  await page.getByText('Enter both times', { exact: false }).waitFor()
  await page.getByLabel('Open until').fill('12:00')
  await page.getByLabel('Again from').fill('13:00')
  await page.getByLabel('Again until').fill('02:00')
  await press(page, 'Save this day')
  await page.getByLabel('Day', { exact: true }).fill(today)
  await press(page, 'Save this day')
  expect((await hours()).exceptions).toEqual({
    [today]: [],
    [later]: [
      [540, 720],
      [780, 1560],
    ],
  })
  await expect.poll(isListedOpen).toBe(false)
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  expect(Object.keys((await hours()).exceptions)).toEqual([later])
  await expect.poll(isListedOpen).toBe(true)
  await site.query(
    `update listing set title = 'Reef shop', attributes = jsonb_set(attributes, '{hours,exceptions,2020-01-02}', '[]')
     where ref = $1`,
    [ref],
  )
  await expect.poll(read).toContain('Reef shop')
  const shown = await read()
  expect(shown).toContain(`"validFrom":"${later}"`)
  expect(shown).not.toMatch(/2020-01-02|Jan 2, 2020/)
  await press(page, 'Close on legal holidays')
  expect((await hours()).closedOnHolidays).toBe(true)
  await press(page, 'Open on legal holidays')
  expect((await hours()).closedOnHolidays).toBe(false)
})

test('a place without a usual week is led to it, and can be closed', async () => {
  const { page } = await newShop({ hours: false })
  await page.goto('/user-listings')
  await page.getByRole('link', { name: 'Special hours' }).click()
  await page.getByRole('link', { name: 'Edit the listing' }).waitFor()
  await press(page, 'Closed for another reason')
  await page.getByRole('button', { name: 'We are open again' }).waitFor()
})
