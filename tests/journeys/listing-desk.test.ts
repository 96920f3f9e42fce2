import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { hasTurn } from '../pages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { seed } from '../seed.ts'
import { startSite } from '../site.ts'
import { axeInTurn, untilReady, visitorsOf } from '../visitors.ts'

const site = await startSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const password = 'a lagoon of words'
const admin = await signedIn(site, { name: 'Ada Admin', role: 'admin' })
const chief = await withPassword('chief@example.com')
const rosa = await signedIn(site, { name: 'Rosa Cruz', email: 'rosa@example.com' })
await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = '2'`, [rosa.id])

/** An admin with a password, and a browser in which they are signed in. */
async function withPassword(email: string) {
  const answer = await site.ask('/api/auth/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ full_name: 'Cora Chief', email, password, confirmPassword: password }),
  })
  await site.query(`update users set email_verified = true, role = 'admin' where email = $1`, [email])
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('proa_session='))!
  const [, value = ''] = /=([^;]+)/.exec(cookie)!
  const kept = { name: 'proa_session', value, domain: 'localhost', path: '/', expires: -1 }
  const cookies = [{ ...kept, httpOnly: true, secure: false, sameSite: 'Lax' as const }]
  return { browser: { storageState: { cookies, origins: [] } } }
}

const exported = async (kind: string) =>
  (await site.ask(`/admin/listings/export?kind=${kind}`, { headers: { cookie: admin.cookie } })).text()
const fileOf = (text: string | Buffer, name = 'cars.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})
const lines = (page: Page) => page.locator('main li')
const line = (page: Page, title: string) => lines(page).filter({ hasText: title })
const field = (page: Page, name: string) => page.getByRole('searchbox', { name })

async function chooseFile(page: Page, text: string | Buffer, directory = 'Vehicle') {
  await page.getByRole('heading', { name: 'Import listings' }).waitFor()
  await page.getByLabel('Directory').selectOption(directory)
  await page.getByLabel('File').setInputFiles(fileOf(text))
  await page.getByRole('button', { name: 'See what it would do' }).click()
}
/** Without scripts, which would look again by themselves. */
const untilImported = (page: Page) =>
  expect
    .poll(async () => {
      const link = page.getByRole('link', { name: 'Check progress' })
      if (await link.count()) await link.click()
      return page.getByText('Imported.').count()
    })
    .toBe(1)

const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')

test('an admin finds a listing by its words, area, state and owner, and goes to its page, owner and case', async () => {
  await site.query(`update listing set hidden_at = now() where kind = 'vehicle' and ref = '3'`)
  const [{ title: hidden }] = await site.query(
    `select title from listing where kind = 'vehicle' and ref = '3'`,
  )
  const [{ title: rosas }] = await site.query(
    `select title from listing where kind = 'vehicle' and ref = '2'`,
  )
  const [opened] = await site.query(
    `insert into moderation_case (type, subject_kind, subject_ref, listing_id)
     select 'report', kind, ref, id from listing where kind = 'vehicle' and ref = '2' returning id`,
  )
  const page = await visitPlainly('/admin/listings', admin)
  expect(await lines(page).count()).toBe(50)
  await page.getByText('To export listings, choose a directory').waitFor()
  await page.getByLabel('State').selectOption('Hidden')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await lines(page).count()).toBe(1)
  expect(await line(page, hidden).getByRole('link', { name: hidden }).count()).toBe(0)
  await page.getByRole('link', { name: 'Reset Filters' }).click()
  expect(await lines(page).count()).toBe(50)
  await field(page, 'Email address or id of the owner').fill('rosa@')
  await field(page, 'Email address or id of the owner').press('Enter')
  await page.getByText('No one has this address.').waitFor()
  expect(await field(page, 'Email address or id of the owner').inputValue()).toBe('rosa@')
  await field(page, 'Email address or id of the owner').fill('Rosa@example.com')
  await field(page, 'Words in the title, or id').fill(rosas.split(' ')[0])
  await field(page, 'Words in the title, or id').press('Enter')
  expect(await lines(page).count()).toBe(1)
  expect(await line(page, rosas).getByRole('link', { name: rosas }).first().getAttribute('href')).toBe(
    '/vehicles/2',
  )
  await line(page, rosas).getByRole('link', { name: 'Pending' }).click()
  await page.waitForURL(`**/admin/moderation/${opened!.id}`)
  await page.goto(`/admin/listings?q=${rosas.split(' ')[0]}`)
  await line(page, rosas).getByRole('link', { name: 'Rosa Cruz' }).click()
  await page.getByRole('heading', { name: 'Rosa Cruz', level: 1 }).waitFor()
})

test('hiding names the listings that it skips, and keeps the reason for the others', async () => {
  await site.query(
    `insert into listing (kind, ref, owner_id, title, lang, island, hidden_at) values
       ('vehicle', 'skipped-1', $1, 'Skipped Sentra', 'en', 'saipan', now()),
       ('vehicle', 'skipped-2', $1, 'Skipped Civic', 'en', 'saipan', null),
       ('vehicle', 'skipped-3', $1, 'Skipped 지프', 'ko', 'saipan', null)`,
    [rosa.id],
  )
  const page = await visitPlainly('/admin/listings?q=skipped', admin)
  for (const title of ['Skipped Sentra', 'Skipped Civic', 'Skipped 지프'])
    await page.getByLabel(`Select ${title}`).check()
  await page.getByLabel('Why').fill('Sold long ago')
  await site.query(`update listing set deleted_at = now(), status = 'closed' where ref = 'skipped-3'`)
  await page.getByRole('button', { name: 'Hide selected' }).click()
  onTestFinished(() => page.getByRole('button', { name: 'Undo' }).click())
  const note = page.getByRole('alert')
  await note.getByText('These were skipped because they are hidden or deleted', { exact: false }).waitFor()
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual(['Skipped Sentra', 'Skipped 지프'])
  expect(await note.getByRole('listitem').first().getAttribute('lang')).toBe(null)
  expect(await note.getByRole('listitem').last().getAttribute('lang')).toBe('ko')
  expect(await page.getByLabel('Why').inputValue()).toBe('Sold long ago')
})

test('an export has the shown listings, no formulas, and can be imported unchanged', async () => {
  await site.query(`update listing set title = '=HYPERLINK("x")' where kind = 'taxi' and ref = (
    select ref from listing where kind = 'taxi' order by id limit 1)`)
  const page = await visitPlainly('/admin/listings?kind=taxi', admin)
  const way = await page.getByRole('link', { name: 'Export these' }).getAttribute('href')
  const answer = await site.ask(way!, { headers: { cookie: admin.cookie } })
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="?taxi-\d{4}-\d\d-\d\d\.csv/,
  )
  const text = Buffer.from(await answer.arrayBuffer()).toString()
  expect(text.startsWith('\uFEFFid,key,owner,lang,title,')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(await site.query(`select subject_id from audit where action = 'listing-export'`)).toContainEqual({
    subject_id: 'taxi',
  })
  await site.ask('/admin/listings/export?kind=job&state=sold&q=cook&owner=rosa@example.com', {
    headers: { cookie: admin.cookie },
  })
  expect(
    await site.query(`select changes from audit where action = 'listing-export' and subject_id = 'job'`),
  ).toEqual([{ changes: { state: [null, 'sold'], q: [null, 'cook'], owner: [null, '@'] } }])
  const ofNoOne = 'kind=event&owner=maria.cruz+example.com'
  await site.ask(`/admin/listings/export?${ofNoOne}`, { headers: { cookie: admin.cookie } })
  expect(
    await site.query(`select changes from audit where action = 'listing-export' and subject_id = 'event'`),
  ).toEqual([{ changes: { owner: [null, '@'] } }])
  const empty = await visitPlainly(`/admin/listings?${ofNoOne}`, admin)
  await empty.getByText('No one has this address.').waitFor()
  expect(await empty.getByRole('link', { name: 'Export these' }).count()).toBe(0)
  const count = await lines(page).count()
  await page.getByRole('link', { name: 'Import' }).click()
  await chooseFile(page, text, 'Taxi')
  await page.getByText('There is nothing to import').waitFor()
  expect(await fact(page, 'Unchanged').innerText()).toBe(String(count))
  expect(await page.getByRole('button', { name: 'Import' }).count()).toBe(0)
})

test(`every sample of an area comes back unchanged (SEED=${seed})`, async () => {
  const kinds = await site.query('select distinct kind from listing order by kind')
  const page = await visitPlainly('/admin/listings/import', { browser: admin.browser })
  // A third of the areas each day; in `npm run sweep` all.
  for (const { kind } of kinds.filter((_, at) => hasTurn(at, 0, 3))) {
    await page.goto('/admin/listings/import')
    await page.getByLabel('Directory').selectOption({ value: kind })
    await page.getByLabel('File').setInputFiles(fileOf(await exported(kind)))
    await page.getByRole('button', { name: 'See what it would do' }).click()
    await page.getByText('There is nothing to import').waitFor()
    expect([kind, await fact(page, 'With errors').innerText()]).toEqual([kind, '0'])
  }
})

test('rows with errors are listed, downloaded, corrected, and imported with the password', async () => {
  const header = (await exported('vehicle')).split('\r\n')[0]!
  const row = (cells: Record<string, string>) =>
    header
      .split(',')
      .map((name) => `"${cells[name] ?? ''}"`)
      .join(',')
  const car = {
    owner: 'rosa@example.com',
    lang: 'en',
    description: 'Runs well',
    offer: 'sale',
    price: '9000',
    category: 'car',
    condition: 'used',
    make: 'Honda',
    model: 'Civic',
    year: '2018',
    transmission: 'automatic',
    fuelType: 'gasoline',
    sellerType: 'private',
    island: 'saipan',
    village: 'Garapan',
  }
  const cars = (year: string) =>
    [
      header,
      row({ ...car, key: 'a', title: 'Imported one' }),
      row({ ...car, key: 'b', title: 'Imported two', year }),
    ].join('\r\n')
  const page = await visitPlainly('/admin/listings/import', { browser: chief.browser })
  await chooseFile(page, cars('soon'))
  await page.getByText('Nothing can be imported while a row has errors').waitFor()
  expect([await fact(page, 'New').innerText(), await fact(page, 'With errors').innerText()]).toEqual([
    '1',
    '1',
  ])
  await line(page, 'Row 3 · year').getByText('Enter a number from 1950 to 2100.').waitFor()
  const looked = { browser: chief.browser, expected: /422/ }
  const seen = page.url()
  expect(await axeInTurn(() => visit(seen, looked))).toEqual([])
  const download = await page.getByRole('link', { name: 'Download all' }).getAttribute('href')
  const cookies = chief.browser.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join()
  const faults = await site.ask(download!, { headers: { cookie: cookies } })
  expect(faults.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(Buffer.from(await faults.arrayBuffer()).toString()).toBe(
    '\uFEFFRow,Column,Problem\r\n3,year,Enter a number from 1950 to 2100.\r\n',
  )
  expect(await site.query(`select from listing where title like 'Imported %'`)).toEqual([])

  await page.getByRole('link', { name: 'Another file' }).click()
  await chooseFile(page, cars('2019'))
  const tried = page.url()
  const sendWrong = async (one: Page) => {
    await one.getByLabel('Current password').fill('not it, not at all')
    await one.getByRole('button', { name: 'Import' }).click()
    await one.getByText('Your current password is not correct.').waitFor()
    return one
  }
  await sendWrong(page)
  expect(await axeInTurn(async () => sendWrong(await visit(tried, looked)))).toEqual([])
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Import' }).click()
  await untilImported(page)
  const made = await site.query(`select ref from listing where title like 'Imported %' and owner_id = $1`, [
    rosa.id,
  ])
  expect(made).toHaveLength(2)
  await expect.poll(async () => (await site.ask('/vehicles?q=imported')).text()).toContain('Imported two')

  await page.goto('/admin/audit')
  const imported = page.getByRole('listitem').filter({ hasText: 'Listings imported' })
  await imported.filter({ hasText: /New\s*2/ }).waitFor()
})

test('without scripts a file is tried and imported, and a second import changes nothing', async () => {
  const page = await visitPlainly('/admin/listings/import', { browser: chief.browser })
  const [header = '', first = ''] = (await exported('hotel')).split('\r\n')
  const [{ ref, title }] = await site.query(
    `select ref, title from listing where kind = 'hotel' and ref = $1`,
    [first.split(',')[0]!],
  )
  const file = [header, first.replace(title, `${title} II`)].join('\r\n')
  await chooseFile(page, file, 'Hotel')
  expect(await fact(page, 'Changed').innerText()).toBe('1')
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Import' }).click()
  await untilImported(page)
  expect(await site.query(`select title from listing where kind = 'hotel' and ref = $1`, [ref])).toEqual([
    { title: `${title} II` },
  ])
  await page.goto('/admin/listings/import')
  await chooseFile(page, file, 'Hotel')
  await page.getByText('There is nothing to import').waitFor()
})

test('an import over a listing that was changed in the meantime asks again', async () => {
  const page = await visit('/admin/listings/import', { browser: admin.browser, expected: /409/ })
  const text = (await exported('job')).replace(/^((?:.*\r\n){2})[^]*/, '$1')
  const [, row = ''] = text.split('\r\n')
  const ref = row.split(',')[0]!
  const [{ title }] = await site.query(`select title from listing where kind = 'job' and ref = $1`, [ref])
  await chooseFile(page, text.replace(title, 'Tried title'), 'Job')
  const doIt = page.getByRole('button', { name: 'Import' })
  await doIt.waitFor()
  await site.query(
    `update listing set village = 'Chalan Kanoa', updated_at = now() where kind = 'job' and ref = $1`,
    [ref],
  )
  await doIt.click()
  await page.getByText('Listings have changed since this file was checked').waitFor()
  expect(await site.query(`select from listing where title = 'Tried title'`)).toEqual([])
  expect(await axeInTurn(page)).toEqual([])
  await doIt.click()
  await page.getByRole('status').filter({ hasText: 'Imported.' }).waitFor()
  expect(await site.query(`select from listing where title = 'Tried title'`)).toHaveLength(1)
})

const header = 'id,key\r\n'
test.each([
  ['no file', null, 'Please choose a file.'],
  ['an empty file', '', 'This file has no rows below its header.'],
  ['semicolons', 'id;key\r\n1;2', 'The columns of this file are separated by semicolons.'],
  ['another encoding', Buffer.from([0x69, 0x64, 0x0a, 0xf1]), 'This file is not in UTF-8.'],
  ['a lone quotation mark', `${header}1,"2`, 'Row 2 has a single quotation mark.'],
  ['a cell of a megabyte', `${header}1,${'x'.repeat(2 ** 20)}`, 'Row 2 is longer than a listing can be.'],
  ['a row too many', header + '1,2\r\n'.repeat(10_001), 'This file has more than 10,000 rows.'],
  ['another header', `${header.trim()},__proto__\r\n1,2,3`, 'Unknown: __proto__.'],
])('%s is refused next to the field, and the directory stays chosen', async (_, text, problem) => {
  const page = await visitPlainly('/admin/listings/import', admin)
  await page.getByLabel('Directory').selectOption('Event')
  if (text !== null) await page.getByLabel('File').setInputFiles(fileOf(text))
  await page.getByRole('button', { name: 'See what it would do' }).click()
  await page.getByText(problem).waitFor()
  expect(await page.getByLabel('File').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Directory').inputValue()).toBe('event')
})

/** A byte more than 10 MB, in a file: what is in memory would pass to the browser as text. */
async function largeFile() {
  const folder = await mkdtemp(join(tmpdir(), 'proa-large-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'large.csv')
  await writeFile(path, '')
  await truncate(path, 10 * 2 ** 20 + 1)
  return path
}

test('a file that is too large is refused before it is sent, and one that is refused later leaves the form as it is', async () => {
  const page = await visit('/admin/listings/import', { browser: admin.browser, expected: /422/ })
  await page.getByLabel('Directory').selectOption('Event')
  await page.getByLabel('File').setInputFiles(await largeFile())
  await page.getByText('This file is larger than 10 MB.').waitFor()
  await page.getByLabel('File').setInputFiles(await largeFile())
  expect(await page.getByText('This file is larger than 10 MB.').count()).toBe(1)
  await page.getByRole('button', { name: 'See what it would do' }).click()
  await page.getByLabel('File').setInputFiles(fileOf('id\r\n1\r\n'))
  await expect.poll(() => page.getByText('This file is larger than 10 MB.').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/admin/listings/import')
  await page.getByLabel('File').setInputFiles(fileOf('id;key\r\n1;2'))
  await page.getByRole('button', { name: 'See what it would do' }).click()
  await page.getByText('The columns of this file are separated by semicolons.').waitFor()
  expect(await page.getByLabel('Directory').inputValue()).toBe('event')
  expect(await axeInTurn(page)).toEqual([])
})

test('an import that another admin has begun shows as it is, and is not begun again', async () => {
  const [{ id }] = await site.query(
    `insert into listing_import (kind, file_name, hash, plan, counts, faults, state)
     values ('vehicle', 'a.csv', '', 'seen', '{"new": 1, "changed": 0, "unchanged": 0, "faulty": 0}', '[]', 'asked')
     returning id`,
  )
  const korean = { browser: admin.browser, language: 'ko-KR' }
  const page = await visitPlainly(`/admin/listings/import/${id}`, korean)
  await page.getByText('가져오는 중입니다.').waitFor()
  expect(await axeInTurn(() => visit(`/admin/listings/import/${id}`, korean))).toEqual([])
  // As a process leaves it that dies in between.
  await site.query(
    `update listing_import set begun = 1, begun_at = now() - interval '1 minute' where id = $1`,
    [id],
  )
  await page.getByRole('link', { name: '끝났는지 확인' }).click()
  await page.getByText('아무것도 가져오지 않았습니다. 자동으로 다시 시작합니다.').waitFor()
  const sent = await site.ask(`/admin/listings/import/${id}`, {
    method: 'POST',
    headers: { cookie: admin.cookie, origin: site.origin },
    body: new URLSearchParams({ plan: 'seen' }),
  })
  expect(sent.status).toBe(409)
  await site.query(`update listing_import set state = 'done' where id = $1`, [id])
  await page.getByRole('link', { name: '끝났는지 확인' }).click()
  await page.getByText('가져왔습니다.').waitFor()
})

test('an import whose file is gone says so by itself, and the file can be chosen again', async () => {
  const page = await visit('/admin/listings/import', { browser: admin.browser })
  const text = (await exported('food')).replace(/^((?:.*\r\n){2})[^]*/, '$1')
  const [, row = ''] = text.split('\r\n')
  const [{ title }] = await site.query(`select title from listing where kind = 'food' and ref = $1`, [
    row.split(',')[0],
  ])
  await chooseFile(page, text.replace(title, 'Lost title'), 'Food')
  await page.getByRole('button', { name: 'Import' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await site.query(`update listing_import set hash = 'another' where id = $1`, [id])
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('alert').filter({ hasText: 'Nothing was imported' }).waitFor()
  expect(await axeInTurn(page)).toEqual([])
  await page.getByRole('link', { name: 'Choose the file again' }).click()
  await page.getByLabel('File').waitFor()
})

test('an owner who saves a listing during its import is asked to try again, and keeps what they wrote', async () => {
  await site.query(`update users set verified_at = now() where id = $1`, [rosa.id])
  const [{ id }] = await site.query(
    `update listing set owner_id = $1 where kind = 'vehicle' and ref = '4' returning id`,
    [rosa.id],
  )
  const page = await visit('/user-listings/vehicle/4/edit', { browser: rosa.browser, expected: /503/ })
  const title = page.locator('[name="title"]')
  await untilReady(page)
  await title.fill('What I wrote')
  const holder = new pg.Client(site.database)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from listing where id = $1 for update', [id])
  await page.getByRole('button', { name: 'Save changes' }).click()
  // As the time limit of a statement does.
  await expect
    .poll(() =>
      site.query(
        `select pg_cancel_backend(pid) from pg_stat_activity
         where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ),
    )
    .toHaveLength(1)
  await page.getByRole('alert').filter({ hasText: 'please try again in a minute' }).waitFor()
  expect(await title.inputValue()).toBe('What I wrote')
  await holder.end()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => site.query('select title from listing where id = $1', [id]))
    .toEqual([{ title: 'What I wrote' }])
})

test('without scripts, ticked listings are hidden with a reason and shown again, and two that are the same become one', async () => {
  const page = await visitPlainly('/admin/listings', { browser: admin.browser })
  for (const [ref, title] of [
    ['twin-a', 'Twin Jimny'],
    ['twin-b', 'Twin Jimny of hers'],
  ])
    await site.query(
      `insert into listing (kind, ref, owner_id, title, island, search_text, attributes)
       select 'vehicle', $1, $2, $3, 'saipan', lower($3), attributes from listing where kind = 'vehicle' and ref = '2'`,
      [ref, rosa.id, title],
    )
  await page.goto('/admin/listings?q=twin')
  await page.getByRole('button', { name: 'Hide selected' }).click()
  await page.getByText('Please choose at least one.').waitFor()
  await page.getByRole('checkbox', { name: 'Select Twin Jimny of hers' }).check()
  await page.getByRole('button', { name: 'Hide selected' }).click()
  await page.getByText('Please give a reason.').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Select Twin Jimny of hers' }).isChecked()).toBe(true)
  await page.getByLabel('Why').fill('It is listed twice.')
  await page.getByRole('button', { name: 'Hide selected' }).click()
  await page.getByRole('heading', { name: /^Hidden as of/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=twin')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await page.getByRole('heading', { name: /^Hidden as of/ }).count()).toBe(0)

  await page.getByRole('checkbox', { name: 'Select Twin Jimny of hers' }).check()
  await page.getByRole('button', { name: 'Merge two selected' }).click()
  await page.getByText('Select exactly two listings').waitFor()
  await page.getByRole('checkbox', { name: 'Select Twin Jimny', exact: true }).check()
  await page.getByRole('button', { name: 'Merge two selected' }).click()
  await page.getByRole('heading', { name: 'Merge listings' }).waitFor()
  await page.getByRole('button', { name: 'Merge them' }).click()
  await page.getByText('Choose the listing you want to keep.').waitFor()
  const [{ id: kept }] = await site.query(`select id from listing where ref = 'twin-b'`)
  await page.locator(`input[value="${kept}"]`).check()
  await page.getByRole('button', { name: 'Merge them' }).click()
  await page.getByText('The two listings are one now.').waitFor()
  await page.getByRole('link', { name: 'Twin Jimny of hers' }).first().waitFor()
  const old = await site.ask('/vehicles/twin-a', { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/vehicles/twin-b'])
  const api = await site.ask('/api/v1/vehicles/twin-a', { redirect: 'manual' })
  expect([api.status, api.headers.get('location')]).toEqual([301, `${site.origin}/api/v1/vehicles/twin-b`])
})
