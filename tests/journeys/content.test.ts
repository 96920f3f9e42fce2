import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { untilIdle } from '../browser-windows.ts'
import { hasTurn } from '../pages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { scrollsSideways } from '../reach.ts'
import { seed } from '../seed.ts'
import { startSite } from '../site.ts'
import { phonePicture } from '../test-pictures.ts'
import { axe, axeInTurn, readAgain, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })
const other = await signedIn(site, { name: 'Ben Admin', role: 'admin' })
const { browser } = admin

const phone = { browser, width: 390, height: 844, theme: 'dark' } as const
const textOf = async (path: string) => (await site.ask(path)).text()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
/** The texts of a language, of which the form shows those of one at a time. */
async function inLanguage(page: Page, language: string) {
  const part = page.locator('details[name=language]', { has: page.locator('summary', { hasText: language }) })
  if ((await part.getAttribute('open')) === null) await part.locator('summary').press('Enter')
  return part.getByRole('group', { name: language })
}

/** The tab that a button of the form opens. */
async function preview(page: Page, language: string) {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: `Preview: ${language}` }).click()
  return opened
}

test('an admin writes on a standing page by keyboard on a phone, looks at it in Korean and publishes it; its history takes it back', async () => {
  const way = await visitPlainly('/admin/content', { browser })
  expect(await axeInTurn(() => visit('/admin/content', phone))).toEqual([])
  await way
    .getByRole('main')
    .getByRole('link', { name: /Standing pages/ })
    .click()
  await way.getByRole('main').getByRole('link', { name: 'About {site}' }).click()
  const page = await visit(new URL(way.url()).pathname, phone)
  await page.getByRole('heading', { level: 1, name: 'About {site}' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const title = (await inLanguage(page, '한국어')).getByLabel('Title')
  await title.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('새로운 소개')

  const tab = await preview(page, '한국어')
  await tab.getByRole('heading', { level: 1, name: '새로운 소개' }).waitFor()
  expect(await tab.locator('html').getAttribute('lang')).toBe('ko')
  await tab.getByText('마지막 변경').waitFor()
  expect(await axeInTurn(tab)).toEqual([])
  await tab.close()
  expect(await textOf('/about?lang=ko')).not.toContain('새로운 소개')

  // A preview in another language does not change the language that the visitor chose.
  await title.press('Enter')
  await page.getByText('Saved. Visitors see it from now on.').waitFor()
  await untilReady(page)
  await expect.poll(() => textOf('/about?lang=ko')).toContain('새로운 소개')
  await expect.poll(() => textOf('/search?q=새로운+소개&lang=ko')).toContain('href="/about"')

  const history = await visitPlainly(page.url(), { browser })
  await history.getByRole('main').getByRole('link', { name: 'History' }).click()
  const line = history.getByRole('listitem').filter({ hasText: 'Ada Admin' })
  await line.locator('summary').click()
  await line.getByText('새로운 소개').waitFor()
  await line.getByRole('link', { name: 'Previous version' }).click()
  await history.getByText('This is the version from before the change on').waitFor()
  await save(history)
  await history.getByText('Saved. Visitors see it from now on.').waitFor()
  await expect.poll(() => textOf('/about?lang=ko')).not.toContain('새로운 소개')
})

test('when two admins edit a page, the second sees what the first wrote and loses nothing', async () => {
  const path = '/admin/content/faq/season'
  const first = await visitPlainly(path, { browser })
  const second = await visit(path, { browser: other.browser, expected: /409/ })
  const answer = async (page: Page) => (await inLanguage(page, 'English')).getByLabel('Answer')
  await (await answer(first)).fill('In January.')
  await (await answer(second)).fill('In February.')
  await (await inLanguage(second, '日本語')).getByLabel('Question').fill('いつ？')
  await save(first)
  await first.getByText('Saved.').waitFor()
  // What the page loads again, as after a notification, does not touch the form.
  const asked = second.waitForResponse(/season\.data/)
  await second.evaluate(() => {
    localStorage.setItem('userId', 'another')
    window.dispatchEvent(new StorageEvent('storage', { key: 'userId' }))
  })
  await asked
  await untilIdle(second)
  await save(second)
  const note = second.getByRole('alert')
  await note.getByText('In January.').waitFor()
  await untilReady(second)
  expect(await (await answer(second)).inputValue()).toBe('In February.')
  expect(await (await inLanguage(second, '日本語')).getByLabel('Question').inputValue()).toBe('いつ？')
  expect(await axeInTurn(second)).toEqual([])
  await expect.poll(() => textOf('/ask-local')).toContain('In January.')
  await save(second)
  await second.getByText('Saved.').waitFor()
  await expect.poll(() => textOf('/ask-local')).toContain('In February.')
})

test('an article is written with a picture, corrected, previewed, hidden and shown', async () => {
  const page = await visitPlainly('/admin/content/articles/new', { browser })
  const english = await inLanguage(page, 'English')
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada')
  await english.getByLabel('Title').fill('<b>Reef</b> & "wind"')
  await english.getByLabel('What it is about').fill('By the sea')
  await english.getByLabel('Text').fill('One\nTwo')
  await page.getByLabel('Category').selectOption({ label: 'Outdoors' })
  await page.getByLabel('Beaches').check()
  await save(page)
  await page.getByText('Please fill this in.').waitFor()
  expect(await english.getByLabel('Text').inputValue()).toBe('One\nTwo')
  await page.getByLabel('Name in the address').fill('reef-and-wind')
  const picture = {
    name: 'reef.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await phonePicture('teal')),
  }
  await page.getByLabel('Photo (optional)', { exact: true }).setInputFiles(picture)
  await page.getByLabel('Hidden from visitors').check()

  const tab = await preview(page, 'English')
  await tab.getByRole('heading', { level: 1, name: '<b>Reef</b> & "wind"' }).waitFor()
  const shown = await tab.locator('article img[src^="/media/content/"]').getAttribute('src')
  const image = await site.ask(shown!, { headers: { cookie: admin.cookie } })
  expect(image.headers.get('content-type')).toMatch(/^image\//)

  await save(page)
  await page.getByText('Saved. It is hidden from visitors.').waitFor()
  expect((await site.ask('/blog/reef-and-wind')).status).toBe(404)
  await page.getByLabel('Hidden from visitors').uncheck()
  await save(page)
  await page.getByText('Saved. Visitors see it from now on.').waitFor()
  await expect.poll(async () => (await site.ask('/blog/reef-and-wind')).status).toBe(200)
  expect(await textOf('/blog/reef-and-wind')).toContain('&lt;b&gt;Reef')
  await expect.poll(() => textOf('/blog')).toContain('/blog/reef-and-wind')
})

test('an admin adds a shelter, deletes it on a phone by keyboard, and brings it back', async () => {
  const form = await visitPlainly('/admin/content/shelters', { browser })
  const emergency = () => textOf('/services/emergency')
  await form.getByText('Not checked yet').first().waitFor()
  await form.getByRole('link', { name: 'Add a shelter' }).click()
  await save(form)
  await form.getByText('Please fill this in.').first().waitFor()
  await form.getByLabel('Name, as on the sign').fill('Garapan Elementary School')
  await form.getByLabel('Checked on').fill('2026-01-31')
  await form.getByLabel('Source').fill('the mayor’s office')
  await form.getByLabel('Position in the list').fill('1')
  const tab = await preview(form, '日本語')
  await tab.getByText('Garapan Elementary School').first().waitFor()
  expect(await tab.locator('html').getAttribute('lang')).toBe('ja')
  await tab.getByRole('link', { name: '911に電話' }).waitFor()
  expect(await emergency()).not.toContain('Garapan Elementary')
  await save(form)
  await form.getByText('Saved.').waitFor()
  await expect.poll(emergency).toContain('Garapan Elementary School')
  expect(await emergency()).toContain('Checked on Jan 31, 2026 (the mayor’s office)')

  const item = form.url().replace(/\?.*/, '')
  const page = await visit(item, { ...phone, expected: /409/ })
  await page.getByRole('link', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Delete' })
  await question.getByText('Garapan Elementary School').waitFor()
  const cancel = question.getByRole('button', { name: 'Cancel' })
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await axeInTurn(page)).toEqual([])
  await cancel.press('Enter')
  await question.waitFor({ state: 'detached' })
  // What another admin changes reaches the page's data, and not what its reader sees.
  await site.query(`update shelter set source = 'the principal' where id = $1`, [item.split('/').at(-1)])
  await readAgain(page)
  await page.getByRole('link', { name: 'Delete' }).press('Enter')
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByText('This has changed in the meantime').waitFor()
  await page.getByText('the principal').waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await page.waitForURL(/shelters\?deleted=/)
  await page.getByText('Deleted: Garapan Elementary School').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await expect.poll(emergency).not.toContain('Garapan Elementary')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByText('Restored: Garapan Elementary School').waitFor()
  await expect.poll(emergency).toContain('Garapan Elementary School')
  await page.getByRole('link', { name: /^Garapan Elementary School/ }).waitFor()

  await form.goto(item)
  await form.getByRole('link', { name: 'History' }).click()
  const lines = form.getByRole('main').getByRole('listitem')
  expect(await lines.count()).toBe(3)
  await lines.first().getByText('Restored').waitFor()
})

test('without a script an admin is asked on a page of its own, looks again at what changed, deletes and undoes', async () => {
  const page = await visitPlainly('/admin/content/shelters/3/delete', {
    ...phone,
  })
  await page.getByText('Kagman High School').first().waitFor()
  await site.query(`update shelter set source = 'the mayor' where id = 3`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('This has changed in the meantime').waitFor()
  await page.getByText('the mayor').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Deleted: Kagman High School').waitFor()
  await page.goto('/admin/content/shelters/3/delete')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Restored: Kagman High School').waitFor()
})

test('unsaved text is stored in the browser, offered again, taken or discarded, and gone once it is saved', async () => {
  const path = '/admin/content/faq/entry'
  const page = await visit(path, { ...phone, expected: /409/ })
  const answerOf = async () => (await inLanguage(page, '한국어')).getByLabel('Answer')
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept ')))
  const offer = page.getByText('was not saved. It is still here.')
  const before = await (await answerOf()).inputValue()
  await (await answerOf()).fill('반쯤 쓴 답변')
  await expect.poll(keys).toHaveLength(1)
  await page.getByRole('link', { name: 'Frequently asked questions' }).click()
  await page.waitForURL('/admin/content/faq')
  await page.goBack()
  await offer.waitFor()
  expect(await (await answerOf()).inputValue()).toBe(before)
  expect(await axeInTurn(page)).toEqual([])

  await page.getByRole('button', { name: 'Continue editing' }).press('Enter')
  await page.getByText('Visitors see it once you save it.').waitFor()
  expect(await (await answerOf()).inputValue()).toBe('반쯤 쓴 답변')
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect.poll(async () => (await answerOf()).inputValue()).toBe(before)
  expect(await keys()).toEqual([])

  // Another person writes on it before one comes back.
  await (await answerOf()).fill('늦은 답변')
  await expect.poll(keys).toHaveLength(1)
  await site.query(
    `update faq_item set translations = jsonb_set(translations, '{ko,answer}', '"먼저"') where ref = 'entry'`,
  )
  await page.goto(path)
  await untilReady(page)
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await save(page)
  await page.getByRole('alert').getByText('먼저').waitFor()
  await untilReady(page)
  expect(await keys()).toHaveLength(1)
  expect(await (await answerOf()).inputValue()).toBe('늦은 답변')
  await save(page)
  await page.getByText('Saved. Visitors see it from now on.').waitFor()
  await expect.poll(keys).toEqual([])

  // Another who uses this browser is offered nothing, and with signing out it is gone.
  await (await answerOf()).fill('끝내지 못한 답변')
  await expect.poll(keys).toHaveLength(1)
  const third = await signedIn(site, { name: 'Cy Admin', role: 'admin' })
  await page.context().addCookies(third.browser.storageState.cookies)
  await page.reload()
  await untilReady(page)
  expect(await offer.count()).toBe(0)
  await page.getByRole('link', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('button', { name: 'Log out and delete' }).click()
  await page.waitForURL('/login')
  expect(await keys()).toEqual([])
})

test('an admin adds a category in four languages, sees it among the others, and offers it no more', async () => {
  const page = await visitPlainly('/admin/content/blog-categories/new', { browser })
  await page.getByLabel('Name in the address').fill('fishing')
  const names = { English: 'Fishing', 한국어: '낚시', 日本語: '釣り', 简体中文: '钓鱼' }
  for (const [language, name] of Object.entries(names))
    await (await inLanguage(page, language)).getByLabel('Name').fill(name)
  await page.getByLabel('Position in the list').fill('1')
  const tab = await preview(page, '简体中文')
  expect(await tab.locator('main li').first().textContent()).toBe('钓鱼')
  await save(page)
  await page.getByText('Saved.').waitFor()
  await expect.poll(() => textOf('/blog?lang=ko')).toContain('낚시')
  await page.getByLabel('No longer offered').check()
  await save(page)
  await page.getByText('Saved. It is hidden from visitors.').waitFor()
  await expect.poll(() => textOf('/blog?lang=ko')).not.toContain('낚시')
})

test("an admin lists an office by the owners' form, translates it into Korean, and features it", async () => {
  const page = await visitPlainly('/admin/content/government', { browser })
  await page.getByRole('link', { name: 'Add a government service' }).click()
  await page.getByRole('button', { name: /Government Service/ }).click()
  await page.getByRole('button', { name: 'Other Programs' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Title').fill('Harbor office')
  await page.getByLabel('Description').fill('Looks after boats.')
  await page.getByRole('button', { name: 'Create Listing' }).click()
  await page.getByRole('heading', { level: 1, name: 'Government services' }).waitFor()
  await page.getByRole('link', { name: /Harbor office/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Harbor office' }).waitFor()
  const korean = await inLanguage(page, '한국어')
  await korean.getByLabel('Title').fill('항만 사무소')
  await korean.getByLabel('Description').fill('배를 돌봅니다.')
  const tab = await preview(page, '한국어')
  await tab.getByRole('heading', { level: 1, name: '항만 사무소' }).waitFor()
  await page.getByLabel('Marked as featured').check()
  await save(page)
  await page.getByText('Saved.').waitFor()
  await expect.poll(() => textOf('/government-services?q=항만&lang=ko')).toContain('항만 사무소')
  const featured = await visitPlainly('/admin/content/featured', { browser })
  await featured.getByRole('link', { name: /Harbor office/ }).click()
  await featured.getByRole('link', { name: 'Stop featuring' }).click()
  await featured.getByRole('button', { name: 'Stop featuring' }).click()
  await featured.getByRole('heading', { level: 1, name: 'Featured listings' }).waitFor()
  expect(await featured.getByRole('link', { name: /Harbor office/ }).count()).toBe(0)

  await page.getByRole('link', { name: 'Place, photos, contact and all other details' }).click()
  await page.getByRole('heading', { name: 'Edit listing' }).waitFor()
  expect(await page.getByLabel('Description').inputValue()).toBe('Looks after boats.')
})

test('facts of an office have a history, and the second of two editors reads what the first wrote', async () => {
  const begin = async (browser: typeof admin.browser) => {
    const page = await visitPlainly('/admin/content/government/2', { browser })
    await page.getByRole('link', { name: 'Place, photos, contact and all other details' }).click()
    await page.getByRole('heading', { name: 'Edit listing' }).waitFor()
    return page
  }
  const [first, second] = [await begin(browser), await begin(other.browser)]
  const send = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
  const phoneOf = (page: Page) => page.locator('[name=contactPhone]')
  await phoneOf(first).fill('(670) 234-1111')
  await send(first)
  await first.getByRole('heading', { level: 1, name: 'Government services' }).waitFor()

  await second.getByLabel('Street or landmark').fill('By the harbor')
  await phoneOf(second).fill('(670) 234-2222')
  expect(await second.getByText('These are the details from before').count()).toBe(0)
  await send(second)
  await second.getByText('Someone else changed this after you started').waitFor()
  const theirs = second.locator('dl').filter({ hasText: '(670) 234-1111' })
  await theirs.getByText('Phone', { exact: true }).waitFor()
  expect(await second.getByLabel('Street or landmark').inputValue()).toBe('By the harbor')
  expect(await phoneOf(second).inputValue()).toBe('(670) 234-2222')
  await send(second)
  await second.getByRole('heading', { level: 1, name: 'Government services' }).waitFor()

  const history = await visitPlainly('/admin/content/government/history?of=2', { browser })
  const line = history.getByRole('listitem').filter({ hasText: 'Ben Admin' })
  await line.locator('summary').click()
  await line.getByText('(670) 234-1111').waitFor()
  await line.getByText('By the harbor').waitFor()
  await line.getByRole('button', { name: 'Previous version' }).click()
  await history.getByRole('heading', { name: 'Edit listing' }).waitFor()
  await history.getByText('These are the details from before the change on').waitFor()
  expect(await phoneOf(history).inputValue()).toBe('(670) 234-1111')
  await send(history)
  await history.getByRole('heading', { level: 1, name: 'Government services' }).waitFor()
  await expect.poll(() => textOf('/government-services/2')).toContain('(670) 234-1111')
})

test('one language of an article is open at a time, and one that is wrong opens by itself', async () => {
  const page = await visit('/admin/content/articles/new', { ...phone, expected: /422/ })
  const open = () => page.locator('details[name=language][open] summary').allTextContents()
  expect(await open()).toEqual([expect.stringContaining('English')])
  const english = await inLanguage(page, 'English')
  await english.getByLabel('Title').fill('Reef')
  await english.getByLabel('What it is about').fill('By the sea')
  await english.getByLabel('Text').fill('One')
  const japanese = await inLanguage(page, '日本語')
  await japanese.getByLabel('Title').fill('サンゴ礁')
  expect(await open()).toEqual([expect.stringContaining('日本語')])
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada')
  await page.getByLabel('Name in the address').fill('reef-at-noon')
  await page.getByLabel('Category').selectOption({ label: 'Outdoors' })
  await save(page)
  await page.getByText('Please fix the problems below').waitFor()
  await untilReady(page)
  expect(await open()).toEqual([expect.stringContaining('日本語')])
  const missing = (await inLanguage(page, '日本語')).getByLabel('What it is about')
  await expect.poll(() => missing.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeInTurn(page)).toEqual([])
  expect(await (await inLanguage(page, 'English')).getByLabel('Title').inputValue()).toBe('Reef')
})

test('only admins are offered the content section', async () => {
  const owner = await signedIn(site)
  const page = await visitPlainly('/create-listing', { browser: owner.browser })
  await page.getByRole('button', { name: /Vehicle/ }).waitFor()
  expect(await page.getByRole('button', { name: /Government Service|Attraction|Virtual Tour/ }).count()).toBe(
    0,
  )
  const body = new URLSearchParams({ kind: 'government' })
  const headers = { cookie: owner.cookie, origin: site.origin }
  expect((await site.ask('/create-listing', { method: 'POST', headers, body })).status).toBe(400)
  expect((await site.ask('/user-listings/government/1/edit', { headers })).status).toBe(404)
})

test("the preview of a tour's stop shows it within the tour", async () => {
  const page = await visitPlainly('/admin/content/tour-stops', { browser })
  await page
    .getByRole('link', { name: /Micro Beach/ })
    .first()
    .click()
  await (await inLanguage(page, '日本語')).getByLabel('Title').fill('白い砂')
  const tab = await preview(page, '日本語')
  await tab.getByRole('heading', { level: 1, name: '白い砂' }).waitFor()
})

test('without a script an admin finds a question, mends it and sees it', async () => {
  const page = await visitPlainly('/admin/content/faq', { browser })
  await page.getByRole('searchbox', { name: 'Words in the title' }).fill('visa')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: /visa/ }).click()
  await (await inLanguage(page, 'English')).getByLabel('Answer').fill('Ask your airline.')
  await save(page)
  await page.getByText('Saved.').waitFor()
  await page.getByRole('link', { name: 'As visitors see it' }).click()
  await expect.poll(() => textOf('/ask-local')).toContain('Ask your airline.')
})

const looked = ['faq', 'articles', 'articles/new', 'articles/history', 'government/history?of=2']

test.each(looked.filter((_, at) => hasTurn(at)))(
  `/admin/content/%s has nothing that axe finds, and is no wider than a phone (SEED=${seed})`,
  async (path) => {
    const page = await visit(`/admin/content/${path}`, phone)
    expect(await axe(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(0)
  },
)
