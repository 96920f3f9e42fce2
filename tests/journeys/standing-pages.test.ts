import { expect, test } from 'vitest'
import { standingSlugs } from '../../app/reading/standing-pages/slugs.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite({ samples: false })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

test('the footer leads to how the site treats what it knows', async () => {
  const page = await visitPlainly('/no/such/page')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Cookies and storage' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cookies and storage' }).waitFor()
  await page.getByText(/^Last changed on [A-Z][a-z]+ \d+, \d{4}$/).waitFor()
})

test('the page on cookies names those that the site sets', async () => {
  const page = await visit('/about', { first: true })
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0)
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const html = withoutScripts(await (await site.ask('/cookies')).text())
  expect(cookies.filter((name) => !html.includes(`>${name}<`))).toEqual([])
})

test.each(standingSlugs)('/%s has its name, description and languages in its head', async (slug) => {
  const html = await (await site.ask(`/${slug}?lang=ko`)).text()
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/${slug}?lang=ko"`)
  for (const language of ['en', 'ko', 'ja', 'zh-Hans', 'x-default'])
    expect(html).toContain(`hrefLang="${language}"`)
})

test('what staff change is shown at once', async () => {
  const press = async () => withoutScripts(await (await site.ask('/press')).text())
  expect(await press()).toContain('The mark')
  await site.query(
    `update standing_page set body = 'Nothing but <b>this</b>.', edited = true where slug = 'press'`,
  )
  await expect.poll(press).toContain('Nothing but &lt;b&gt;this&lt;/b&gt;.')
})
