import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../../app/ground/db/testing.ts'
import { signedIn } from '../../accounts.ts'
import { untilOldEnough } from '../../form-age.ts'
import { faultyConnection } from '../../faulty-connection.ts'
import { plainVisitorsOf } from '../../plain-page.ts'
import { sampleTemplate } from '../../sample-database.ts'
import { startSite } from '../../site.ts'
import { axeInTurn, visitorsOf } from '../../visitors.ts'

const database = await cloneDatabase(
  inject('databaseServer'),
  `faults_${process.env.VITEST_POOL_ID}`,
  sampleTemplate,
)
const line = await faultyConnection(database)
const site = await startSite({ databaseUrl: database, environment: { DATABASE_URL: line.url } })
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)
const member = await signedIn(site)
const [asMember, asPerson] = [{ cookie: member.cookie }, { accept: 'text/html' }]
const old = 'You see an older copy of this page: a new one can’t be made just now.'

const swallowAll = () => {
  line.dropNew()
  line.drop()
}
const heal = async () => {
  line.heal()
  await expect.poll(healthOf, { timeout: 10_000, interval: 250 }).toEqual([200, 200, 200, 200])
}
afterEach(heal)

let searches = 0
/** Readiness, a member's own page, a member's write, and a search that is not in the page cache. */
async function healthOf() {
  const write = site.askOnce('/account/sessions', {
    method: 'POST',
    headers: { ...asMember, origin: site.origin },
    body: new URLSearchParams({ end: 'x' }),
  })
  const search = site.askOnce(`/vehicles?q=${searches++}`)
  const answers = [site.askOnce('/readyz'), site.askOnce('/profile', { headers: asMember }), write, search]
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  return statuses.map((status) => (status === 404 ? 200 : status)) // there is no such session
}

test.each(['cut', 'reset', 'drop'] as const)(
  'after a %s of all lines, with members at work, all is well within ten seconds',
  async (fault) => {
    const ending = new AbortController()
    const work = async () => {
      const answers: number[] = []
      while (!ending.signal.aborted) {
        answers.push(...(await healthOf()))
        await sleep(50)
      }
      return answers
    }
    const workers = Array.from({ length: 4 }, work)
    await site.askOnce('/readyz')
    line[fault]()
    await heal()
    ending.abort()
    const answers = (await Promise.all(workers)).flat()
    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([])
  },
)

test.each([
  ['lets nobody in', 'connection limit 0', 'connection limit -1'],
  ['may not be written', 'set default_transaction_read_only = on', 'reset default_transaction_read_only'],
])('while the database %s, pages are served and nothing fails but what needs it', async (_, fault, mend) => {
  const operator = new pg.Client({ connectionString: database })
  await operator.connect()
  const alter = async (change: string) => {
    await operator.query(
      `alter database ${operator.escapeIdentifier(new URL(database).pathname.slice(1))} ${change}`,
    )
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
      ['proa'],
    )
  }
  expect((await site.askOnce('/vehicles')).status).toBe(200)
  try {
    await alter(fault)
    for (let time = 0; time < 5; time++) {
      expect((await site.askOnce('/vehicles')).status).toBe(200)
      expect((await site.askOnce('/healthz')).status).toBe(200)
      await healthOf()
    }
  } finally {
    await operator.query('set default_transaction_read_only = off')
    await alter(mend)
    await operator.end()
  }
  await heal()
})

test('while nothing answers, known pages are old ones, and all else says 503 to whoever asks', async () => {
  for (const path of ['/vehicles', '/']) expect((await site.askOnce(path)).status).toBe(200)
  swallowAll()
  await expect
    .poll(async () => (await site.askOnce('/vehicles', { headers: asMember })).text(), { timeout: 15_000 })
    .toContain(`${old} You are still logged in, but it shows nothing of your own.`)
  const timeOfProfile = async () => {
    const start = Date.now()
    await site.askOnce('/profile', { headers: asMember })
    return Date.now() - start
  }
  await expect.poll(timeOfProfile, { timeout: 15_000 }).toBeLessThan(500) // the outage is known
  const start = Date.now()
  const credentials = JSON.stringify({ email: member.email, password: 'none' })
  const answers = await Promise.all([
    site.askOnce('/profile', { headers: { ...asMember, ...asPerson, 'accept-language': 'ko' } }),
    site.askOnce('/food', { headers: { ...asPerson, 'accept-language': 'ja' } }),
    site.askOnce('/api/v1/vehicles'),
    site.askOnce('/api/auth/me', { headers: asMember }),
    site.askOnce('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: credentials,
    }),
    site.askOnce('/signup', {
      method: 'POST',
      headers: asPerson,
      body: new URLSearchParams({
        full_name: 'Ana Reyes',
        email: 'ana@example.com',
        password: 'three green canoes',
        confirmPassword: 'three green canoes',
        terms: 'on',
      }),
    }),
  ])
  expect(Date.now() - start).toBeLessThan(2_000)
  for (const { status, headers, url } of answers) {
    expect(status, url).toBe(503)
    expect(Number(headers.get('retry-after')), url).toBeGreaterThan(0)
  }
  const [korean, japanese, api, me, login, signup] = await Promise.all(answers.map((answer) => answer.text()))
  expect(korean).toContain('잠시 후 다시 시도해 주세요</h1>')
  expect(japanese).toContain('しばらくしてからお試しください</h1>')
  expect(JSON.parse(api!)).toMatchObject({ status: 503 })
  for (const text of [me, login]) expect(JSON.parse(text!)).toMatchObject({ success: false })
  expect(signup).toContain('Ana Reyes')
  expect(signup).not.toContain('canoes')
  await expect.poll(async () => (await site.askOnce('/vehicles')).text(), { timeout: 15_000 }).toContain(old)
})

test('what was typed into a form is kept without scripts, a member’s with a picture too, and sent again from there', async () => {
  const { id: ownerId } = await signedIn(site)
  await site.query(`update listing set owner_id = $1 where kind = 'vehicle' and ref = '3'`, [ownerId])
  const chat = await visitPlainly('/messages/vehicle/3', { browser: member.browser })
  await chat.getByLabel('Your message').fill('Is the car\nstill there?')
  const page = await visitPlainly('/contact')
  await page.getByLabel('Your name').fill('Ana Reyes')
  await page.getByLabel('Your email address').fill('ana@example.com')
  await page.getByLabel('Your message').fill('Our fiesta\nis in May.')
  await untilOldEnough(page)
  swallowAll()
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Everything you wrote is here').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ana Reyes')
  expect(await page.getByLabel('Your message').inputValue()).toBe('Our fiesta\nis in May.')
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Privacy' }).waitFor()
  await chat.getByRole('button', { name: 'Send' }).click()
  await chat.getByText('Everything you wrote is here').waitFor()
  await heal()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByRole('heading', { name: 'Thank you. We have received your message' }).waitFor()
  expect(await site.query('select name, message from ticket')).toEqual([
    { name: 'Ana Reyes', message: 'Our fiesta\nis in May.' },
  ])
  await chat.getByRole('button', { name: 'Send again' }).click()
  await expect
    .poll(() => site.query('select text from message where sender_id = $1', [member.id]))
    .toEqual([{ text: 'Is the car\nstill there?' }])
})

test('with scripts a form stays as it is, also one that leads to another page, says at its end that nobody answered, and is sent again', async () => {
  const admin = await signedIn(site, { role: 'admin' })
  const page = await visit('/admin/content/contact', {
    browser: admin.browser,
    language: 'ja-JP',
    expected: /503/,
  })
  const tour = await visit('/virtual-tour', { expected: /503/ })
  const phone = await visit('/contact', { width: 390, expected: /503/ })
  const form = page.locator('main form[method=post]')
  const address = form.locator('[name=address]')
  await address.fill('Beach Road\nGarapan')
  await phone.getByLabel('Your name').fill('Ana Reyes')
  await phone.getByLabel('Your email address').fill('ana@example.com')
  await phone.getByLabel('Your message').fill('Our fiesta\nis in July.')
  await untilOldEnough(phone)
  swallowAll()

  await form.locator('button[type=submit]').click()
  await form.getByRole('alert').filter({ hasText: '入力内容は残っています' }).waitFor()
  expect(await address.inputValue()).toBe('Beach Road\nGarapan')
  expect(await axeInTurn(page)).toEqual([])
  const start = tour.locator('form[method=post]').first()
  await start.getByRole('button').click()
  await start.getByRole('alert').waitFor()
  expect(new URL(tour.url()).pathname).toBe('/virtual-tour')
  // As without scripts: the answer is a document. axe waits by timers, which a page without scripts has not.
  await phone.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit())
  await phone.getByText('Everything you wrote is here').waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await axeInTurn(phone)).toEqual([])

  await heal()
  await form.locator('button[type=submit]').click()
  await expect
    .poll(() => site.query(`select value->>'address' as address from site_setting where name = 'contact'`))
    .toEqual([{ address: 'Beach Road\nGarapan' }])
  await expect.poll(() => form.getByRole('alert').count()).toBe(0)
  const startAgain = async () => {
    const answered = tour.waitForResponse('**/virtual-tour/1.data')
    await start.getByRole('button').click()
    return (await answered).status()
  }
  await expect.poll(startAgain).toBe(202) // a redirect
  await tour.waitForURL('**/virtual-tour/*')
})
