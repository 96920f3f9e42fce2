import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { startSite } from '../site.ts'
import { axeInTurn, lookAway, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const admin = await signedIn(site, { role: 'admin' })

test('an admin sees how the site is used, in charts and numbers, and downloads it', async () => {
  await site.query(`insert into daily_count
    select 'page view', '/vehicles', (now() at time zone 'Pacific/Guam')::date - past, 4
    from generate_series(0, 364) past`)
  await site.query(`insert into daily_count values
    ('term', '=diving', (now() at time zone 'Pacific/Guam')::date, 3),
    ('paint', '/vehicles 1500', (now() at time zone 'Pacific/Guam')::date, 3)`)
  const page = await visit('/admin/analytics', { browser: admin.browser, width: 390 })
  await page.getByRole('heading', { name: 'Page views' }).waitFor()
  await page.getByText('120', { exact: true }).first().waitFor()
  await page.getByRole('img', { name: /^Page views, most: 4/ }).waitFor()
  await page.getByRole('row', { name: '/vehicles 120 1.5' }).waitFor()
  await page.getByRole('row', { name: '=diving 3' }).waitFor()
  await page.getByText('The charts as numbers').first().click()
  expect(await page.getByRole('region', { name: 'The charts as numbers' }).getByRole('row').count()).toBe(31)
  expect(await axeInTurn(page)).toEqual([])

  await page.getByRole('link', { name: '365 days' }).click()
  await page.getByText('1,460', { exact: true }).first().waitFor()
  expect(await page.getByRole('region', { name: 'The charts as numbers' }).getByRole('row').count()).toBe(54)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download daily figures as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^analytics-days-\d{4}-\d\d-\d\d\.csv$/)
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  const lines = await linesOf(await href('Download daily figures as CSV'))
  expect(lines[0]).toBe('Day,Page views,Visitors,Searches,Searches without results,Contacts,Sign-ups')
  expect(lines.filter((line) => /^\d{4}-\d\d-\d\d,4,/.test(line))).toHaveLength(365)
  expect(await linesOf(await href('Download as CSV: Most viewed pages'))).toEqual([
    'Page,Views,Seconds',
    '/vehicles,1460,1.5',
    '',
  ])
  expect(await linesOf(await href('Download as CSV: Searched for'))).toEqual([
    'Term,Visitors',
    `'=diving,3`,
    '',
  ])
  // The same as on the page.
  const listings = page.locator('section', { has: page.getByRole('heading', { name: 'Listings by area' }) })
  const shown = await listings.locator('tbody tr').allInnerTexts()
  const taken = await linesOf(await href('Download as CSV: Listings by area'))
  expect(taken.slice(1, -1)).toEqual(shown.map((row) => row.replaceAll(',', '').replace('\t', ',')))
})

const linesOf = async (href: string | null) => {
  const answer = await site.ask(href!, { headers: { cookie: admin.cookie } })
  return (await answer.text()).split('\r\n')
}

test('before anything is counted the page says so', async () => {
  await site.query('delete from daily_count')
  await site.query(`update users set created_at = now() - interval '2 years'`)
  const page = await visit('/admin/analytics', { browser: admin.browser })
  await page.getByText('There is no data for this period.').waitFor()
  await page.getByRole('row', { name: /^Cars \d+$/ }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
})

test('a visit is counted with its search and the time that the page took to load', async () => {
  const counted = (what: string) =>
    site.query('select subject, count from daily_count where what = $1 order by subject', [what])
  const page = await visit('/')
  for (const [path, kind] of [
    ['/blog/first-two-days-on-saipan', '/blog/*'],
    ['/search?q=garapan', '/search'],
  ]) {
    await page.goto(path!)
    await page.mouse.move(5, 5)
    await expect
      .poll(async () => {
        await lookAway(page)
        return (await counted('page view')).map(({ subject }) => subject)
      })
      .toContain(kind)
  }
  await expect.poll(() => counted('search')).toEqual([{ subject: '', count: 1 }])
  await expect.poll(async () => (await counted('visitor'))[0]?.count).toBe(1)
  await expect
    .poll(async () => {
      await lookAway(page)
      return (await counted('paint')).length
    })
    .toBeGreaterThan(0)
})
