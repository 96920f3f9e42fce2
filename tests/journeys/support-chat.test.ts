import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { sharedSite } from '../site.ts'
import { untilMirrored, untilReady, type Visitor, visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)

const reply = 'Thank you for your message. A support agent will respond shortly.'
const chat = (page: Page) => page.getByRole('dialog', { name: 'Support' })
const log = (page: Page) => chat(page).getByRole('log').locator('li p')
const box = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })

async function openChat(visitor: Visitor = {}) {
  const page = await visit('/about', visitor)
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await chat(page).waitFor()
  return page
}

test('it opens with a greeting and the focus where one writes; Enter and the button send, and all stays while it is closed', async () => {
  const page = await openChat()
  expect(await log(page).allTextContents()).toEqual(['Welcome to Proa! How can we help you today?'])
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await box(page).fill('   ')
  await page.keyboard.press('Enter')
  expect(await chat(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  expect(await log(page).count()).toBe(1)
  // Enter that ends the composing of a word sends nothing.
  await box(page).fill('안녕하세요')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: '요', selectionStart: 1, selectionEnd: 1 })
  await client.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  })
  expect(await log(page).count()).toBe(1)
  await client.send('Input.insertText', { text: '요' })
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page).count()).toBeGreaterThan(1)
  await box(page).fill('one')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('two')
  await chat(page).getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => log(page).allTextContents()).toContain('one\ntwo')

  await page.keyboard.press('Escape')
  await chat(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Open support chat',
  )
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await expect.poll(() => log(page).allTextContents()).toContain('one\ntwo')
})

test('a message is answered after one second, and a guest sees within three what the staff answers, as long as they look', async () => {
  const page = await openChat({ prepare: (page) => page.clock.install() })
  await page.clock.pauseAt(Date.now() + 60_000)
  await box(page).fill('  Where is the ferry?  ')
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('ferry')),
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page).count()).toBe(2)
  expect((await log(page).allTextContents())[1]).toBe('Where is the ferry?')
  expect(await box(page).inputValue()).toBe('')
  await (await answered).finished()
  await page.clock.runFor(990)
  expect(await log(page).count()).toBe(2)
  const repliedLater = async () => {
    await page.clock.runFor(20)
    return (await log(page).allTextContents())[2]
  }
  await expect.poll(repliedLater).toBe(reply)

  await site.query(
    `insert into ticket_message (ticket_id, sender, text, key)
     select ticket_id, 'staff', 'At the pier.', 'answer' from ticket_message where text = 'Where is the ferry?'`,
  )
  await page.clock.runFor(3_000)
  await expect.poll(async () => (await log(page).allTextContents())[3]).toBe('At the pier.')
})

test('what is typed, and what could not be sent, is there after a reload, and is sent when the chat is opened again', async () => {
  const page = await openChat({ expected: /ERR_FAILED/ })
  await page.route('**/support/chat', (route) => route.abort())
  await box(page).fill('Is the library open?')
  await page.keyboard.press('Enter')
  await chat(page).getByText('Not sent. Check your connection.').waitFor()
  await box(page).fill('And on Sundays')
  await page.unroute('**/support/chat')
  await page.reload()
  await untilReady(page)
  await page.getByRole('button', { name: 'Open support chat' }).click()
  await expect.poll(() => log(page).allTextContents()).toContain('Is the library open?')
  expect(await box(page).inputValue()).toBe('And on Sundays')
  const arrived = () => site.query(`select from ticket_message where text = 'Is the library open?'`)
  await expect.poll(arrived).toHaveLength(1)
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .not.toContain('waiting support')
})

test('a message that arrived, and its answer did not, is no longer said to be unsent once it is read', async () => {
  const page = await openChat({ expected: /ERR_FAILED/ })
  await box(page).fill('Is the fort open?')
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page).allTextContents()).toContain(reply)
  let isCut = true
  await page.route('**/support/chat', async (route) => {
    if (!isCut) return route.continue()
    if (route.request().postData()?.includes('Mondays')) await route.fetch()
    return route.abort()
  })
  await box(page).fill('And on Mondays?')
  await page.keyboard.press('Enter')
  const unsent = chat(page).getByText('Not sent. Check your connection.')
  await unsent.waitFor()
  isCut = false
  await expect.poll(() => unsent.count()).toBe(0)
  const texts = await log(page).allTextContents()
  expect(texts.filter((text) => text === 'And on Mondays?')).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('waiting support')
})

test('a message of a page whose session has ended stays, and says so', async () => {
  const maria = await signedIn(site)
  const page = await openChat({
    browser: maria.browser,
    expected: /401/,
  })
  await untilMirrored(page)
  await site.query('delete from session where user_id = $1', [maria.id])
  await box(page).fill('Whose is this?')
  await Promise.all([
    chat(page).getByText('You are logged out.').waitFor(),
    page.getByText('Your login has ended. Log in to continue.').waitFor(),
    page.keyboard.press('Enter'),
  ])
  expect(await site.query(`select from ticket_message where text = 'Whose is this?'`)).toEqual([])
})

test('a drawer on phones, a sheet at the side on tablets, in the middle of wide screens', async () => {
  const page = await openChat({ width: 640, height: 900, touch: true })
  const boxAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    return (await chat(page).boundingBox())!
  }
  const drawer = await boxAt(640, 900)
  expect([drawer.x, drawer.width, drawer.y + drawer.height]).toEqual([0, 640, 900])
  const side = await boxAt(1024, 900)
  expect([side.y, side.height, side.x + side.width]).toEqual([0, 900, 1024])
  expect(side.width).toBeLessThan(1024)
  const middle = await boxAt(1025, 900)
  expect([middle.width, middle.height]).toEqual([500, 600])
  expect(middle.x).toBeGreaterThan(200)
})
