import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { keptFileIds, refuseToStore } from '../browser-storage.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, heavyPicture, phonePicture } from '../test-pictures.ts'
import { axeInTurn, logInElsewhere, untilMirrored, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** A person whose listing is the sample of this address, and one who asks about it. */
async function market(kind: string, ref: string) {
  const [owner, asker] = [
    await signedIn(site, { name: 'Olga Owner' }),
    await signedIn(site, { name: 'Ana Asker' }),
  ]
  await site.query('update listing set owner_id = $1 where kind = $2 and ref = $3', [owner.id, kind, ref])
  return { owner, asker }
}

test("a visitor asks by a listing's button, its owner answers, and both see it at once", async () => {
  const { owner, asker } = await market('vehicle', '2')
  const asking = await visit('/vehicles/2', { browser: asker.browser })
  await asking.getByRole('link', { name: 'Contact Seller' }).first().click()
  await asking.getByRole('dialog').getByRole('link', { name: 'Send message' }).click()
  await asking.waitForURL('**/messages/vehicle/2')
  await untilReady(asking)
  const box = asking.getByLabel('Your message')
  const send = asking.getByRole('button', { name: 'Send' })
  await box.fill('  \n ')
  expect(await send.isDisabled()).toBe(true)
  await box.fill('  Is it still there?')
  await box.press('Shift+Enter')
  await box.pressSequentially('I could come today. ')
  await box.press('Enter')
  await asking.getByText('Message sent').waitFor()
  const log = asking.getByRole('log')
  expect(await log.getByText('Is it still there?').textContent()).toBe(
    'Is it still there?\nI could come today.',
  )
  expect(await axeInTurn(asking)).toEqual([])

  const answering = await visit('/messages', { browser: owner.browser })
  await answering.getByText('Unread 1').waitFor()
  expect(await axeInTurn(answering)).toEqual([])
  await answering.getByRole('link', { name: /Ana Asker/ }).click()
  await answering.getByRole('log').getByText('I could come today.').waitFor()
  await answering.getByText('Quick replies').click()
  await answering.getByRole('button', { name: 'Tomorrow works for me.' }).click()
  await log.getByText('Tomorrow works for me.').waitFor()
  await log.getByText('Read', { exact: true }).waitFor()
  expect(await axeInTurn(answering)).toEqual([])
  expect(await site.query('select owner_unread from conversation where owner_id = $1', [owner.id])).toEqual([
    { owner_unread: 0 },
  ])
})

test('a message written after the session ended waits, leads to signing in and back, and is sent once; a refused one only when its writer asks; the next account on the page gets none of it', async () => {
  const { asker } = await market('vehicle', '6')
  const page = await visit('/messages/vehicle/6', {
    browser: asker.browser,
    width: 390,
    height: 844,
    expected: /status of 400/,
  })
  await untilMirrored(page)
  const [{ token }] = await site.query('delete from session where user_id = $1 returning token', [asker.id])
  await page.getByLabel('Your message').fill('Do you take a trade?')
  await page.getByLabel('Your message').press('Enter')
  await page.getByText('You are logged out.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('link', { name: 'Log in to send it' }).click()
  await page.waitForURL('**/login?**')
  const back = new URL(page.url()).searchParams.get('next')!
  expect(back).toBe('/messages/vehicle/6')
  await site.query(
    `insert into session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
    [asker.id, token],
  )
  await page.context().addCookies(asker.browser.storageState.cookies)
  await page.goto(back)
  await page.getByRole('log').locator('time').waitFor()
  expect(await page.getByRole('log').getByText('Do you take a trade?').count()).toBe(1)
  await expect.poll(() => page.evaluate(waitingHere)).toEqual([])
  const sent = () => site.query('select text from message where sender_id = $1 order by id', [asker.id])
  expect(await sent()).toEqual([{ text: 'Do you take a trade?' }])

  await untilReady(page)
  let asked = 0
  await page.route('**/messages/sent', (route) => {
    asked++
    return route.fulfill({ status: 400 })
  })
  await page.getByLabel('Your message').fill('Is it still there?')
  await page.getByLabel('Your message').press('Enter')
  await page.getByText('This message could not be sent.').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.reload()
  await page.getByText('This message could not be sent.').waitFor()
  await untilReady(page)
  expect(asked).toBe(1)
  await page.unroute('**/messages/sent')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Message sent').waitFor()
  expect(await page.evaluate(waitingHere)).toEqual([])
  expect(await sent()).toEqual([{ text: 'Do you take a trade?' }, { text: 'Is it still there?' }])

  await page.getByLabel('Your message').fill('Or a boat?')
  await logInElsewhere(page, await signedIn(site, { name: 'Ben Taitano' }))
  await page.getByRole('log').getByText('Write the first message.').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('')
})

test('when the connection is back, only one of two tabs sends what waits, each once; everyone reads a phrase in their own language', async () => {
  const { owner, asker } = await market('vehicle', '8')
  const page = await visit('/messages/vehicle/8', {
    browser: asker.browser,
    width: 390,
    height: 844,
    expected: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
  })
  const other = await page.context().newPage()
  await other.goto('/messages/vehicle/8')
  await untilReady(other)
  let answers = 0
  page.context().on('response', (response) => {
    if (response.url().endsWith('/messages/sent')) answers++
  })
  await page.context().setOffline(true)
  for (const text of ['One', 'Two']) {
    await page.getByLabel('Your message').fill(text)
    await page.getByLabel('Your message').press('Enter')
    await other.getByRole('log').getByText(text, { exact: true }).waitFor()
  }
  await page.getByText('Quick replies').click()
  await page.getByRole('button', { name: 'Is this still available?' }).click()
  await other.getByRole('log').getByText('Is this still available?').waitFor()
  await expect.poll(() => page.getByText('Waiting to be sent').count()).toBe(3)
  const sent = () =>
    site.query('select text, phrase from message where sender_id = $1 order by id', [asker.id])
  expect(await sent()).toEqual([])
  await page.context().setOffline(false)
  const each = [
    { text: 'One', phrase: null },
    { text: 'Two', phrase: null },
    { text: '', phrase: 'available' },
  ]
  await expect.poll(sent).toEqual(each)
  for (const tab of [page, other]) {
    // Nothing is left that the next page would send.
    await expect.poll(() => tab.evaluate(waitingHere)).toEqual([])
    await tab.getByRole('log').locator('time').nth(2).waitFor()
    expect(await tab.getByText('Waiting to be sent').count()).toBe(0)
  }
  expect(answers).toBe(3)
  expect(await sent()).toEqual(each)

  const again = await visitPlainly('/messages/vehicle/8', { ...asker, language: 'ko-KR' })
  await again.getByRole('log').getByText('아직 있나요?').waitFor()
  // The owner of a listing with a single conversation sees that one at once.
  const reading = await visitPlainly('/messages/vehicle/8', owner)
  expect(new URL(reading.url()).searchParams.has('with')).toBe(true)
  expect(await reading.getByRole('link', { name: 'All conversations' }).count()).toBe(0)
  await reading.getByRole('log').getByText('Is this still available?').waitFor()
})

test('a message that waits where the browser stores nothing says to keep the page open', async () => {
  const { asker } = await market('property', '2')
  const page = await visit('/messages/property/2', { browser: asker.browser, expected: /ERR_FAILED/ })
  await page.evaluate(refuseToStore)
  await page.route('**/messages/sent', (route) => route.abort())
  await page.getByLabel('Your message').fill('May I come on Monday?')
  await page.getByLabel('Your message').press('Enter')
  await page.getByText('Waiting to be sent. Keep this page open').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.unroute('**/messages/sent')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Message sent').waitFor()
})

test('messages that wait when a session expires are shown and sent only at the next login of their account', async () => {
  const { owner, asker } = await market('property', '3')
  const page = await visit('/messages/property/3', {
    browser: asker.browser,
    expected: /Failed to load resource|ERR_FAILED|401/,
  })
  await page.route('**/messages/sent', (route) => route.abort())
  await page.getByLabel('Your message').fill('May I come on Sunday?')
  await page.getByLabel('Your message').press('Enter')
  await page.getByText('Waiting to be sent').waitFor()
  await page.context().clearCookies({ name: 'proa_session' })
  await page.context().addCookies(owner.browser.storageState.cookies)
  const sent = () => site.query(`select text from message where text = 'May I come on Sunday?'`)
  // The page on show is still the asker's: it must not send it for the owner.
  const refused = page.waitForResponse('**/messages/sent')
  await page.unroute('**/messages/sent')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await refused).status()).toBe(302)
  await page.goto('/messages')
  await untilReady(page)
  expect(await page.content()).not.toContain('May I come on Sunday?')
  expect(await sent()).toEqual([])
  await page.context().clearCookies({ name: 'proa_session' })
  await page.context().addCookies(asker.browser.storageState.cookies)
  await page.goto('/about')
  await page.mouse.move(5, 5)
  await expect.poll(sent).toEqual([{ text: 'May I come on Sunday?' }])
  await expect.poll(() => page.evaluate(waitingHere)).toEqual([])
})

test('without scripts a visitor signs in, writes with a picture, and reads the answer; refused text is kept', async () => {
  const { owner, asker } = await market('property', '1')
  const guest = await visitPlainly('/properties/1/contact')
  await guest.getByRole('link', { name: 'Send message' }).click()
  await guest.waitForURL((url) => url.searchParams.get('next') === '/messages/property/1')

  const page = await visitPlainly('/messages/property/1', asker)
  await page.getByLabel('Your message').fill('May I see it?')
  await page.getByLabel('Add a photo').setInputFiles(asFile(Buffer.from('no picture')))
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('We can’t read this file as a photo.').waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('May I see it?')
  await page.getByLabel('Add a photo').setInputFiles(asFile(await phonePicture('#08a')))
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Message sent').waitFor()
  await page.getByRole('log').getByText('May I see it?').waitFor()
  const picture = page.getByRole('log').getByRole('img', { name: 'Photo' })
  const sent = await site.ask((await picture.getAttribute('src'))!, { headers: { cookie: asker.cookie } })
  expect(await sharp(await sent.bytes()).metadata()).toMatchObject({ width: 300 })

  const reading = await visitPlainly('/messages/property/1', owner)
  await reading.locator('summary[aria-label="Block Ana Asker"]').click()
  await reading.getByRole('button', { name: 'Block Ana Asker' }).click()
  await reading.getByText('You have blocked this person.').waitFor()
  const gone = await page.goto('/messages/property/1')
  expect(gone?.status()).toBe(404)
  await page.getByText('Listing not found.').waitFor()
  await page.getByRole('link', { name: 'Back to Profile' }).waitFor()
})

test('a picture chosen for a message, and one that waits with its text, are there after a reload; it comes once although the first answer was lost', async () => {
  const { asker } = await market('vehicle', '7')
  const page = await visit('/messages/vehicle/7', {
    browser: asker.browser,
    width: 390,
    height: 844,
    expected: /ERR_FAILED/,
  })
  const sending = '**/messages/sent'
  const picture = page.getByRole('log').getByRole('img', { name: 'Photo' })
  const isShown = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth > 0)
  const waiting = page.getByText('Waiting to be sent')
  const name = page.getByText('lagoon.jpg')
  const untilKept = (count: number) => expect.poll(() => page.evaluate(keptFileIds)).toHaveLength(count)
  const choose = async () =>
    page.getByLabel('Add a photo').setInputFiles(asFile(await phonePicture('#08a'), 'lagoon.jpg'))
  await page.getByLabel('Add a photo').setInputFiles(asFile(Buffer.from('no picture')))
  await page.getByText('We can’t read this file as a photo.').waitFor()
  await choose()
  await name.waitFor()
  await page.getByLabel('Your message').fill('Does it look like this?')
  await untilKept(1)
  await page.reload()
  await untilReady(page)
  await name.waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('Does it look like this?')

  await page.route(sending, (route) => route.abort())
  await page.getByLabel('Your message').press('Enter')
  await waiting.waitFor()
  await page.reload()
  await waiting.waitFor()
  await untilReady(page)
  await expect.poll(isShown).toBe(true)
  expect(await axeInTurn(page)).toEqual([])

  // One that is taken away again is not there later.
  await choose()
  await untilKept(2)
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await untilKept(1)
  const sent = () => site.query('select text, picture_width from message where sender_id = $1', [asker.id])
  expect(await sent()).toEqual([])
  await page.evaluate(loseAnswers)
  await page.unroute(sending)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const once = [{ text: 'Does it look like this?', picture_width: 300 }]
  await expect.poll(sent).toEqual(once)
  await page.reload()
  await expect.poll(() => page.evaluate(waitingHere)).toEqual([])
  await untilKept(0)
  await expect.poll(isShown).toBe(true)
  expect(await picture.count()).toBe(1)
  expect(await name.count()).toBe(0)
  expect(await sent()).toEqual(once)
})

/** What waits to be sent in this browser, of all accounts. */
function waitingHere() {
  return Object.keys(localStorage).filter((key) => / waiting /.test(key) || key === 'waitingMessages')
}

/** What is typed in this browser and not handed over. */
function draftsHere() {
  return Object.entries(localStorage).flatMap(([key, entry]: [string, string]) =>
    /^kept \S+ message (?!picture)/.test(key) ? (JSON.parse(entry) as { value: string }).value : [],
  )
}

/** Until the page is loaded again. */
function loseAnswers() {
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answer = await ask(...asked)
    if (String(asked[0]).includes('/messages/sent')) throw new TypeError('lost')
    return answer
  }
}

test('the picture chosen last is sent, however long an earlier one takes, and a large one is read once; text typed meanwhile is of the next message', async () => {
  const { asker } = await market('property', '2')
  const page = await visit('/messages/property/2', { browser: asker.browser })
  await untilReady(page)
  await page.evaluate(readSlowly)
  const add = page.getByLabel('Add a photo')
  await add.setInputFiles(asFile(await phonePicture('#08a'), 'slow.jpg'))
  await add.setInputFiles(asFile(await phonePicture('#a80'), 'quick.jpg'))
  await page.getByText('quick.jpg').waitFor()
  await page.evaluate('readNow()')
  expect(await page.getByText('slow.jpg').count()).toBe(0)
  expect(await page.getByText('quick.jpg').count()).toBe(1)
  const large = await heavyPicture('tan', 2 ** 20)
  expect(large.length).toBeGreaterThan(2 ** 20)
  await add.setInputFiles(asFile(large, 'large.jpg'))
  await page.getByText('large.jpg').waitFor()
  expect(await page.evaluate('timesRead')).toBe(3)

  await page.evaluate(occupyStore)
  const box = page.getByLabel('Your message')
  await add.setInputFiles(asFile(await phonePicture('#08a'), 'lagoon.jpg'))
  await page.getByText('lagoon.jpg').waitFor()
  await box.fill('Like this?')
  await box.press('Enter')
  await box.pressSequentially('Or ')
  expect(await page.getByText('Message sent').count()).toBe(0)
  // Not before the browser has the picture is the draft forgotten: the page may be closed now.
  expect(await page.evaluate(draftsHere)).toContain('Like this?')
  await page.evaluate('freeStore()')
  await page.getByText('Message sent').waitFor()
  await box.pressSequentially('not?')
  expect(await box.inputValue()).toBe('Or not?')
  expect(
    await site.query('select text, picture_width from message where sender_id = $1', [asker.id]),
  ).toEqual([{ text: 'Like this?', picture_width: 300 }])
})

/** The first picture is read when `readNow` is called, which ends when the page shows what came of it. */
function readSlowly() {
  const read = window.createImageBitmap
  const slow = Promise.withResolvers<void>()
  const page = Object.assign(window, {
    timesRead: 0,
    async readNow() {
      slow.resolve()
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    },
  })
  window.createImageBitmap = async (file: ImageBitmapSource) => {
    if (++page.timesRead === 1) await slow.promise
    return read(file)
  }
}

/** Nothing else is written to the store of pictures until `freeStore` is called. */
const occupyStore = () =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open('kept', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('files', { keyPath: 'id' })
    })
    opening.addEventListener('success', () => {
      const store = opening.result.transaction('files', 'readwrite').objectStore('files')
      let isFree = false
      const hold = () => {
        if (isFree) return opening.result.close()
        store.get('').addEventListener('success', hold)
        resolve()
      }
      Object.assign(window, { freeStore: () => void (isFree = true) })
      hold()
    })
  })

test('a browser forgets the pictures of messages that it no longer keeps, and those that waited for two weeks, but not one that is chosen in another conversation', async () => {
  const { asker } = await market('property', '4')
  const page = await visit('/robots.txt', { browser: asker.browser })
  await page.evaluate(keepPictures, { as: asker.id, ids: ['kept', 'left'] })
  await page.goto('/messages/property/4')
  await expect.poll(() => page.evaluate(keptFileIds)).toEqual(['chosen', 'kept', 'new'])
})

/**
 * Pictures of two messages that wait, as an older version of the site kept them, one of which is old, of two that do
 * not wait, one of which is new, and one of a message that is still being typed.
 */
function keepPictures({ as, ids }: { as: string; ids: string[] }) {
  const day = 24 * 60 * 60_000
  const waiting = ids.map((clientId) => ({
    clientId,
    as,
    kind: 'property',
    ref: '4',
    with: null,
    text: 'Look',
    phrase: null,
    at: new Date().toISOString(),
    picture: 'lagoon.jpg',
    problem: 'type',
  }))
  localStorage.setItem('waitingMessages', JSON.stringify(waiting))
  const chosen = { at: Date.now() - day, value: 'chosen' }
  localStorage.setItem(`kept ${as} message picture property 5 null`, JSON.stringify(chosen))
  const days = { kept: 13, left: 15, alone: 1, chosen: 1, new: 0 }
  return new Promise<void>((resolve) => {
    const opening = indexedDB.open('kept', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('files', { keyPath: 'id' })
    })
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('files', 'readwrite')
      for (const [id, age] of Object.entries(days))
        writing
          .objectStore('files')
          .put({ id, room: 'messages', file: new Blob(['x']), at: Date.now() - age * day })
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

test('a name that looks like markup is shown as it is written', async () => {
  const { owner, asker } = await market('vehicle', '8')
  await site.query(`update users set full_name = '<b>Ana</b> Asker' where id = $1`, [asker.id])
  await site.query(
    `with began as (
       insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
       values ('vehicle', '8', 'Car', $1, $2) returning id
     ), said as (
       insert into message (conversation_id, sender_id, client_id, text) select id, $2, $3, 'Hello' from began returning id
     )
     select from said`,
    [owner.id, asker.id, randomUUID()],
  )
  await site.query('update conversation set last_id = (select max(id) from message) where asker_id = $1', [
    asker.id,
  ])
  const page = await visitPlainly('/messages/vehicle/8', owner)
  await page.locator('summary[aria-label="Block <b>Ana</b> Asker"]').click()
  await page.getByRole('button', { name: 'Block <b>Ana</b> Asker' }).waitFor()
})

test('a thread of 5,000 messages shows the latest, and earlier ones on request', async () => {
  const { owner, asker } = await market('vehicle', '4')
  const [conversation] = await site.query(
    `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
     values ('vehicle', '4', 'Car', $1, $2) returning id`,
    [owner.id, asker.id],
  )
  await site.query(
    `with added as (
       insert into message (conversation_id, sender_id, client_id, text)
       select $1, $2, gen_random_uuid(), 'Message ' || n from generate_series(1, 5000) n returning id
     )
     update conversation set last_id = (select max(id) from added) where id = $1`,
    [conversation!.id, asker.id],
  )
  const page = await visit('/messages/vehicle/4', {
    browser: asker.browser,
    expected: /ERR_FAILED/,
  })
  const log = page.getByRole('log')
  expect(await isInView(log, 'Message 5000')).toBe(true)
  const earlier = page.getByRole('link', { name: 'Earlier messages' })
  const asksInVain = async () => {
    await page.route('**/*.data?*', (route) => route.abort())
    await earlier.click()
    await log.getByText('This did not load.').waitFor()
    await page.unrouteAll()
  }
  await asksInVain()
  await earlier.click()
  await log.getByText('Message 4901', { exact: true }).waitFor()
  expect(await log.getByText(/^Message /).count()).toBe(100)
  // One reads on where one was.
  expect(await isInView(log, 'Message 4951')).toBe(true)
  await asksInVain()
  await earlier.click()
  await log.getByText('Message 4851', { exact: true }).waitFor()

  const plain = await visit('/messages/vehicle/4', { ...asker, javaScript: false, width: 390, height: 844 })
  const pages = plain.getByRole('log')
  expect(await isInView(pages, 'Message 5000')).toBe(true)
  await plain.getByRole('link', { name: 'Earlier messages' }).click()
  await pages.getByText('Message 4901', { exact: true }).waitFor()
  expect(await isInView(pages, 'Message 4950')).toBe(true)
  await plain.getByRole('link', { name: 'Latest messages' }).click()
  await pages.getByText('Message 5000', { exact: true }).waitFor()
})

/** Whether a message is seen without scrolling the log or the page. */
async function isInView(log: Locator, text: string) {
  const [shown, message] = [await log.boundingBox(), await log.getByText(text, { exact: true }).boundingBox()]
  const { height } = log.page().viewportSize()!
  const [top, bottom] = [message!.y, message!.y + message!.height]
  return shown!.y <= top && bottom <= Math.min(height, shown!.y + shown!.height)
}

test('the staff reads the last messages of a reported conversation and nothing else', async () => {
  const { owner, asker } = await market('vehicle', '5')
  await site.query(
    `with began as (
       insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
       values ('vehicle', '5', 'Car', $1, $2) returning id
     ), said as (
       insert into message (conversation_id, sender_id, client_id, text)
       select id, $2, $3, 'Pay by this link: https://example.com/pay' from began returning id, conversation_id
     )
     select from said`,
    [owner.id, asker.id, randomUUID()],
  )
  await site.query('update conversation set last_id = (select max(id) from message) where asker_id = $1', [
    asker.id,
  ])
  const page = await visitPlainly('/messages', owner)
  await page.getByRole('link', { name: /Ana Asker/ }).click()
  await page.getByText('This person is new here.').waitFor()
  expect(
    await page
      .getByRole('log')
      .getByRole('link', { name: /example\.com/ })
      .count(),
  ).toBe(0)
  await page.getByRole('link', { name: 'Report' }).click()
  await page.getByLabel('What is wrong?').selectOption('scam')
  await untilOldEnough(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('heading', { name: 'Thank you for telling us' }).waitFor()
  expect(
    await site.query(`select quote, owner_id from moderation_case where subject_kind = 'message'`),
  ).toEqual([{ quote: 'Pay by this link: https://example.com/pay', owner_id: asker.id }])
})
