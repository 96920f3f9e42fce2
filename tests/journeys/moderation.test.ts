import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

const owner = await signedIn(site, { name: 'Maria Santos' })
const moderator = await signedIn(site, { name: 'Ana Reyes', role: 'moderator' })
const admin = await signedIn(site, { name: 'Joe Camacho', role: 'admin' })

const newListing = (ref: string, title: string, review: 'approved' | 'pending') =>
  site.query(
    `insert into listing (kind, ref, owner_id, review, title, description, island, village, attributes, search_text)
     select kind, $1, $2, $3, $4, description, island, village, attributes, search_text
     from listing where kind = 'vehicle' and ref = '2'`,
    [ref, owner.id, review, title],
  )
/** Polled: each process hears of a change a moment after who made it. */
const statusOf = async (path: string) => (await site.ask(path)).status
const inQueue = (page: Page, title: string) => page.getByRole('link', { name: title })
/** What the queue has too, as its fields, is of the case only once that is there. */
const openCase = async (page: Page, title: string) => {
  await inQueue(page, title).first().click()
  await page.getByRole('link', { name: 'Back to the queue' }).waitFor()
}
const decide = async (page: Page, why: string, button: string) => {
  if (why) await page.getByLabel('Why').fill(why)
  await page.getByRole('button', { name: button }).click()
}
const toldOf = (ref: string) =>
  site.query(
    `select event from notification join listing on title = "values" ->> 'title' where ref = $1 and user_id = $2`,
    [ref, owner.id],
  )
/** As when the minutes are over in which what was decided at once can be undone. */
const passTime = async () => {
  await site.query('update bulk_decision set takes_effect_at = now()')
  await site.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where task_identifier = 'bulk-decision'`)
}

test('a guest reports a listing from its page without scripts; it is hidden, its owner appeals, an admin shows it again', async () => {
  await newListing('guest-car', 'Corolla of a guest', 'approved')
  const guest = await visitPlainly('/vehicles/guest-car')
  await guest.getByRole('link', { name: 'Report this listing' }).click()
  await guest.getByRole('button', { name: 'Send report' }).click()
  await guest.getByText('Please choose what is wrong.').waitFor()
  await guest.getByLabel('What is wrong?').selectOption('scam')
  await guest.getByLabel('What should we know?').fill('He asks for money before one sees the car.')
  await untilOldEnough(guest)
  await guest.getByRole('button', { name: 'Send report' }).click()
  await guest.getByRole('heading', { name: 'Thank you for telling us' }).waitFor()

  const desk = await visit('/admin/moderation', { browser: moderator.browser })
  await desk.getByRole('link', { name: 'Corolla of a guest' }).waitFor()
  // What is decided by itself has no box, nor the label of one.
  expect(await desk.locator('label:empty').count()).toBe(0)
  expect(await axeInTurn(desk)).toEqual([])
  await openCase(desk, 'Corolla of a guest')
  await desk.getByText('He asks for money before one sees the car.').waitFor()
  expect(await axeInTurn(desk)).toEqual([])
  await decide(desk, 'Nobody may ask for money first.', 'Hide it')
  await desk.getByRole('heading', { name: 'Recently decided' }).waitFor()
  await expect.poll(() => statusOf('/vehicles/guest-car')).toBe(404)

  const home = await visitPlainly('/notifications', owner)
  await home.getByRole('link', { name: 'Hidden: Corolla of a guest' }).click()
  await home.getByRole('heading', { name: 'This is hidden' }).waitFor()
  await home.getByText('Nobody may ask for money first.').waitFor()
  expect(await axeInTurn(() => visit(home.url(), { browser: owner.browser, width: 390 }))).toEqual([])
  await home.getByLabel('Why should we change this decision?').fill('That was somebody else in my name.')
  await home.getByRole('button', { name: 'Send appeal' }).click()
  await home.getByText('Someone will look at it again and let you know.').waitFor()
  expect(await home.getByRole('button', { name: 'Send appeal' }).count()).toBe(0)

  const deciding = await visitPlainly('/admin/moderation', moderator)
  await openCase(deciding, 'Corolla of a guest')
  await deciding.getByText('Someone else has to decide this because you have a part in it').waitFor()

  const adminDesk = await visitPlainly('/admin/moderation', admin)
  await openCase(adminDesk, 'Corolla of a guest')
  await adminDesk.getByText('That was somebody else in my name.').waitFor()
  await decide(adminDesk, 'You are right.', 'Approve')
  await adminDesk.getByRole('heading', { name: 'Recently decided' }).waitFor()
  await expect.poll(() => statusOf('/vehicles/guest-car')).toBe(200)
  const read = await visitPlainly(home.url(), owner)
  await read.getByText('You were right. The decision has been reversed.').waitFor()
})

test('when two moderators decide at the same time, the second sees a conflict and keeps what they wrote', async () => {
  await newListing('two-decide', 'Tacoma that two look at', 'pending')
  const first = await visitPlainly('/admin/moderation', moderator)
  const second = await visitPlainly('/admin/moderation', admin)
  for (const page of [first, second]) await openCase(page, 'Tacoma that two look at')
  await second.getByLabel('Why').fill('There is no picture of it.')
  await decide(first, '', 'Approve')
  await first.getByRole('heading', { name: 'Recently decided' }).waitFor()
  await expect.poll(() => statusOf('/vehicles/two-decide')).toBe(200)
  await second.getByRole('button', { name: 'Reject' }).click()
  await second.getByText('This changed while you were reading').waitFor()
  await second.getByText('Ana Reyes').waitFor()
  expect(await second.getByText('There is no picture of it.').isVisible()).toBe(true)
  expect((await site.ask('/vehicles/two-decide')).status).toBe(200)
})

test('facts that an edit and others changed are marked, and the edit wins once a moderator approves it', async () => {
  await newListing('contested', 'Civic as it was', 'approved')
  await site.query(
    `with opened as (
       insert into moderation_case (type, subject_kind, subject_ref, listing_id, owner_id)
       select 'edit', kind, ref, id, owner_id from listing where ref = 'contested' returning id, listing_id
     ), base as (
       select jsonb_build_object('title', title, 'description', description, 'island', island, 'village', village,
         'address', '', 'attributes', attributes, 'contact', contact, 'contactPrivate', contact_private,
         'lang', lang, 'translations', translations, 'photos', '[]'::jsonb, 'lat', lat, 'lng', lng, 'offer', offer,
         'priceCents', price_cents, 'priceMaxCents', price_max_cents, 'pricePeriod', price_period) as base, opened.id
       from listing join opened on listing.id = listing_id
     )
     insert into listing_revision
     select id, base || '{"ref": "contested", "title": "Civic of its owner", "village": "Chalan Kanoa"}', base from base`,
  )
  await site.query(
    `update listing set title = 'Civic imported', description = 'As imported.' where ref = 'contested'`,
  )
  const page = await visitPlainly('/admin/moderation', moderator)
  await openCase(page, 'Civic imported')
  await page.getByText('Others have also changed some of this').waitFor()
  const changes = page.locator('dl').first()
  expect(await changes.locator('dt').allTextContents()).toEqual(['TitleAlso changed by others', 'Village'])
  expect(await changes.locator('ins').first().textContent()).toBe('Civic of its owner')
  const onPhone = { browser: moderator.browser, width: 390 }
  expect(await axeInTurn(() => visit(page.url(), onPhone))).toEqual([])
  await decide(page, '', 'Approve')
  await page.getByRole('heading', { name: 'Recently decided' }).waitFor()
  expect(await site.query(`select title, description, village from listing where ref = 'contested'`)).toEqual(
    [{ title: 'Civic of its owner', description: 'As imported.', village: 'Chalan Kanoa' }],
  )
})

test('several listings are refused at once on a phone without scripts, and undoing it restores everything', async () => {
  await newListing('bulk-1', 'Sentra of many 1', 'pending')
  const page = await visitPlainly('/admin/moderation', { browser: moderator.browser })
  await page.getByRole('link', { name: 'Sentra of many 1' }).waitFor()
  expect(await page.getByRole('checkbox').count(), 'where one waits').toBe(0)
  await newListing('bulk-2', 'Sentra of many 2', 'pending')
  await page.goto('/admin/moderation')
  const box = (number: number) => page.getByRole('checkbox', { name: `Select Sentra of many ${number}` })
  const refuse = page.getByRole('button', { name: 'Reject' })
  await refuse.tap()
  await page.getByText('Please choose at least one.').waitFor()
  for (const number of [1, 2]) await box(number).tap()
  await refuse.tap()
  await page.getByText('Please give a reason.').waitFor()
  for (const number of [1, 2]) expect(await box(number).isChecked()).toBe(true)
  await page.getByLabel('Why').fill('There is no picture of them.')
  await refuse.tap()
  await page.getByRole('heading', { name: /^Rejected as of / }).waitFor()
  await page.getByText('There is no picture of them.').waitFor()
  expect(await box(1).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await box(2).waitFor()
  expect(await page.getByRole('heading', { name: /^Rejected as of / }).count()).toBe(0)
  expect(await toldOf('bulk-1')).toEqual([])
})

test('several listings are approved by keyboard; one that was decided meanwhile is named, the others become public in time', async () => {
  for (const number of [3, 4]) await newListing(`bulk-${number}`, `Altima of many ${number}`, 'pending')
  const page = await visit('/admin/moderation', { browser: moderator.browser, expected: /409/ })
  const faster = await visitPlainly('/admin/moderation', admin)
  await openCase(faster, 'Altima of many 4')
  await decide(faster, 'It was stolen.', 'Reject')
  await faster.getByRole('heading', { name: 'Recently decided' }).waitFor()
  for (const number of [3, 4]) {
    await page.getByRole('checkbox', { name: `Select Altima of many ${number}` }).focus()
    await page.keyboard.press('Space')
  }
  await page.getByLabel('Why').fill('Nice cars.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const left = page.getByRole('alert').filter({ hasText: 'These were skipped' })
  await left.waitFor()
  expect(await left.innerText()).toMatch(/Altima of many 4\s+· Rejected · Joe Camacho/)
  expect(await page.getByLabel('Why').inputValue()).toBe('Nice cars.')
  await page.getByRole('heading', { name: /^Approved as of / }).waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeInTurn(page)).toEqual([])
  }
  await openCase(page, 'Altima of many 3')
  await page.getByText('Approved · Ana Reyes · Nice cars.').waitFor()
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  expect(await statusOf('/vehicles/bulk-3')).toBe(404)
  expect(await toldOf('bulk-3')).toEqual([])
  await passTime()
  await expect.poll(() => statusOf('/vehicles/bulk-3')).toBe(200)
  expect(await toldOf('bulk-3')).toEqual([{ event: 'listing-approved' }])
  expect(await toldOf('bulk-4')).toEqual([{ event: 'listing-refused' }])
})

test('an admin says in Korean after how many approved listings an owner is trusted', async () => {
  const page = await visitPlainly('/admin/moderation', { ...admin, language: 'ko-KR' })
  const field = page.getByLabel('신뢰하기까지 필요한 승인 건수')
  await field.fill('0')
  await page.getByRole('button', { name: '설정 저장' }).click()
  await page.getByText('1에서 100 사이의 숫자를 적어 주세요.').waitFor()
  await field.fill('7')
  await page.getByRole('button', { name: '설정 저장' }).click()
  await expect
    .poll(
      async () => (await site.query(`select value from site_setting where name = 'moderation'`))[0]?.value,
    )
    .toEqual({ reviewsNewOwners: true, trustedAfter: 7 })
  await page.getByText('저장했습니다. 지금부터 적용됩니다.').waitFor()
})

test('a question and the answers to it are reported from their thread, without scripts', async () => {
  const page = await visitPlainly('/ask-local/1')
  for (const name of ['Report this question', /^Report the answer by /]) {
    await page.goto('/ask-local/1')
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('heading', { name: 'Report', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Send report' }).waitFor()
  }
})
