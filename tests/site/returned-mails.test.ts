import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { signedIn } from '../accounts.ts'
import { bounce, complaint } from '../mail-reports.ts'
import { refusing, startMailServer } from '../mail-server.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite, startSite } from '../site.ts'

const gone = new Set<string>()
const mailServer = await startMailServer({
  onRcptTo: ({ address }, _, done) =>
    done(gone.has(address) ? refusing([550, '5.1.1 No <such> person']) : null),
})
const secret = 'a-secret-that-only-the-mail-server-knows'
const site = await startSite({
  samples: false,
  environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'hello@proa.example', BOUNCE_SECRET: secret },
})
const visit = plainVisitorsOf(site)
const ana = await signedIn(site, { role: 'admin', name: 'Ana Camacho', email: 'ana@proa.example' })

beforeEach(async () => {
  gone.clear()
  await site.query('delete from suppressed_address')
  await site.query('delete from mail')
})

type NewMail = {
  to: string
  userId?: string
  secret?: boolean
  asked?: boolean
  unsubscribe?: string
  state?: string
}

/** Has the site send a mail, or, with `state`, only stores one. @returns its id */
async function send({ to, userId, secret: isSecret = false, asked = false, unsubscribe, state }: NewMail) {
  const [{ id }] = await site.query(
    `insert into mail (key, address, user_id, language, subject, body, secret, unsubscribe, state, asked)
     values ($1, $2, $3, 'en', 'Hello', case when $6::text is null then '<p>Hello</p>' end, $4, $5, coalesce($6, 'queued'), $7) returning id`,
    [randomUUID(), to, userId, isSecret, unsubscribe, state, asked],
  )
  if (!state)
    await site.query(`select graphile_worker.add_job('deliver-mail', json_build_object('id', $1::text))`, [
      id,
    ])
  return id as string
}

const stateOf = async (id: string) => {
  const [mail] = await site.query('select state, held, returned, problem from mail where id = $1', [id])
  return mail
}
const suppressed = () => site.query('select address, reason, words from suppressed_address order by address')
const report = (body: BodyInit, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) =>
  site.ask('/mail/bounces', { method: 'POST', body, headers })

test('an address that the mail server does not know gets no more mail, until its owner opens a link', async () => {
  const maria = await signedIn(site, { email: 'maria@example.com' })
  gone.add(maria.email)
  const rejected = await send({ to: maria.email, userId: maria.id })
  await expect
    .poll(() => stateOf(rejected))
    .toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('550 5.1.1 No <such> person'),
    })
  const held = await send({ to: 'Maria@Example.com', userId: maria.id, secret: true })
  await expect.poll(() => stateOf(held)).toMatchObject({ state: 'failed', held: true })

  const page = await visit('/account', maria)
  await page.getByText(`Emails to ${maria.email} don’t reach you`).waitFor()
  await page.getByRole('link', { name: 'Email address' }).click()
  gone.clear()
  await page.getByRole('button', { name: 'Send a link to this address' }).click()
  await page.getByText(`We sent a link to ${maria.email}`).waitFor()
  await expect.poll(() => mailServer.letters.at(-1)?.text).toContain('Confirm that it works')
  await page.goto(/https?:\S+verify-email\S+/.exec(mailServer.letters.at(-1)!.text!)![0])
  expect(await suppressed()).toHaveLength(1)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await page.getByText('Your email address is confirmed').waitFor()
  expect(await suppressed()).toEqual([])
  const arrives = await send({ to: maria.email })
  await expect.poll(() => stateOf(arrives)).toMatchObject({ state: 'sent' })
})

test('a mail that bounced puts its own address on the list, whomever the report names, and once', async () => {
  const id = await send({ to: 'jose@example.com', state: 'sent' })
  const text = bounce({ id, recipient: 'victim@example.com' })
  expect(await (await report(text)).text()).toBe('Noted.')
  expect(await suppressed()).toEqual([
    { address: 'jose@example.com', reason: 'bounced', words: expect.stringContaining('550 5.1.1') },
  ])
  expect(await stateOf(id)).toMatchObject({ state: 'sent', returned: 'bounced' })
  await site.query('delete from suppressed_address')
  expect((await report(text)).status).toBe(200)
  expect(await suppressed()).toEqual([])
})

test('a full mailbox is noted, and gets mail again', async () => {
  const id = await send({ to: 'jose@example.com', state: 'sent' })
  await report(bounce({ id, status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Mailbox full' }))
  expect(await stateOf(id)).toMatchObject({ returned: 'bounced', problem: '552 5.2.2 Mailbox full' })
  expect(await suppressed()).toEqual([])
})

test('who calls a mail spam gets what was asked for and what can’t be switched off, and no news', async () => {
  await report(complaint({ id: await send({ to: 'jose@example.com', state: 'sent' }) }))
  const news = await send({ to: 'jose@example.com', unsubscribe: 'https://proa.example/stop' })
  const security = await send({ to: 'jose@example.com' })
  const link = await send({ to: 'jose@example.com', asked: true, unsubscribe: 'https://proa.example/stop' })
  await expect.poll(() => stateOf(news)).toMatchObject({ held: true })
  for (const id of [security, link]) await expect.poll(() => stateOf(id)).toMatchObject({ state: 'sent' })
})

test('strangers report nothing, and other mails change nothing', async () => {
  const id = await send({ to: 'jose@example.com', state: 'sent' })
  const queued = await send({ to: 'jose@example.com', state: 'kept' }).catch(() => null)
  expect(queued).toBeNull() // a stored mail keeps its text
  for (const authorization of ['', 'Bearer ', `Bearer ${secret}x`, secret.slice(1)])
    expect((await report(bounce({ id }), { authorization })).status).toBe(401)
  expect((await report('x'.repeat(2 ** 20 + 1))).status).toBe(413)
  for (const other of [bounce({ id: randomUUID() }), 'Thank you', '', '\u0000'])
    expect(await (await report(other)).text()).toContain('nothing new')
  expect(await suppressed()).toEqual([])
  expect(await stateOf(id)).toMatchObject({ returned: null })
  const unset = await sharedSite().ask('/mail/bounces', { method: 'POST', body: bounce({ id }) })
  expect(unset.status).toBe(404)
})

test('a mail server hands a mail to the site by proa-bounce, and keeps it while the site is not there', async () => {
  const id = await send({ to: 'jose@example.com', state: 'sent' })
  const folder = await mkdtemp(join(tmpdir(), 'proa-bounce-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = join(folder, 'proa.env')
  const handOver = (siteUrl: string, text: string) => {
    writeFileSync(settings, `SITE_URL=${siteUrl}\n#BOUNCE_SECRET=no\nBOUNCE_SECRET='${secret}'\n`)
    return new Promise<number | null>((resolve) => {
      const script = spawn('sh', ['deploy/proa-bounce'], { env: { ...process.env, PROA_SETTINGS: settings } })
      script.on('close', resolve)
      script.stdin.on('error', () => {}).end(text)
    })
  }
  expect(await handOver('http://127.0.0.1:9', bounce({ id }))).toBe(75)
  expect(await handOver(site.origin, bounce({ id }) + 'x'.repeat(2 ** 21))).toBe(0)
  expect(await stateOf(id)).toMatchObject({ returned: 'bounced' })
})

test('admins see what the mail server said, and add and remove addresses', async () => {
  const id = await send({ to: 'jose@example.com', state: 'sent' })
  await report(bounce({ id, diagnostic: 'smtp; 550 5.1.1 <script>alert(1)</script>' }))
  const page = await visit('/admin/health', ana)
  await page.getByRole('link', { name: 'Bounced' }).click()
  await page.getByText('550 5.1.1 <script>alert(1)</script>').waitFor()
  await page.goto('/admin/health')
  await page.getByRole('link', { name: '1 address gets no email' }).click()
  await page.getByText('jose@example.com').waitFor()

  await page.getByLabel('Email address', { exact: true }).fill('not an address')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Enter a valid email address.').waitFor()
  expect(await page.getByLabel('Email address', { exact: true }).inputValue()).toBe('not an address')
  await page.getByLabel('Email address', { exact: true }).fill('JOSE@example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('This address is already on the list.').waitFor()
  await page.getByLabel('Email address', { exact: true }).fill('rita@example.com')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('The address gets no more email.').waitFor()

  await page.getByLabel('Part of an email address').fill('JOSE@')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await page.getByText('rita@example.com').count()).toBe(0)
  const other = await visit('/admin/health/addresses', ana)
  await page.getByRole('button', { name: 'Remove jose@example.com' }).click()
  await page.getByText('The address gets email again.').waitFor()
  await other.getByRole('button', { name: 'Remove jose@example.com' }).click()
  await other.getByText('This changed while you were reading').waitFor()
  expect(await suppressed()).toEqual([{ address: 'rita@example.com', reason: 'staff', words: '' }])
  const entries = await site.query(
    `select action, changes from audit where subject_kind = 'suppressed-address' order by id`,
  )
  expect(entries).toEqual([
    { action: 'address-added', changes: {} },
    { action: 'address-removed', changes: {} },
  ])
  const log = await visit('/admin/audit?action=address-added', ana)
  await log.getByRole('link', { name: /rita@example\.com/ }).waitFor()
})

test('/metrics counts mails by what became of them', async () => {
  await report(bounce({ id: await send({ to: 'jose@example.com', state: 'sent' }) }))
  const told = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  expect(told).toContain('mails_of_day{outcome="bounced"} 1')
  expect(told).toContain('mails_of_day{outcome="refused"} 0')
  expect(told).toContain('suppressed_addresses 1')
})
