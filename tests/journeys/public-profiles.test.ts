import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { axeInTurn, visitorsOf } from '../visitors.ts'
import { withoutScripts } from '../without-scripts.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** A person who sells a bicycle, has reviewed a restaurant, and has answered a question. */
async function newSeller(name: string) {
  const person = await signedIn(site, { name })
  await site.query(`update users set island = 'rota', village = 'Songsong' where id = $1`, [person.id])
  const [{ id: listingId }] = await site.query(
    `insert into listing (kind, ref, owner_id, title, island) values ('buy-and-sell', $1::uuid::text, $1::uuid, 'Red bicycle', 'rota') returning id`,
    [person.id],
  )
  const [{ id: buyer }] = await site.query(`insert into users (full_name) values ('A buyer') returning id`)
  await site.query('insert into review (listing_id, author_id, rating) values ($1, $2, 4)', [
    listingId,
    buyer,
  ])
  await site.query(
    `insert into review (listing_id, author_id, rating, comment, lang)
     select id, $1, 5, '맛있어요.', 'ko' from listing where kind = 'food' and ref = 'food5'`,
    [person.id],
  )
  await site.query(
    `insert into answer (question_id, author_id, content) select id, $1, 'Yes, you can.' from question where ref = '1'`,
    [person.id],
  )
  return { ...person, path: `/people/${person.id}` }
}

test('a profile shows what others may know of a person, and nothing else', async () => {
  const ana = await newSeller('Ana Reyes')
  const listing = await visitPlainly('/food/food5')
  await listing.getByRole('link', { name: 'Ana Reyes', exact: true }).click()
  await listing.waitForURL(`**${ana.path}`)
  const page = await visit(ana.path, { width: 390, theme: 'dark' })
  await page.getByRole('heading', { level: 1, name: 'Ana Reyes' }).waitFor()
  await page.getByText('As a seller: 4.0 of 5 (1)').waitFor()
  for (const text of ['Rota', 'Red bicycle', '맛있어요.', 'Yes, you can.'])
    await page.getByText(text, { exact: true }).first().waitFor()
  const html = await page.content()
  for (const secret of [ana.email, 'Songsong']) expect(html).not.toContain(secret)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(await axeInTurn(page)).toEqual([])
  const inKorean = await (await site.ask(`${ana.path}?lang=ko`)).text()
  expect(withoutScripts(inKorean)).toContain('마나가하섬, 어린아이와 가기 괜찮은가요?')
})

test('who turns their profile off is not there for others, and their name is no link', async () => {
  const ben = await newSeller('Ben Cruz')
  const own = await visitPlainly('/account', { browser: ben.browser })
  await own.getByRole('link', { name: 'Public profile' }).click()
  await own.getByRole('checkbox', { name: 'Others can see my profile' }).waitFor()
  const headers = { cookie: ben.cookie, origin: site.origin }
  const save = (since: string) =>
    site.ask('/account/public-profile', { method: 'POST', headers, body: new URLSearchParams({ since }) })
  const refused = await save('1850')
  const html = await refused.text()
  expect([
    refused.status,
    html.includes('Enter a year, such as 2012.'),
    html.includes('value="1850"'),
  ]).toEqual([422, true, true])
  expect(html.match(/<input[^>]*name="public"[^>]*>/)![0]).not.toContain('checked')
  expect(await (await save('2001')).text()).toContain('Saved.')
  expect((await site.ask(ben.path)).status).toBe(404)
  expect((await site.ask(`/report?kind=person&ref=${ben.id}`)).status).toBe(404)
  await own.goto(ben.path)
  await own.getByText('Only you can see this page.').waitFor()
  const thread = await visitPlainly('/ask-local/1')
  await thread.getByText('Ben Cruz').first().waitFor()
  expect(await thread.getByRole('link', { name: 'Ben Cruz', exact: true }).count()).toBe(0)
  await thread.getByText('years on the island', { exact: false }).first().waitFor()
  for (const ref of ['none', '5a3b1e00-0000-4000-8000-000000090999'])
    expect((await site.ask(`/people/${ref}`)).status).toBe(404)
  await site.query('update users set profile_public = true, suspended_at = now() where id = $1', [ben.id])
  expect((await site.ask(ben.path)).status).toBe(404)
})

test('a person is blocked, unblocked and reported on their profile, without scripts', async () => {
  const [cai, dan] = [await newSeller('Cai Lee'), await signedIn(site, { name: 'Dan Muna' })]
  const page = await visitPlainly(cai.path, { browser: dan.browser })
  await page.getByText('Block this person').click()
  await page.getByRole('button', { name: 'Block Cai Lee' }).click()
  const blocks = () =>
    site.query('select from message_block where blocker_id = $1 and blocked_id = $2', [dan.id, cai.id])
  expect(await blocks()).toHaveLength(1)
  await page.getByRole('button', { name: 'Unblock Cai Lee' }).click()
  expect(await blocks()).toEqual([])
  const guest = await visitPlainly(cai.path)
  await guest.getByText('Block this person').click()
  await guest.getByRole('button', { name: 'Block Cai Lee' }).click()
  await guest.waitForURL('**/login**')
  await page.getByRole('link', { name: 'Report Cai Lee' }).click()
  await page.getByRole('link', { name: 'Cai Lee' }).waitFor()
})

test('what a person sells leads to their profile, until they turn it off', async () => {
  const { id, cookie, path } = await newSeller('Dan Sablan')
  for (const kind of ['vehicle', 'business'])
    await site.query(
      `insert into listing (kind, ref, owner_id, title, island) values ($1, $2::uuid::text, $2::uuid, 'Of Dan', 'rota')`,
      [kind, id],
    )
  const linksAt = async (page: string) =>
    (await (await site.ask(page)).text()).split(`href="${path}"`).length - 1
  expect(await linksAt(`/vehicles/${id}`)).toBe(1)
  expect(await linksAt(`/buy-and-sell/${id}`)).toBe(1)
  expect(await linksAt(`/businesses/${id}`)).toBe(0)
  const headers = { cookie, origin: site.origin }
  await site.ask('/account/public-profile', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ since: '' }),
  })
  await expect.poll(() => linksAt(`/vehicles/${id}`)).toBe(0)
})
