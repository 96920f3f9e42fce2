import { expect, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { untilOldEnough } from '../form-age.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { startSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = await startSite()
const moved = await startSite({ databaseUrl: site.database, environment: { READ_ONLY: 'on' } })
const visitPlainly = plainVisitorsOf(site)
const visitMoved = visitorsOf(moved)
const admin = await signedIn(site, { role: 'admin', name: 'Ana Camacho' })
const notice = 'We are working on the site. You can read everything, but nothing can be saved for now.'

test('while an admin keeps the site read-only, pages say so and a form keeps what was typed', async () => {
  const visitor = await visitPlainly('/contact')
  await visitor.getByLabel('Your name').fill('Juan Cruz')
  await visitor.getByLabel('Your email address').fill('juan@example.com')
  await visitor.getByLabel('Your message').fill('When does\nthe ferry leave?')
  await untilOldEnough(visitor)
  expect(await noteOf('/vehicles')).toBeUndefined()

  const desk = await visitPlainly('/admin/operation', admin)
  await desk.getByText('It is off.').waitFor()
  await desk.getByRole('button', { name: 'Make the site read-only' }).click()
  await desk.getByText('It is on.').waitFor()

  for (const path of ['/', '/vehicles', '/vehicles/2', '/login'])
    await expect.poll(() => noteOf(path)).toBe(notice)
  expect(await noteOf('/vehicles?lang=ko')).toContain('지금은 저장할 수 없습니다')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await visitor.getByText('so what you sent was not saved. Everything you wrote is here').waitFor()
  const refused = await site.ask('/profile', { method: 'POST', headers: { cookie: admin.cookie } })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await site.query('select from ticket')).toEqual([])

  const again = await visitPlainly('/admin/operation', admin)
  await again.getByRole('button', { name: 'Let people save again' }).click()
  await again.getByText('It is off.').waitFor()
  await expect.poll(() => noteOf('/vehicles')).toBeUndefined()
  await visitor.getByRole('button', { name: 'Send again' }).click()
  await visitor.getByRole('heading', { name: 'Thank you. We have received your message' }).waitFor()
  expect(await site.query('select name, message from ticket')).toEqual([
    { name: 'Juan Cruz', message: 'When does\nthe ferry leave?' },
  ])
  const entries = await site.query(`select changes from audit where action = 'read-only' order by id`)
  expect(entries).toEqual([
    { changes: { isOn: ['false', 'true'] } },
    { changes: { isOn: ['true', 'false'] } },
  ])
})

test('the days for which applications are kept say what is wrong with them, and never switch read-only mode', async () => {
  const operation = (form: Record<string, string>) =>
    site.ask('/admin/operation', {
      method: 'POST',
      headers: { cookie: admin.cookie },
      body: new URLSearchParams(form),
    })
  const days = 'Days that they are kept after the job has closed'
  const save = async (desk: Awaited<ReturnType<typeof visitPlainly>>, typed: string, answer: string) => {
    await desk.getByLabel(days).fill(typed)
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await desk.getByText(answer).waitFor()
    expect(await desk.getByLabel(days).inputValue()).toBe(typed)
  }
  const [desk, other] = [
    await visitPlainly('/admin/operation', admin),
    await visitPlainly('/admin/operation', admin),
  ]
  expect((await operation({ readOnly: 'on' })).status).toBe(302)
  await expect.poll(() => noteOf('/vehicles')).toBe(notice)
  expect((await operation({ readOnly: '' })).status).toBe(400)
  await save(desk, '', 'This can’t be saved while the site is read-only.')
  await save(desk, '90', 'This can’t be saved while the site is read-only.')
  expect((await operation({ readOnly: 'off' })).status).toBe(302)
  await expect.poll(() => noteOf('/vehicles')).toBeUndefined()
  await save(desk, '', 'Enter a number from 30 to 730.')
  await desk.getByText('It is off.').waitFor()
  await save(desk, '90', 'It is off.')
  await save(other, '100', 'Someone else has set this to 90 in the meantime. Save again to replace it.')
  await save(other, '100', 'It is off.')
  expect(await site.query(`select value from site_setting where name = 'application-retention'`)).toEqual([
    { value: { days: 100 } },
  ])
})

test.each([
  ['/contact', { name: 'Juan Cruz', email: 'juan@example.com', message: 'When does the ferry leave?' }],
  ['/report?kind=vehicle&ref=2', { text: 'It is sold' }],
  ['/account/email', { email: 'juan@example.com' }],
])('with scripts the form of %s says why it waits, and keeps what was typed', async (path, typed) => {
  const member = await signedIn(moved)
  const page = await visitMoved(path, { browser: member.browser, expected: /503/ })
  const form = page.locator('main form[method=post]').last()
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
  for (const choice of await form.locator('[name=reason]').all()) await choice.selectOption({ index: 1 })
  await form.locator('[type=submit]').click()
  await form.getByRole('alert').getByText('so what you sent was not saved').waitFor()
  for (const [name, text] of Object.entries(typed))
    expect(await form.locator(`[name=${name}]`).inputValue()).toBe(text)
})

test('a form that waits shows neither a password nor a code', async () => {
  const secret = 'three proas under sail'
  const { id, cookie } = await signedIn(moved)
  await site.query(
    `insert into account (user_id, provider_id, account_id, password) values ($1::uuid, 'credential', $1::text, '')`,
    [id],
  )
  const form = await (await moved.ask('/account/password', { headers: { cookie } })).text()
  const inputs = form.match(/<input[^>]*type="password"[^>]*>/g) ?? []
  const names = inputs.map((input) => /name="([^"]*)"/.exec(input)![1]!)
  expect(names).toHaveLength(3)
  const body = new URLSearchParams([...names.map((name) => [name, secret]), ['code', 'ABCDE FGHJK']])
  const headers = { cookie, accept: 'text/html', origin: moved.origin }
  const refused = await moved.ask('/account/password', { method: 'POST', headers, body })
  const html = await refused.text()
  expect(html.match(/type="password"/g)).toHaveLength(3)
  expect(html).not.toContain(secret)
  expect(html).toContain('<input type="hidden" name="code" value="ABCDE FGHJK"/>')
})

test('the page says that the ledger adds up when it was compared, and what in it does not', async () => {
  const party = crypto.randomUUID()
  const entries = [
    { kind: 'buyer', party, cents: -250 },
    { kind: 'paypal', cents: 250 },
  ]
  await site.query(`select post('sale', 'order 1', $1)`, [JSON.stringify(entries)])
  const page = async () => {
    const money = await visitPlainly('/admin/money', admin)
    await money.getByRole('button', { name: 'Compare now' }).click()
    await money.getByText('Compared on').waitFor()
    return (await site.ask('/admin/operation', { headers: { cookie: admin.cookie } })).text()
  }
  expect(await page()).toContain('Every posting adds up to zero')
  await site.query('alter table ledger_account disable trigger user')
  const change = 'update ledger_account set balance_cents = -200 where party_id = $1 returning id'
  const [{ id }] = await site.query(change, [party])
  expect(await page()).toContain(`Balance of account ${id}: $0.50`)
  await site.query('update ledger_account set balance_cents = -250 where party_id = $1', [party])
  await site.query('alter table ledger_account enable trigger user')
})

test('a site that was started read-only does no jobs, lets people in and out, and no admin can change it', async () => {
  expect(await noteOf('/vehicles', moved)).toBe(notice)
  const login = await moved.ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email, password: 'not this one' }),
  })
  expect(login.status).toBe(401)
  const leaving = await signedIn(moved)
  const left = await moved.ask('/logout', { method: 'POST', headers: { cookie: leaving.cookie } })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/login'])
  expect(await moved.query('select from session where user_id = $1', [leaving.id])).toEqual([])
  const desk = await plainVisitorsOf(moved)('/admin/operation', admin)
  await desk.getByText('It is on because this site was started with READ_ONLY.').waitFor()
  expect(await desk.getByRole('button', { name: 'Make the site read-only' }).count()).toBe(0)
})

test('who comes from Google, or goes there, reads why that waits, and no account is opened', async () => {
  const count = async () => (await moved.query('select count(*)::int as all from users'))[0].all
  const before = await count()
  const visitor = await plainVisitorsOf(moved)('/login?next=/favorites')
  await visitor.getByRole('button', { name: 'Continue with Google' }).click()
  await visitor.getByText('logging in with Google or Facebook has to wait').waitFor()
  expect(visitor.url()).toContain('next=%2Ffavorites')
  await visitor.goto('/api/auth/callback/google?code=any&state=any')
  await visitor.getByText('logging in with Google or Facebook has to wait').waitFor()
  expect(await count()).toBe(before)
})

/** What is above a page. */
const noteOf = async (path: string, at = site) =>
  /role="note"[^>]*>([^<]+)/.exec(await (await at.ask(path)).text())?.[1]
