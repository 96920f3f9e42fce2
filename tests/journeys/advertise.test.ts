import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDays, localDate } from '../../app/ground/i18n/local-time.ts'
import { dayText } from '../../app/team/advertising/campaign-labels.ts'
import { signedIn } from '../accounts.ts'
import { campaignCount, campaignPictures, pictureSizes, runCampaign } from '../campaigns.ts'
import { untilOldEnough } from '../form-age.ts'
import { takesBack } from '../keys.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'
import { axeInTurn, lookAway, untilReady, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite({ environment: { DEMO: 'off' } })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const admin = await signedIn(site, { role: 'admin', name: 'Ana Reyes' })

const category = (page: Page) => page.locator('select[name=category]')
const choose = async (page: Page, ...slots: readonly (typeof pictureSizes)[number][0][]) => {
  for (const name of slots) await page.getByLabel(`${name}, `).setInputFiles(campaignPictures.get(name)!)
}
const write = async (page: Page, { name = 'Lagoon Boats', email = 'boats@example.com' } = {}) => {
  await page.getByLabel('Business name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Link', { exact: true }).fill('example.com/boats')
  await page.getByLabel('What the images say').fill('A boat on the lagoon')
}
/** Reports of what is in view, together with what was: a busy browser does. */
const reportLate = (page: Page) =>
  page.addInitScript(() => {
    const earlier = { isIntersecting: false, intersectionRatio: 0 } as IntersectionObserverEntry
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => report([earlier, ...entries], observer), options)
      }
    }
  })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Advertisement' }).click()

test('a member asks for an advertisement, an admin approves it, and it runs', async () => {
  const maria = await signedIn(site)
  const credit = { kind: 'credit', party: maria.id, cents: 500 }
  await site.query(`select post('profile', $1, $2)`, [
    `user ${maria.id}`,
    JSON.stringify([credit, { kind: 'site', cents: -500 }]),
  ])
  const page = await visit('/advertise', { browser: maria.browser, expected: /422/ })
  await page.getByRole('heading', { level: 1, name: 'Advertise with Us' }).waitFor()
  await submit(page)
  await page.getByText('Please choose a category.').waitFor()
  await page.getByText('Please choose the first day.').waitFor()
  expect(await axeInTurn(page)).toEqual([])

  // Another category has other subcategories, and none of them is chosen.
  await category(page).selectOption('Hotels & Accommodations')
  await page.getByLabel('Resorts').check()
  await category(page).selectOption('Vehicles')
  await page.getByLabel('Boats').waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await page.getByLabel('Boats').check()

  const first = localDate(new Date())
  await page.getByRole('button', { name: 'Start date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Start date' })
  expect(await calendar.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  await calendar.locator('button:focus').waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: dayText(first, 'en') }).waitFor()
  await page.getByRole('button', { name: 'End date' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'End date' }).click()
  const focused = page.getByRole('dialog').locator('button:focus')
  expect(await takesBack(focused)).toBe(false)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: dayText(addDays(first, 7), 'en') }).waitFor()
  // Eight days of two dollars, of which five are Maria's own.
  await page.getByText('$16', { exact: true }).waitFor()
  await page.getByText('We invoice $11 after approval; $5 is covered by your credit').waitFor()
  expect(await page.locator('input[name=credit]').inputValue()).toBe('500')

  await page
    .getByLabel('Desktop, ')
    .setInputFiles(asFile(Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf'))
  await page.getByText('Please upload an image file').waitFor()
  await page
    .getByLabel('Desktop, ')
    .setInputFiles(asFile(await phonePicture('tan', { width: 900, height: 900 })))
  await page.getByText('This image is 900 × 900, not 1920 × 1080').waitFor()
  await page.getByRole('button', { name: 'Crop to size' }).click()
  await page.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('This image is 900 × 900').waitFor({ state: 'detached' })
  await choose(page, 'Tablet', 'Mobile')
  await page.getByRole('img', { name: 'Mobile image as it will appear' }).waitFor()
  await write(page)
  await submit(page)
  await page.getByRole('heading', { level: 1, name: 'Requested' }).waitFor()
  const reference = page.url().split('/').at(-1)!
  expect(reference).toMatch(/^\d{4}-\d{4}$/)
  await page.getByText('Someone on our team reviews it before it runs.').waitFor()
  expect(await axeInTurn(page)).toEqual([])

  const desk = await visitPlainly('/admin/advertisements', { browser: admin.browser })
  await desk.getByRole('link', { name: reference }).click()
  await desk.getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('Please give a reason.').waitFor()
  for (const [name, { width, height }] of pictureSizes) {
    const image = desk.locator('figure', { hasText: name }).locator('img')
    const file = await site.ask((await image.getAttribute('src'))!, { headers: { cookie: admin.cookie } })
    expect(await sharp(await file.arrayBuffer()).metadata(), name).toMatchObject({ width, height })
  }
  await desk.getByRole('button', { name: 'Approve' }).click()
  await desk.getByText('Awaiting payment', { exact: true }).waitFor()
  const own = await visitPlainly(`/advertise/${reference}`, { browser: maria.browser })
  await own.getByText('We will send you an invoice.', { exact: false }).waitFor()
  await site.query(
    `insert into site_setting (name, value) values ('fee-account', '{"text": "Bank of Saipan 0123"}')`,
  )
  await own.goto(own.url())
  await own.getByText('Bank of Saipan 0123').waitFor()
  await own.getByText('Please transfer the amount as stated below.', { exact: false }).waitFor()
  const form = await visitPlainly('/advertise')
  await category(form).selectOption('Vehicles')
  for (const name of ['startDate', 'endDate']) await form.locator(`input[name=${name}]`).fill(first)
  await form.getByRole('button', { name: 'Show subcategories and price' }).click()
  await form.getByText('$2 a day. You pay by bank transfer after approval.').waitFor()
  for (const one of [own, form]) expect(await one.getByText('invoice').count()).toBe(0)
  await own.getByText('Amount: $11. Write your reference number in the transfer.').waitFor()
  await desk.getByRole('button', { name: 'Mark as paid' }).click()
  await desk.getByText('Running', { exact: true }).waitFor()

  await expect
    .poll(async () => (await site.ask('/vehicles')).text())
    .toMatch(/<aside[^>]*aria-label="Advertisement"[^]*alt="A boat on the lagoon"/)
  await own.goto(own.url())
  await own.getByRole('heading', { level: 1, name: 'Running' }).waitFor()
  const news = await visitPlainly('/notifications', { browser: maria.browser })
  await news.getByText(`Your advertisement ${reference} is running`).waitFor()
  const leaving = await visitPlainly('/account/delete', { browser: maria.browser })
  await leaving.getByText('After those 14 days, your advertisements end.').waitFor()
  expect(await leaving.getByText('advertising credit').count()).toBe(0)
  await desk.getByRole('button', { name: 'End', exact: true }).click()
  await desk.getByText('Ended', { exact: true }).waitFor()
})

test('a picture that replaces one the server has stays chosen while something else is missing', async () => {
  const page = await visit('/advertise', { browser: (await signedIn(site)).browser, expected: /422/ })
  await category(page).selectOption('Vehicles')
  await page.getByLabel('Boats').check()
  for (const name of ['Start date', 'End date']) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog', { name }).locator('button:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
  }
  const chooseSquare = async (pixels: number) => {
    const picture = asFile(await phonePicture('tan', { width: pixels, height: pixels }))
    await page.getByLabel('Desktop, ').setInputFiles(picture)
    await page.getByText(`This image is ${pixels} × ${pixels}, not 1920 × 1080`).waitFor()
  }
  const crop = page.getByRole('button', { name: 'Crop to size' })
  await chooseSquare(900)
  await choose(page, 'Tablet', 'Mobile')
  await page.getByRole('img', { name: 'Mobile image as it will appear' }).waitFor()
  await write(page)
  await submit(page)
  await crop.waitFor({ state: 'detached' })
  await chooseSquare(800)
  await page.getByLabel('Business name').fill('')
  await submit(page)
  await page.getByText('Please enter the name of your business.').waitFor()
  await page.getByText('This image is 800 × 800, not 1920 × 1080').waitFor()
  expect(await crop.count()).toBe(1)
})

test('a guest without scripts sends an advertisement: typed text stays, and pictures need not be chosen again', async () => {
  const page = await visitPlainly('/advertise')
  await page.getByText('Up to 12 MB for the three images together.').waitFor()
  await category(page).selectOption('Food & Dining')
  const first = addDays(localDate(new Date()), 3)
  await page.locator('input[name=startDate]').fill(first)
  await page.locator('input[name=endDate]').fill(addDays(first, -1))
  await choose(page, 'Desktop', 'Tablet', 'Mobile')
  await write(page, { name: 'Beach Grill', email: 'grill@example.com' })
  await page.getByRole('button', { name: 'Show subcategories and price' }).click()
  await page.getByLabel('Cafes').check()
  expect(await page.getByLabel('Business name').inputValue()).toBe('Beach Grill')
  await submit(page)
  await page.getByText('The last day can’t be before the first.').waitFor()
  expect(await page.getByLabel('Cafes').isChecked()).toBe(true)
  expect(await page.getByText('Uploaded. You do not need to choose it again').count()).toBe(3)
  await page.locator('input[name=endDate]').fill(addDays(first, 1))
  await untilOldEnough(page)
  await submit(page)
  await page.getByRole('heading', { level: 1, name: 'Requested' }).waitFor()
  await page.getByText('Food & Dining: Cafes').waitFor()
  expect(page.url()).toContain('?key=')
  const [mail] = await site.query(`select body from mail where address = 'grill@example.com'`)
  expect(mail.body.replaceAll('&amp;', '&')).toContain(page.url())
  const { pathname } = new URL(page.url())
  expect((await site.ask(pathname)).headers.get('location')).toMatch(/^\/login/)
  expect((await site.ask(`${pathname}?key=none`)).status).toBe(404)
})

test('a banner fits the screen, is counted once for each page where it was in view, and so is a press on it; government pages have none', async () => {
  const { id } = await runCampaign(site, 'Lagoon Boats')
  const names = new Map(
    (await site.query('select slot, name from campaign_picture where campaign_id = $1', [id])).map(
      ({ slot, name }) => [`/media/scenes/${name}.webp`, slot],
    ),
  )
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' })
  const slot = (page: Page) => banner(page).getByRole('img')
  const page = await visit('/vehicles', { prepare: reportLate })
  const src = () => slot(page).evaluate((image: HTMLImageElement) => image.currentSrc)
  for (const [width, at, shape] of [
    [390, 'mobile', 375 / 667],
    [800, 'tablet', 1024 / 768],
    [1440, 'desktop', 1920 / 1080],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await slot(page).scrollIntoViewIfNeeded()
    await expect
      .poll(async () => names.get(new URL(await src()).pathname), { message: String(width) })
      .toBe(at)
    const box = (await slot(page).boundingBox())!
    expect(Math.abs(box.width / box.height - shape), String(width)).toBeLessThan(0.02)
  }
  expect(await axeInTurn(page)).toEqual([])
  expect(await banner(page).count()).toBe(1)

  await slot(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const beacon = page.waitForRequest('**/views')
  await expect
    .poll(async () => {
      await lookAway(page)
      return campaignCount(site, id, 'seen')
    })
    .toBe(1)
  await beacon
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    banner(page).getByRole('link').click(),
  ])
  await opened.waitForURL('**/about')
  await expect.poll(() => campaignCount(site, id, 'opened')).toBe(1)
  expect(await campaignCount(site, id, 'seen')).toBe(1)
  await site.ask(`/go/${id}`, { headers: { 'user-agent': 'Googlebot' } })
  expect((await site.ask('/go/999999')).status).toBe(404)

  await page.goto('/vehicles/2')
  await slot(page).waitFor()
  await untilReady(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).first().click()
  await page.waitForURL('**/services')
  await slot(page).waitFor({ state: 'detached' })
  for (const path of ['/government-services', '/services/emergency'])
    expect(await (await site.ask(path)).text(), path).not.toContain('/media/scenes/')
  const korean = await (await site.ask('/vehicles?lang=ko')).text()
  expect(korean).toMatch(/aria-label="광고"[^]*\/media\/scenes\//)
})

test('an advertiser sees the figures of each day, as a chart and as a file', async () => {
  const maria = await signedIn(site)
  const [{ id, reference }] = await site.query(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest,
       review, decided_at, paid_at)
     values ($1, 'Figured Boats', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date - 2,
       current_date + 7, 100, 'figured', 'approved', now(), now()) returning id, reference`,
    [maria.id],
  )
  const early = await visitPlainly(`/advertise/${reference}`, { browser: maria.browser })
  await early.getByText('No views yet').waitFor()
  expect(await early.getByRole('img', { name: /^Views per day/ }).count()).toBe(0)
  await site.query(
    `insert into daily_count (what, subject, day, count) values ('advertisement seen', $1, current_date - 1, 12),
       ('advertisement opened', $1, current_date - 1, 3)`,
    [String(id)],
  )
  const page = await visitPlainly(`/advertise/${reference}`, { browser: maria.browser })
  await page.getByText('seen 12 times').waitFor()
  await page.getByText('opened 3 times').waitFor()
  await page.getByRole('img', { name: 'Views per day, up to 12' }).waitFor()
  const file = await site.ask(`/advertise/${reference}/figures.csv`, { headers: { cookie: maria.cookie } })
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(await file.text()).toMatch(/^day,impressions,clicks\r\n(.*\r\n)*\d{4}-\d\d-\d\d,12,3\r\n/)
  const stranger = await signedIn(site)
  for (const path of [`/advertise/${reference}`, `/advertise/${reference}/figures.csv`])
    expect((await site.ask(path, { headers: { cookie: stranger.cookie } })).status).toBe(404)
})

test('of an advertisement that ended before it was paid the page says that nothing is owed, and shows no results', async () => {
  const maria = await signedIn(site)
  const [{ reference }] = await site.query(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest,
       review, decided_at, ended_at)
     values ($1, 'Unpaid Boats', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date - 2,
       current_date + 7, 100, 'unpaid', 'approved', now(), now()) returning reference`,
    [maria.id],
  )
  const page = await visitPlainly(`/advertise/${reference}`, { browser: maria.browser })
  await page.getByRole('heading', { level: 1, name: 'Ended' }).waitFor()
  await page.getByText('It will not run. You owe nothing', { exact: false }).waitFor()
  expect(await page.getByText('No views yet').count()).toBe(0)
})

test('when two admins decide on a campaign, the second sees a conflict and loses nothing', async () => {
  const [{ reference, id }] = await site.query(
    `insert into campaign (business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest)
     values ('Twice Decided', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date + 2,
       current_date + 3, 100, 'twice') returning reference, id`,
  )
  const desk = await visitPlainly(`/admin/advertisements/${reference}`, { browser: admin.browser })
  await desk.getByLabel('Reason for rejection').fill('Please say who you are.')
  await site.query('update campaign set alt = $2 where id = $1', [id, 'Changed meanwhile'])
  await desk.getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('This changed while you were reading').waitFor()
  await desk.getByText('Changed meanwhile').waitFor()
  expect(await desk.getByLabel('Reason for rejection').inputValue()).toBe('Please say who you are.')
  await desk.getByRole('button', { name: 'Reject' }).click()
  await desk.getByText('Rejected: Please say who you are.').waitFor()
})

test('of what is paused because its advertiser is suspended, an admin reads why, also after a press on an older page', async () => {
  const maria = await signedIn(site)
  const [{ reference, id }] = await site.query(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest,
       review, decided_at, paid_at, paused_on)
     values ($1, 'Paused Boats', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date - 2,
       current_date + 7, 100, 'paused', 'approved', now(), now(), current_date) returning reference, id`,
    [maria.id],
  )
  const desk = await visitPlainly(`/admin/advertisements/${reference}`, { browser: admin.browser })
  expect(await desk.getByText('suspended').count()).toBe(0)
  await site.query('update campaign set paused_on = null where id = $1', [id])
  await site.query('update users set suspended_at = now() where id = $1', [maria.id])
  await desk.getByRole('button', { name: 'Resume' }).click()
  await desk.getByText('This changed while you were reading').waitFor()
  await desk.getByText('The advertiser’s account is suspended.').waitFor()
  expect(await desk.getByRole('button', { name: 'Resume' }).count()).toBe(0)
  expect(await desk.getByRole('button', { name: 'End', exact: true }).count()).toBe(1)
})

test('an admin reads that another one has to mark their own advertisement as paid', async () => {
  const [{ reference }] = await site.query(
    `insert into campaign (owner_id, business_name, email, link, alt, lang, category, starts_on, ends_on, price_cents, digest,
       review, decided_at)
     values ($1, 'Own Boats', 'a@example.com', 'https://example.com', 'x', 'en', 'food', current_date + 2,
       current_date + 3, 100, 'own', 'approved', now()) returning reference`,
    [admin.id],
  )
  const desk = await visitPlainly(`/admin/advertisements/${reference}`, { browser: admin.browser })
  await desk.getByText('This advertisement is yours, so another admin has to mark it as paid.').waitFor()
  expect(await desk.getByRole('button', { name: 'Mark as paid' }).count()).toBe(0)
})

test('admins set the prices, and the second of two sees that they changed', async () => {
  const page = await visitPlainly('/admin/advertisements', { browser: admin.browser })
  await site.query(
    `insert into site_setting (name, value) values ('advertising-rates', '{"other": 100, "categories": {}}')`,
  )
  await page.getByLabel('Vehicles').fill('three')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await page.getByText('Enter amounts like 2 or 2.50').waitFor()
  await page.getByLabel('Vehicles').fill('3.50')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await page.getByText('Someone else has changed the prices in the meantime.').waitFor()
  await page.getByText('Saved in the meantime: 1').waitFor()
  expect(await page.getByLabel('Vehicles').inputValue()).toBe('3.50')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect
    .poll(
      async () =>
        (await site.query(`select value from site_setting where name = 'advertising-rates'`))[0].value,
    )
    .toEqual({ other: 200, categories: { vehicles: 350 } })
  await page.getByText('The prices are saved.').waitFor()
  const visitor = await visitPlainly('/advertise')
  await category(visitor).selectOption('Vehicles')
  await visitor.getByRole('button', { name: 'Show subcategories and price' }).click()
  await visitor.getByText('$3.50 a day in this category.').waitFor()
})

test('paying for a listing is absent where no one can be paid here', async () => {
  const answer = await site.ask('/buy-and-sell/1')
  expect(answer.status).toBe(200)
  expect(withoutScripts(await answer.text())).not.toContain('PayPal')
})
