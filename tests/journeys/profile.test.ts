import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite({ environment: { DEMO: 'off' } })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const fill = async (page: Page, { phone = '234-5678' } = {}) => {
  await page.getByLabel('Full name').fill('Maria Santos')
  await page.getByLabel('Date of birth').fill('1990-12-31')
  await page.getByLabel('Mailing address').fill('PO Box 500123, Saipan, MP 96950')
  await page.getByLabel('Village').fill('Garapan')
  await page.getByLabel('Phone number').fill(phone)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' }).click()
const card = (page: Page) => page.getByRole('region', { name: 'Maria Santos' })

test('without scripts a profile is completed, earns 5 dollars, and is changed later', async () => {
  const maria = await signedIn(site)
  const page = await visitPlainly('/profile', maria)
  await page.getByRole('link', { name: 'Complete profile' }).click()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Maria Santos')
  expect(await page.getByRole('combobox', { name: 'Island' }).inputValue()).toBe('saipan')

  await fill(page, { phone: '12' })
  await save(page)
  await page.getByText('Enter a phone number, such as').waitFor()
  expect(await page.getByLabel('Village').inputValue()).toBe('Garapan')
  expect(await site.query('select 1 from profile where user_id = $1', [maria.id])).toEqual([])

  await page.getByLabel('Phone number').fill('234-5678')
  await save(page)
  await page.getByText('Your profile was saved.').waitFor()
  for (const text of ['(670) 234-5678', 'Garapan, Saipan', 'Advertising credit: $5'])
    await card(page).getByText(text).waitFor()
  await page.getByText('You completed your profile').waitFor()

  await page.getByRole('link', { name: 'Edit Profile' }).click()
  expect(await page.getByLabel('Phone number').inputValue()).toBe('(670) 234-5678')
  await page.getByRole('combobox', { name: 'Island' }).selectOption('Rota')
  await save(page)
  for (const text of ['Garapan, Rota', 'Advertising credit: $5']) await card(page).getByText(text).waitFor()
})

test('two forms that were opened at once save both changes', async () => {
  const maria = await signedIn(site)
  const first = await visitPlainly('/profile/setup', maria)
  await fill(first)
  await save(first)
  await first.goto('/profile/setup')
  const second = await visitPlainly('/profile/setup', maria)
  await first.getByRole('combobox', { name: 'Island' }).selectOption('Rota')
  await first.getByLabel('Phone number').fill('234-5679')
  await save(first)
  await second.getByLabel('Village').fill(' ')
  await save(second)
  await second.getByLabel('Village').fill('Chalan Kanoa')
  await save(second)
  for (const text of ['(670) 234-5679', 'Chalan Kanoa, Rota']) await card(second).getByText(text).waitFor()
})

test('what other scripts read of a person follows what was saved; without a session it is said to be lost', async () => {
  const maria = await signedIn(site)
  const page = await visit('/profile/setup', { browser: maria.browser })
  const credit = () => page.evaluate(() => localStorage.getItem('advertisingCredit'))
  await expect.poll(credit).toBe('0')
  await fill(page, { phone: '234-5678' })
  await save(page)
  await expect.poll(credit).toBe('5')

  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Village').fill('Chalan Kanoa')
  await site.query('delete from session where user_id = $1', [maria.id])
  await save(page)
  await page.getByText('what you wrote was not saved').waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/profile/setup')
})

test("missing values are reported next to their fields, in the visitor's language", async () => {
  const { browser } = await signedIn(site)
  const page = await visit('/profile/setup', { browser, language: 'ko-KR', width: 390 })
  await page.getByRole('button', { name: '프로필 저장' }).click()
  await page.getByText('생년월일을 입력해 주세요.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('birthDate')
  expect(await axeInTurn(page)).toEqual([])
})

test('a picture is cut to a square, shown to everyone without what the camera wrote, and taken away', async () => {
  const { browser } = await signedIn(site)
  const page = await visit('/profile', { browser })
  expect(await axeInTurn(page)).toEqual([])
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a photo' }).click()
  await (await chooser).setFiles(asFile(await phonePicture('teal')))
  const dialog = page.getByRole('dialog', { name: 'Choose the area to show' })
  await dialog.getByLabel('Zoom').fill('2')
  expect(await axeInTurn(page)).toEqual([])
  // The picture is dragged beyond the edge of the dialog, which stays.
  const area = (await dialog.getByRole('group', { name: 'Area of the photo.' }).boundingBox())!
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('Your photo was saved.').waitFor()

  const image = page.locator('img[src^="/media/profile/"]').first()
  const address = (await image.getAttribute('src'))!
  const answer = await site.ask(address)
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const { width, height, format, exif } = await sharp(await answer.bytes()).metadata()
  expect({ width, height, format, exif }).toEqual({
    width: 512,
    height: 512,
    format: 'webp',
    exif: undefined,
  })

  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByText('Your photo was removed.').waitFor()
  await image.waitFor({ state: 'detached' })
  // A job deletes it.
  await expect.poll(async () => (await site.ask(address)).status).toBe(404)
})

test('without scripts a photo is saved uncropped, and a file that is not a photo is refused', async () => {
  const { browser } = await signedIn(site)
  const page = await visitPlainly('/profile', { browser })
  const file = page.getByLabel('Profile photo')
  await file.setInputFiles(asFile(Buffer.from('<svg/>'), 'picture.svg', 'image/svg+xml'))
  await page.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('We can’t read this file as a photo.').waitFor()
  await file.setInputFiles(asFile(await phonePicture('teal')))
  await page.getByRole('button', { name: 'Save photo' }).click()
  await page.locator('img[src^="/media/profile/"]').first().waitFor()
})

test('the page counts what there is and tells what was done last', async () => {
  const maria = await signedIn(site)
  await site.query(
    `update listing set owner_id = $1, created_at = now() where kind = 'vehicle' and ref = '1'`,
    [maria.id],
  )
  await site.query(
    `insert into favorite (user_id, type, ref) values ($1, 'property', '1'), ($1, 'vehicle', '2'), ($1, 'blog', 'none')`,
    [maria.id],
  )
  await site.query(
    `insert into review (listing_id, author_id, rating, comment)
    select id, $1, 5, 'Good' from listing where kind = 'business' and ref = '1'`,
    [maria.id],
  )
  const page = await visitPlainly('/profile', maria)
  const counted = async (label: string) =>
    page
      .getByRole('region', { name: 'Activity summary' })
      .locator('div', { hasText: label })
      .locator('dd')
      .innerText()
  expect(
    await Promise.all(['Active listings', 'Favorite items', 'Messages', 'Reviews'].map(counted)),
  ).toEqual(['1', '3', '0', '1'])
  const favorites = page.getByRole('region', { name: 'My Favorites' })
  expect(await favorites.getByRole('listitem').allInnerTexts()).toEqual(
    ['Properties', 'Vehicles', 'Others'].map((label) => expect.stringContaining(label)),
  )
  const activity = page.getByRole('region', { name: 'Recent activity' })
  for (const text of ['You created a listing', 'You saved a favorite', 'You wrote a review'])
    await activity.getByText(text).first().waitFor()
  const [car] = await site.query(`select title from listing where kind = 'vehicle' and ref = '1'`)
  expect(await activity.getByRole('link', { name: car.title }).getAttribute('href')).toBe('/vehicles/1')
})

test("a profile can't be changed by another user", async () => {
  for (const path of ['/profile', '/profile/setup']) {
    const answer = await site.ask(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`)
    const { cookie } = await signedIn(site)
    expect((await site.ask(path, { headers: { cookie } })).headers.get('cache-control')).toBe(
      'private, no-store',
    )
  }
})
