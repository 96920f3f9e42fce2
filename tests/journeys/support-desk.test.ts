import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, type Visitor, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const staff = await signedIn(site, { name: 'Juan Moderator', role: 'moderator' })

const chat = (page: Page) => page.getByRole('dialog', { name: 'Support' })
const log = (page: Page) => chat(page).getByRole('log').locator('li p')
const box = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })

async function openChat(visitor: Visitor = {}) {
  const page = await visit('/about', visitor)
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await chat(page).waitFor()
  return page
}

const atDesk = (path: string, { browser }: Pick<typeof staff, 'browser'>) =>
  visit(path, { browser, width: 820 })

async function say(page: Page, text: string) {
  await box(page).fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page).allTextContents()).toContain(text)
}

/** As one of the staff. */
async function answer(open: typeof atDesk, about: string, text: string) {
  const desk = await open('/admin/support', { browser: staff.browser })
  await desk.getByRole('link', { name: about }).click()
  await desk.getByRole('textbox', { name: 'Your answer' }).fill(text)
  await desk.getByRole('button', { name: 'Send the answer' }).click()
  await desk.getByRole('listitem').filter({ hasText: text }).waitFor()
  expect(await desk.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('')
  return desk
}

test('a guest is answered by a person in the same chat, which is there after coming back, and by mail', async () => {
  const page = await openChat({ width: 390, height: 844, theme: 'dark', expected: /422/ })
  await say(page, 'Is the museum open on Sunday?')
  await chat(page).getByRole('textbox', { name: 'Email address' }).fill('guest@example')
  await chat(page).getByRole('button', { name: 'Save' }).click()
  await chat(page).getByText('Enter an email address like').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await chat(page).getByRole('textbox', { name: 'Email address' }).fill('guest@example.com')
  await chat(page).getByRole('button', { name: 'Save' }).click()
  await chat(page).getByText('We answer here and to guest@example.com.').waitFor()
  await answer(visitPlainly, 'Is the museum open', 'No, from Monday on.')
  await page.reload()
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await expect.poll(() => log(page).allTextContents()).toContain('No, from Monday on.')
  const [mail] = await site.query(`select body from mail where address = 'guest@example.com'`)
  expect(mail!.body).toContain('No, from Monday on.')
})

test('a logged-in user sees the answer at once, and the desk sees what they write', async () => {
  const maria = await signedIn(site)
  const page = await openChat(maria)
  await say(page, 'My picture does not load')
  const desk = await answer(atDesk, 'My picture does not load', 'Which one?')
  expect(await axeInTurn(desk)).toEqual([])
  await expect.poll(() => log(page).allTextContents()).toContain('Which one?')
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('Half an answer')
  await say(page, 'The second one')
  await desk.getByText('The second one').waitFor()
  expect(await desk.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('Half an answer')
})

test('in a chat of hundreds of messages each answer is sent', async () => {
  const [letter] = await site.query(
    `insert into ticket (topic, message, lang, digest, name) values ('chat', '', 'en', 'long chat', 'Long Chat')
     returning id, reference`,
  )
  await site.query(
    `insert into ticket_message (ticket_id, sender, author_id, text, key)
     select $1, 'staff', $2, 'Answer ' || n, 'long chat ' || n from generate_series(1, 210) n`,
    [letter!.id, staff.id],
  )
  const desk = await atDesk(`/admin/support/${letter!.reference}`, staff)
  for (const text of ['The first of today', 'The second of today']) {
    await desk.getByRole('textbox', { name: 'Your answer' }).fill(text)
    await desk.getByRole('button', { name: 'Send the answer' }).click()
    await desk.getByRole('listitem').filter({ hasText: text }).waitFor()
    await expect.poll(() => desk.getByRole('textbox', { name: 'Your answer' }).inputValue()).toBe('')
  }
})

test('what is said without a connection is marked, kept, and sent once when one tries again', async () => {
  const page = await openChat({ expected: /ERR_INTERNET_DISCONNECTED/ })
  await page.context().setOffline(true)
  await say(page, 'From the boat')
  await chat(page).getByText('Not sent. Check your connection.').waitFor()
  await box(page).fill('half a thought')
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Open support chat' }).click()
  expect(await box(page).inputValue()).toBe('half a thought')
  await chat(page).getByRole('button', { name: 'Try again' }).click()
  const stored = () => site.query(`select from ticket_message where text = 'From the boat'`)
  await expect.poll(stored).toHaveLength(1)
  await expect.poll(() => log(page).count()).toBe(3)
})

test('without a script a moderator reads, answers and closes a letter', async () => {
  const [letter] = await site.query(
    `insert into ticket (topic, name, email, message, lang, digest)
     values ('event', 'Ana Reyes', 'ana@example.com', 'Our fiesta is in May.', 'ja', 'letter') returning reference`,
  )
  const address = `/admin/support/${letter!.reference}`
  const page = await visitPlainly(address, { ...staff })
  await page.getByText('It goes to ana@example.com by email.').waitFor()
  await site.query(`insert into suppressed_address (address, reason) values ('ana@example.com', 'bounced')`)
  await page.goto(address)
  await page.getByText('Our emails don’t reach ana@example.com, so your answer won’t arrive there.').waitFor()
  await site.query('delete from suppressed_address')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Please write your answer.').waitFor()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is in the calendar now.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByRole('listitem').filter({ hasText: 'It is in the calendar now.' }).waitFor()
  const [mail] = await site.query(`select language from mail where address = 'ana@example.com'`)
  expect(mail).toEqual({ language: 'ja' })
  expect(await page.getByRole('button', { name: 'Close without answer' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Mark as completed' }).click()
  await page.getByRole('button', { name: 'Reopen' }).waitFor()
  const closed = await site.ask('/admin/support?state=closed', { headers: { cookie: staff.cookie } })
  expect(withoutScripts(await closed.text())).toContain('Ana Reyes')
})

/** What a guest asked by the form of /ask-local/new. */
async function asked(message: string) {
  const [letter] = await site.query(
    `insert into ticket (topic, name, email, message, lang, digest)
     values ('question', 'Ana Reyes', 'ana@example.com', $1::text, 'ko', sha256(convert_to($1::text, 'utf8'))) returning reference`,
    [message],
  )
  return letter!.reference as string
}

test('without scripts a moderator publishes the question of a guest, who gets its address', async () => {
  const reference = await asked('Where do I learn to weave? My mail is ana@example.com.')
  const page = await visitPlainly(`/admin/support/${reference}`, { ...staff })
  await page.getByText('Publish as a question').click()
  expect(await page.getByLabel('The question in one sentence').inputValue()).toBe(
    'Where do I learn to weave?',
  )
  expect(await page.getByLabel('Shown as the name of the person who asked').inputValue()).toBe('Ana')
  await page.getByLabel('Details').fill('I have time on Sundays.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Please choose a topic.').waitFor()
  expect(await page.getByLabel('Details').inputValue()).toBe('I have time on Sundays.')
  await page.getByLabel('Topic').selectOption('culture')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL('**/ask-local/*')
  const thread = new URL(page.url()).pathname
  const all = withoutScripts(await (await site.ask('/ask-local')).text())
  expect(all).toContain(thread)
  const shown = withoutScripts(await (await site.ask(thread)).text())
  expect(shown).toContain('I have time on Sundays.')
  expect(shown).not.toContain('ana@example.com')
  const [mail] = await site.query(`select body, language from mail where key = $1`, [
    `publication ${reference}`,
  ])
  expect(mail).toMatchObject({ language: 'ko', body: expect.stringContaining(thread) })
  await page.goto(`/admin/support/${reference}`)
  await page.getByRole('link', { name: 'Read the published question' }).waitFor()
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
  expect(await site.query(`select actor_id, action from audit where subject_id = $1`, [reference])).toEqual([
    { actor_id: staff.id, action: 'publication' },
  ])
})

test('the second moderator to publish a question sees that it was published, and loses nothing', async () => {
  const reference = await asked('Is there a bus to the airport?')
  const address = `/admin/support/${reference}`
  const first = await visitPlainly(address, { ...staff })
  const second = await visitPlainly(address, { ...staff })
  const watching = await visit(address, staff)
  for (const page of [first, second, watching]) {
    await page.getByText('Publish as a question').click()
    await page.getByLabel('Topic').selectOption('transportation')
    await page.getByLabel('Details').fill('From Garapan, at night.')
  }
  expect(await axeInTurn(watching)).toEqual([])
  await first.getByRole('button', { name: 'Publish' }).click()
  await first.waitForURL('**/ask-local/*')
  await second.getByRole('button', { name: 'Publish' }).click()
  for (const page of [second, watching]) {
    await page.getByText('Someone else has published it in the meantime.').waitFor()
    expect(await page.getByLabel('Details').inputValue()).toBe('From Garapan, at night.')
    await page.getByRole('link', { name: 'Read the published question' }).waitFor()
  }
  expect(
    await site.query(`select from question where title = 'Is there a bus to the airport?'`),
  ).toHaveLength(1)
})
