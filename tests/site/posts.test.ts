import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { asFile, phonePicture } from '../test-pictures.ts'

const site = await startSite()
const visit = plainVisitorsOf(site)
const owner = await signedIn(site, { name: 'Rosa Cruz' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function newCafe() {
  const ref = randomUUID()
  const [{ id }] = await site.query(
    `insert into listing (kind, ref, owner_id, title, island) values ('food', $1, $2, 'Reef Cafe', 'saipan') returning id`,
    [ref, owner.id],
  )
  return { id: Number(id), page: `/food/${ref}`, posts: `/user-listings/food/${ref}/posts` }
}

test('an owner writes an offer, which everyone reads on the page until it ends', async () => {
  const cafe = await newCafe()
  const guest = await visit(cafe.page)
  expect(await guest.getByText('Offers and news').count()).toBe(0)
  const page = await visit(cafe.page, owner)
  await page.getByRole('link', { name: 'Offers and news' }).click()
  const photo = page.getByLabel('Choose a photo: JPEG, PNG or WebP')
  await photo.setInputFiles(asFile(Buffer.from('no'), 'notes.jpg'))
  await press(page, 'Publish')
  await page.getByText('Write a title.').waitFor()
  await page.getByText('We can’t read this file as a photo.', { exact: false }).waitFor()
  await page.getByLabel('Title').fill('Happy hour')
  await photo.setInputFiles(asFile(await phonePicture('teal')))
  await page.getByLabel('Text').fill('x'.repeat(1_001))
  await press(page, 'Publish')
  await page.getByText('Use up to 1,000 characters.', { exact: false }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Happy hour')
  await page.getByLabel('Text').fill('Two for one\nfrom 5 to 7')
  await press(page, 'Publish')
  await page.getByRole('heading', { name: 'Happy hour' }).waitFor()

  await guest.goto(cafe.page)
  await guest.getByRole('heading', { name: 'Happy hour' }).waitFor()
  await guest.getByText('Special offer').waitFor()
  const shown = await guest.getByRole('img', { name: 'Photo of “Happy hour”' }).getAttribute('src')
  expect(await site.query('select photo from listing_post where listing_id = $1', [cafe.id])).toEqual([
    { photo: shown },
  ])
  expect(await (await site.ask(cafe.page, { headers: { 'accept-language': 'ko' } })).text()).toContain(
    '<div lang="en"><h3',
  )
  const otherTab = await visit(cafe.posts, owner)
  await press(page, /^End/)
  await page.getByText('Ended on', { exact: false }).waitFor()
  await press(otherTab, /^End/)
  await otherTab.getByText('Ended on', { exact: false }).waitFor()
  await guest.goto(cafe.page)
  expect(await guest.getByText('Happy hour').count()).toBe(0)
  await press(page, /^Renew/)
  await guest.goto(cafe.page)
  await guest.getByText('Happy hour').waitFor()
  await press(page, /^End/)
  await press(page, /^Delete/)
  expect(await site.query('select id from listing_post where listing_id = $1', [cafe.id])).toEqual([])
  expect(
    (
      await site.query(
        `select changes -> 'state' ->> 1 as state from audit where action = 'listing-post' order by id`,
      )
    ).map(({ state }) => state),
  ).toEqual(['running', 'ended', 'running', 'ended', 'deleted'])
})

test('what someone reports a moderator hides; its owner can appeal, and can neither renew nor delete it', async () => {
  const cafe = await newCafe()
  const [{ id }] = await site.query(
    `insert into listing_post (listing_id, author_id, kind, title, text, photo, lang, ends_at)
     values ($1, $2, 'news', 'Cheap gold', 'Call me', '/media/gold', 'en', now() + interval '3 days') returning id`,
    [cafe.id, owner.id],
  )
  const guest = await visit(cafe.page, await signedIn(site))
  await guest.getByRole('link', { name: 'Report Cheap gold' }).click()
  await guest.getByText('Call me', { exact: false }).waitFor()
  await guest.getByLabel('What is wrong?').selectOption('scam')
  await untilOldEnough(guest)
  await press(guest, 'Send report')
  const [one] = await site.query(
    `select id, owner_id, quote from moderation_case where subject_kind = 'post' and subject_ref = $1`,
    [id],
  )
  expect(one).toMatchObject({ owner_id: owner.id, quote: 'Cheap gold\n\nCall me' })
  const moderator = await visit(
    `/admin/moderation/${one.id}`,
    await signedIn(site, { role: 'moderator', name: 'Mo Derator' }),
  )
  expect(await moderator.locator('img[src="/media/gold"]').count()).toBe(1)
  await moderator.getByLabel('Why').fill('This is no news')
  await press(moderator, 'Hide it')
  await guest.goto(cafe.page)
  expect(await guest.getByText('Cheap gold').count()).toBe(0)
  const page = await visit(cafe.posts, owner)
  await page.getByText('Hidden by our staff').waitFor()
  for (const op of ['renew', 'delete']) {
    const { status } = await site.ask(cafe.posts, {
      method: 'POST',
      headers: { cookie: owner.cookie, origin: site.origin },
      body: new URLSearchParams({ op, id }),
    })
    expect(status).toBe(404)
  }
  await (await visit(`/decisions/${one.id}`, owner)).getByText('This is no news', { exact: false }).waitFor()
})

test('ten run at once, however many are sent at the same moment; each once, however often it is sent', async () => {
  const cafe = await newCafe()
  const publish = (title: string) =>
    site.ask(cafe.posts, {
      method: 'POST',
      headers: { cookie: owner.cookie, origin: site.origin },
      body: new URLSearchParams({ op: 'add', kind: 'news', title, text: 'Read it' }),
    })
  await Promise.all([publish('News 0'), publish('News 0')])
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => publish(`News ${at}`)))
  expect(
    answers
      .map(({ status }) => status)
      .toSorted()
      .slice(-3),
  ).toEqual([302, 409, 409])
})

test('each of very many is reached, and can be deleted', async () => {
  const cafe = await newCafe()
  await site.query(
    `insert into listing_post (listing_id, author_id, kind, title, text, lang, ends_at)
     select $1, $2, 'news', 'Old news ' || at, 'Read it', 'en', now() from generate_series(1, 51) at`,
    [cafe.id, owner.id],
  )
  const page = await visit(cafe.posts, owner)
  const posts = page.locator('main li')
  expect(await posts.count()).toBe(50)
  await page.getByRole('link', { name: 'Older posts' }).click()
  await page.getByRole('heading', { name: 'Old news 1', exact: true }).waitFor()
  await press(page, /^Delete/)
  expect(await posts.count()).toBe(0)
  await page.getByRole('link', { name: 'Newest posts' }).click()
  expect(await posts.count()).toBe(50)
  expect(await page.getByRole('link', { name: 'Older posts' }).count()).toBe(0)
  expect(
    await site.query(`select from listing_post where listing_id = $1 and title = 'Old news 1'`, [cafe.id]),
  ).toEqual([])
})

test('what no one claims has no posts', async () => {
  await site.query(
    `insert into listing (kind, ref, owner_id, title, island) values ('vehicle', 'no-posts', $1, 'Civic', 'saipan')`,
    [owner.id],
  )
  const { status } = await site.ask('/user-listings/vehicle/no-posts/posts', {
    headers: { cookie: owner.cookie },
  })
  expect(status).toBe(404)
})
