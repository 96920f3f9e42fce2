import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { standingSlugs } from '../../app/reading/standing-pages/slugs.ts'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { goTo, untilReady, visitorsOf } from '../visitors.ts'
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
  const { cookie } = await signedIn(site)
  const left = await site.ask('/logout', {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site.origin },
  })
  const isSet = (line: string) => !line.includes('Max-Age=0')
  const ofLogOut = left.headers
    .getSetCookie()
    .filter(isSet)
    .map((line) => line.split('=', 1)[0]!)
  expect(ofLogOut).toContain('signedOutPlainly')
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(await unnamed([...cookies, ...ofLogOut])).toEqual([])
})

test('the page on cookies names what a guest’s browser stores', async () => {
  const page = await visit('/favorites')
  // As after a Log Out without scripts.
  await page.context().addCookies([{ name: 'signedOutPlainly', value: '1', url: site.origin }])
  await page.reload()
  await untilReady(page)
  const tabs = page.getByRole('navigation', { name: 'My Favorites' })
  await tabs.getByRole('link', { name: 'Vehicles' }).click()
  const early = ['adLightboxSettings', 'favoritesTab', 'keptForgottenAt']
  await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining(early))
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hafa adai')
  await page.keyboard.press('Escape')
  const slow = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await slow.promise
    await route.continue()
  })
  await goTo(page, '/careers')
  await page.getByRole('dialog', { name: 'One moment' }).waitFor()
  slow.resolve()
  await page.waitForURL('**/careers')
  await page.reload()
  const names = await storedNames(page)
  const late = ['adLightboxShownAt', 'kept guest support text', 'react-router-scroll-positions']
  expect(names).toEqual(expect.arrayContaining([...early, ...late]))
  const written = names.map((name) => name.replace(/^kept guest .*/, 'Keys that begin with kept guest'))
  expect(await unnamed(written)).toEqual([])
})

const storedNames = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))

/** Those that the page on cookies does not name. */
async function unnamed(names: readonly string[]) {
  const html = withoutScripts(await (await site.ask('/cookies')).text())
  return names.filter((name) => !html.includes(`>${name}<`))
}

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
