import { expect, test } from 'vitest'
import { openFilter, query, titles } from '../list-view.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('a card tells what, where, since when and for how much', async () => {
  await site.query(
    `update listing set created_at = now() - interval '2 days' where kind = 'job' and ref = '1'`,
  )
  const page = await visitPlainly('/jobs')
  await page.getByRole('heading', { level: 1, name: 'Find Your Next Opportunity' }).waitFor()
  await page.getByText('Discover jobs across Saipan, Tinian, and Rota').waitFor()
  const card = page.locator('#results article', { hasText: 'Front Desk Agent' })
  for (const words of ['Hospitality', 'Full-time', 'Latte Shores', '$9.50 – $11 / hour', '2 days ago'])
    await card.getByText(words, { exact: true }).waitFor()
  await card.getByText('Garapan, Saipan').waitFor()
  await card.getByRole('link', { name: 'View Details' }).click()
  await page.waitForURL('**/jobs/1')
})

test.each([
  ['ko-KR', '3일 전'],
  ['ja-JP', '3日前'],
  ['zh-CN', '3 天前'],
])('the time since is told in the language of the page: %s', async (language, words) => {
  await site.query(
    `update listing set created_at = now() - interval '3 days' where kind = 'job' and ref = '1'`,
  )
  const page = await visitPlainly('/jobs/1', { language })
  await page.locator('time', { hasText: words }).waitFor()
})

test('Save Job keeps a job; category and type filter by one value or All, and salary sorts', async () => {
  const page = await visit('/jobs')
  const save = page.getByRole('button', { name: 'Save Job: Line Cook' })
  await save.click()
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true')
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toContain('"type":"job"')
  for (const group of ['Category', 'Type']) {
    await openFilter(page, group)
    expect(
      await page.getByRole('group', { name: group }).getByRole('radio', { name: 'All' }).isChecked(),
    ).toBe(true)
  }
  await page.getByRole('radio', { name: /^Part-time/ }).check()
  await expect.poll(() => titles(page)).toEqual(['Line Cook', 'Teacher Aide'])
  await openFilter(page, 'Type')
  await page.getByRole('group', { name: 'Type' }).getByRole('radio', { name: 'All' }).check()
  await page.getByLabel('Sort').selectOption('Salary: High to Low')
  await expect.poll(() => query(page)).toBe('?sort=salaryDescending')
  await expect.poll(async () => (await titles(page))[0]).toBe('Registered Nurse')
})

test('nothing found says so in the words of the area and clears', async () => {
  const page = await visitPlainly('/jobs?q=astronaut')
  await page.getByRole('heading', { name: 'No jobs found' }).waitFor()
  await page.getByText('Try adjusting your search or filters').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).click()
  await page.getByText('8 jobs', { exact: true }).waitFor()
})

test('a job tells all that one needs, and how to reach the employer', async () => {
  const page = await visitPlainly('/jobs/2')
  for (const heading of [
    'Dive Instructor',
    'Job Description',
    'Responsibilities',
    'Requirements',
    'Benefits',
    'Company Information',
    'Contact Information',
  ])
    await page.getByRole('heading', { name: heading, exact: true }).waitFor()
  const contact = page.getByRole('region', { name: 'Contact Information' }).getByRole('link')
  const addresses = [0, 1, 2].map((at) => contact.nth(at).getAttribute('href'))
  expect(await Promise.all(addresses)).toEqual([
    'tel:+16705550142',
    'mailto:crew@tasiblue.example',
    'https://tasiblue.example',
  ])
  expect(await contact.count()).toBe(3)
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await page.waitForURL('**/jobs')
})

test('applying asks who it is, on a phone from the bar', async () => {
  const page = await visit('/jobs/2', { width: 390, height: 844, touch: true })
  await page.getByRole('link', { name: 'Apply Now' }).last().tap()
  await page.locator('#apply').getByRole('link', { name: 'Apply Now' }).tap()
  await page.waitForURL('**/login?next=%2Fjobs%2F2%2Fapply')
})

test('an unknown job is not found, in the words of the area', async () => {
  expect((await site.ask('/jobs/999')).status).toBe(404)
  const page = await visitPlainly('/jobs/999')
  await page.getByRole('heading', { level: 1, name: 'Job Not Found' }).waitFor()
  await page.getByText(`The job listing you're looking for doesn't exist or has been removed.`).waitFor()
  await page.getByRole('link', { name: 'Back to Jobs' }).click()
  await page.waitForURL('**/jobs')
})
