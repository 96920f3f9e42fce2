import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { takesBack } from '../keys.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { cutAfter, slowLine } from '../slow-line.ts'
import { asFile, heavyPicture, phonePicture } from '../test-pictures.ts'
import { axeInTurn, untilMirrored, untilReady, type Visitor, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

type Visit = Omit<Visitor, 'browser'>
type Person = Awaited<ReturnType<typeof signedIn>>

/** Someone on the third step of a vehicle's wizard. @param already how many photos the draft has */
async function atImages(
  { already = 0, ...visitor }: Visit & { already?: number } = {},
  open: (path: string, visitor: Visit & Pick<Person, 'browser'>) => Promise<Page> = visit,
) {
  const maria = await signedIn(site)
  const [draft] = await site.query(
    `insert into draft (owner_id, kind, category) values ($1, 'vehicle', 'car') returning id`,
    [maria.id],
  )
  await site.query(
    `insert into draft_photo (id, draft_id, position, name, src)
     select gen_random_uuid(), $1, n, n || '.jpg', '/pictures/vehicles/1-a.svg' from generate_series(1, $2::int) n`,
    [draft.id, already],
  )
  const address = `/create-listing/${draft.id}/images`
  const page = await open(address, { browser: maria.browser, ...visitor })
  return { maria, page, address, draftId: draft.id as string }
}

const choose = (page: Page, ...files: ReturnType<typeof asFile>[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const items = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
const pictures = (page: Page) => items(page).locator('img[src^="/media/"]')
const photosOf = (draftId: string) =>
  site.query('select name, src, problem, alt from draft_photo where draft_id = $1 order by position', [
    draftId,
  ])
const namesOf = async (draftId: string) => (await photosOf(draftId)).map(({ name }) => name)

test('on a slow line that is cut in the middle, and after a reload, all photos come, each once', async () => {
  const { page, draftId } = await atImages({ expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
  await slowLine(page)
  const mend = await cutAfter(page, 2)
  await choose(
    page,
    asFile(await heavyPicture('teal'), 'beach.jpg'),
    asFile(await phonePicture('tan'), 'car.jpg'),
  )
  await page.getByText('We can’t be reached right now.').waitFor()
  await items(page)
    .filter({ hasText: 'beach.jpg' })
    .getByText(/[1-9]\d?% sent/)
    .waitFor()
  expect(await axeInTurn(page)).toEqual([])
  const [{ received }] = await site.query('select received from draft_photo where draft_id = $1', [draftId])
  expect(received).toBeGreaterThan(0)

  const offsets: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']!)
  })
  await page.reload()
  await untilReady(page)
  await mend()
  await expect.poll(() => pictures(page).count()).toBe(2)
  const src = expect.stringMatching('^/media/')
  expect(await photosOf(draftId)).toMatchObject([
    { name: 'beach.jpg', problem: null, src },
    { name: 'car.jpg', problem: null, src },
  ])
  expect(Number(offsets[0])).toBe(received)
  expect(offsets).toEqual([...new Set(offsets)]) // and no piece twice
})

test('a photo is cancelled on its way, a press tries again at once, and the others come; of a full disk one is sent from memory', async () => {
  const { page, draftId } = await atImages({ expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })
  const mend = await cutAfter(page, 1)
  // So that no pause ends by itself.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await choose(
    page,
    asFile(await heavyPicture('teal'), 'beach.jpg'),
    asFile(await phonePicture('tan'), 'car.jpg'),
  )
  const note = page.getByText('We can’t be reached right now.')
  await note.waitFor()
  await page.getByRole('button', { name: 'Cancel photo 1' }).click()
  await items(page).filter({ hasText: 'car.jpg' }).getByText('0% sent').waitFor()
  await note.waitFor()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pictures(page).count()).toBe(1)
  await expect.poll(() => namesOf(draftId)).toEqual(['car.jpg'])
  await note.waitFor({ state: 'detached' })

  await page.evaluate(fillDisk)
  const mendAgain = await cutAfter(page, 0)
  await choose(page, asFile(await phonePicture('teal'), 'lagoon.jpg'))
  await note.waitFor()
  await page.locator('#account summary').click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log Out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out and delete what was not sent?' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await page.locator('#account summary').click() // the menu, still open, covers what is to be pressed
  await mendAgain()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pictures(page).count()).toBe(2)
  expect(await namesOf(draftId)).toEqual(['car.jpg', 'lagoon.jpg'])
})

test('someone whose session ends while photos are sent signs in again and loses none', async () => {
  const { maria, page, address, draftId } = await atImages()
  await untilMirrored(page)
  const [{ token }] = await site.query('delete from session where user_id = $1 returning token', [maria.id])
  await choose(page, asFile(await phonePicture('tan'), 'car.jpg'))
  await page.getByText('You are no longer logged in.').waitFor()
  const way = page.getByRole('link', { name: 'Log in' })
  expect(await way.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(address)}`)
  await way.click()
  await page.waitForURL('**/login?**')
  await site.query(
    `insert into session (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
    [maria.id, token],
  )
  await page.context().addCookies(maria.browser.storageState.cookies)
  await page.goto(address)
  await expect.poll(() => pictures(page).count()).toBe(1)
  expect(await namesOf(draftId)).toEqual(['car.jpg'])
})

/** The browser reads them itself: what a test sends it of so many bytes takes a second. @returns their paths */
async function onDisk(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'proa-photos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const written = Object.entries(files).map(async ([name, bytes]) => {
    await writeFile(join(folder, name), bytes)
    return join(folder, name)
  })
  return Promise.all(written)
}

test('files of a wrong type, too large or too many are named when they are chosen, and the others come', async () => {
  const { page, draftId } = await atImages({ expected: /ERR_FAILED/, already: 8 })
  const photo = await phonePicture('teal')
  const files = await onDisk({
    'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'deed.pdf': '%PDF-1.7',
    'huge.jpg': Buffer.alloc(10 * 2 ** 20 + 1),
    ...Object.fromEntries([1, 2, 3, 4].map((number) => [`beach-${number}.jpg`, photo])),
  })
  await page.route('**/photos', (route) => route.abort()) // nothing is asked of the server
  await page.locator('input[type=file]').setInputFiles(files)
  const told = page.getByRole('alert').filter({ hasText: 'These files were not added:' })
  await expect
    .poll(() => told.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^drawing\.svg: SVG drawings/),
      expect.stringMatching(/^deed\.pdf: We can’t read this file/),
      expect.stringMatching(/^huge\.jpg: This photo is too large/),
      expect.stringMatching(/^beach-3\.jpg: .* 10 photos/),
      expect.stringMatching(/^beach-4\.jpg: .* 10 photos/),
    ])
  await expect.poll(() => items(page).count()).toBe(10)
  await page.unroute('**/photos')
  await expect.poll(() => pictures(page).count()).toBe(2)
  expect((await namesOf(draftId)).slice(8)).toEqual(['beach-1.jpg', 'beach-2.jpg'])
})

test('a photo that the server does not take is sent once, leaves the way to the others, and has a way to be tried again', async () => {
  const { page, draftId, address } = await atImages({ expected: /status of (?:404|422)/ })
  await page.route('**/photos', (route) =>
    /car\.jpg/.test(route.request().postData()!) ? route.fulfill({ status: 422 }) : route.continue(),
  )
  await choose(
    page,
    asFile(await phonePicture('tan'), 'car.jpg'),
    asFile(await phonePicture('teal'), 'beach.jpg'),
  )
  await expect.poll(() => pictures(page).count()).toBe(1)
  const car = items(page).filter({ hasText: 'car.jpg' })
  await car.getByText('This photo was not uploaded.').waitFor()
  expect(await axeInTurn(page)).toEqual([])

  // The form of the next step leads back to it.
  await site.query(
    `insert into draft_photo (id, draft_id, position, name, type, size, received)
     values (gen_random_uuid(), $1, 9, 'broken.jpg', 'image/jpeg', 9, 1)`,
    [draftId],
  )
  const cookies = { storageState: await page.context().storageState() }
  const form = await visitPlainly(address.replace('images', 'details'), { browser: cookies })
  await form.getByRole('button', { name: 'Create Listing' }).click()
  expect(await form.getByRole('link', { name: 'Go to the photos' }).getAttribute('href')).toBe(address)
  await site.query(`delete from draft_photo where name = 'broken.jpg'`)

  await page.unroute('**/photos')
  await car.getByRole('button', { name: 'Try again car.jpg' }).click()
  await expect.poll(() => pictures(page).count()).toBe(2)
  expect(await namesOf(draftId)).toEqual(['beach.jpg', 'car.jpg'])

  await site.query('delete from draft where id = $1', [draftId])
  let attempts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/photos')) attempts++
  })
  await choose(page, asFile(await phonePicture('tan'), 'late.jpg'))
  await items(page).filter({ hasText: 'late.jpg' }).getByText('This photo was not uploaded.').waitFor()
  await page.waitForLoadState('networkidle')
  expect(attempts).toBe(1)
})

test('a file that is no picture is refused next to its name, and can be removed', async () => {
  const { page, draftId } = await atImages({ width: 390 })
  const photo = await phonePicture('teal')
  await choose(
    page,
    asFile(photo, 'other.png', 'image/png'),
    asFile(photo.subarray(0, photo.length / 2), 'half.jpg'),
    asFile(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'both.jpg'),
    asFile(Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 'phone.heic', 'image/heic'),
    asFile(photo, 'car.jpg'),
  )
  const said: Record<string, string> = {
    'other.png': 'not the type',
    'half.jpg': 'is damaged',
    'both.jpg': 'something other than a photo',
    'phone.heic': 'HEIC photos',
  }
  for (const [name, text] of Object.entries(said))
    await items(page).filter({ hasText: name }).getByText(text).waitFor()
  await expect.poll(() => pictures(page).count()).toBe(1)
  expect(await items(page).filter({ hasText: 'Cover' }).locator('img').count(), 'a cover can be seen').toBe(1)
  expect(await axeInTurn(page)).toEqual([])
  for (let left = 4; left > 0; left--) {
    await page.getByRole('button', { name: 'Remove photo 1' }).click()
    await expect.poll(() => items(page).count()).toBe(left)
  }
  await expect.poll(() => namesOf(draftId)).toEqual(['car.jpg'])
})

test('photos are ordered by buttons, keys and dragging, and described; the first is the cover', async () => {
  const { page, draftId } = await atImages({ already: 3 })
  expect(await items(page).count()).toBe(3)
  await page.getByRole('button', { name: 'Make photo 3 the cover' }).click()
  await expect.poll(() => namesOf(draftId)).toEqual(['3.jpg', '1.jpg', '2.jpg'])
  const handle = (number: number) => page.getByRole('button', { name: `Move photo ${number} by dragging` })
  await handle(1).focus()
  expect(await takesBack(handle(1))).toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => namesOf(draftId)).toEqual(['1.jpg', '3.jpg', '2.jpg'])
  await page.getByText('Now photo 2 of 3').waitFor({ state: 'attached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toContain('Move photo 2')
  await handle(3).hover()
  await page.mouse.down()
  await items(page)
    .nth(0)
    .hover({ position: { x: 40, y: 40 } })
  await page.mouse.up()
  await expect.poll(() => namesOf(draftId)).toEqual(['2.jpg', '1.jpg', '3.jpg'])
  await items(page).nth(0).getByLabel('What the photo shows').fill('The car from behind')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/details')
  await expect.poll(async () => (await photosOf(draftId))[0].alt).toBe('The car from behind')

  // Going on while the last one is on its way loses nothing either, nor does Enter.
  await page.goBack()
  const about = items(page).nth(0).getByLabel('What the photo shows')
  await about.fill('The car from the side')
  await about.press('Enter')
  await page.waitForURL('**/details')
  await expect.poll(async () => (await photosOf(draftId))[0].alt).toBe('The car from the side')
  await page.goBack()
  await choose(page, asFile(await heavyPicture('teal'), 'beach.jpg'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/details')
  await expect.poll(async () => (await photosOf(draftId))[3]?.src).toMatch('/media/')
})

test('without scripts photos come with the form, are refused by name, moved and removed', async () => {
  const { page, draftId, address } = await atImages({}, visitPlainly)
  await choose(
    page,
    asFile(await phonePicture('teal'), 'beach.jpg'),
    asFile(Buffer.from('<svg/>'), 'drawing.svg', 'image/svg+xml'),
    asFile(await phonePicture('tan'), 'car.jpg'),
  )
  // Going on stays on the page because a file was refused, and says which and why; the others are there.
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('These files were not added:').waitFor()
  expect(new URL(page.url()).pathname).toBe(address)
  const told = page.getByRole('alert').filter({ hasText: 'These files were not added' })
  expect(await told.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^drawing\.svg: SVG drawings/),
  ])
  expect(await pictures(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect.poll(() => page.getByText('SVG drawings').count()).toBe(0)
  await page.getByRole('button', { name: 'Make photo 2 the cover' }).click()
  await expect.poll(() => namesOf(draftId)).toEqual(['car.jpg', 'beach.jpg'])
  expect(await pictures(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/details')
})

test('without scripts the photos of a draft that has all it may have are described, moved and removed', async () => {
  const { page, draftId } = await atImages({ already: 10 }, visitPlainly)
  await page.getByLabel('What the photo shows').first().fill('The car from the side')
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  expect((await photosOf(draftId))[0].alt).toBe('The car from the side')
  await page.getByRole('button', { name: 'Make photo 2 the cover' }).click()
  expect((await namesOf(draftId)).slice(0, 3)).toEqual(['3.jpg', '1.jpg', '4.jpg'])
})

test('a question has one photo, which is shown without a description', async () => {
  const { page, draftId, address } = await atImages({}, visitPlainly)
  await site.query(`update draft set kind = 'question', category = 'advice' where id = $1`, [draftId])
  await page.goto(address)
  await choose(
    page,
    asFile(await phonePicture('teal'), 'beach.jpg'),
    asFile(await phonePicture('tan'), 'car.jpg'),
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('A question has one photo.').first().waitFor()
  expect(await pictures(page).count()).toBe(1)
  expect(await page.getByLabel('What the photo shows').count()).toBe(0)
  expect((await photosOf(draftId)).map(({ problem }) => problem)).toEqual([null, 'one'])
})

test('a published picture is sent in the size that fits, without where it was made, and its original to no one', async () => {
  const { page, draftId, maria } = await atImages({}, visitPlainly)
  await choose(page, asFile(await phonePicture('teal', { width: 1700, height: 425 }), 'beach.jpg'))
  await page.getByRole('button', { name: 'Continue' }).click()
  const [{ src }] = await photosOf(draftId)
  await site.query(
    `insert into photo (listing_id, position, src) select id, -1, $1 from listing where kind = 'vehicle' and ref = '2'`,
    [src],
  )
  const types = async () =>
    Promise.all(
      ['/400.avif', '/800.webp', '/1600.avif', ''].map(async (version) => {
        const answer = await site.ask(src + version)
        return [answer.headers.get('content-type'), /immutable/.test(answer.headers.get('cache-control')!)]
      }),
    )
  await expect.poll(types).toEqual([
    ['image/avif', true],
    ['image/webp', true],
    ['image/avif', true],
    ['image/webp', true],
  ])
  const { width, exif } = await sharp(await (await site.ask(`${src}/1600.webp`)).bytes()).metadata()
  expect({ width, exif }).toEqual({ width: 1600, exif: undefined })
  for (const path of [src.replace('/media/', '/originals/'), `/media/../originals/${src.slice(7)}`])
    expect((await site.ask(path)).status).toBe(404)

  const phone = await visit('/vehicles/2', { width: 390, browser: maria.browser })
  const shown = phone.locator(`img[src="${src}"]`).first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/400\.avif$/)
  const preview = await sharp(await (await site.ask('/og/vehicle/2.png')).bytes()).stats()
  expect(preview.dominant.b).toBeGreaterThan(90)
})

/** A browser notices a full disk when it writes, after it took a file. */
function fillDisk() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (value, key) {
    const request = put.call(this, value, key)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  }
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    if (name.startsWith('kept ')) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  }
}

test('the photo step shows what to photograph of this kind, and a listing without photos says so', async () => {
  const { page } = await atImages({}, visitPlainly)
  const shots = page.getByRole('region', { name: 'What to photograph' })
  expect(await shots.getByRole('listitem').allInnerTexts()).toEqual([
    'The whole car, from the front',
    'The other side, and the back',
    'The dashboard, with the mileage',
    'Tires, rust and dents, close up',
  ])
  for (const drawing of (await page.content()).match(/\/pictures\/[\w/-]+\.svg/g)!)
    expect((await site.ask(drawing)).status, drawing).toBe(200)

  await site.query(
    `insert into listing (kind, ref, title, island, attributes, facets)
     select kind, 'unseen', 'Unseen Car', island, attributes, facets from listing where kind = 'vehicle' and ref = '1'`,
  )
  for (const path of ['/vehicles?sort=newest', '/vehicles/unseen']) {
    await page.goto(path)
    await page.getByText('No photo yet').first().waitFor()
  }
  await page.goto('/hotels/hotel-1')
  expect(await page.getByText('No photo yet').count()).toBe(0)
})
