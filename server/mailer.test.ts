import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { linkMail, newsMail, proofMail } from '../app/deals/bookings/notices/guest-mails.tsx'
import { deliverMail } from '../app/ground/mail/deliver-mail.server.ts'
import type { Mail } from '../app/ground/mail/mail.ts'
import { sendMail } from '../app/ground/mail/send-mail.server.tsx'
import { suppress } from '../app/ground/mail/suppression.server.ts'
import { codeMail } from '../app/market/claims/mails.tsx'
import { invitationMail } from '../app/market/colleagues/mails.tsx'
import { addressTakenMail, resetMail, verifyMail } from '../app/people/accounts/mails.tsx'
import { eventNames } from '../app/people/notifications/events.ts'
import { mailNotice } from '../app/people/notifications/mail-notice.server.tsx'
import { signedIn } from '../tests/accounts.ts'
import { refusing, startMailServer } from '../tests/mail-server.ts'
import { newsOf } from '../tests/sample-news.ts'
import { testDatabase } from '../tests/test-database.ts'
import { openMailer } from './mailer.ts'

const { db, pool } = await testDatabase()
let answer: readonly [number, string] | null = null
const server = await startMailServer({
  answer: () => answer,
  onRcptTo: ({ address }, _, done) =>
    done(address.startsWith('nobody') ? refusing([550, 'No such person']) : null),
})
const mailer = openMailer(settingsFor(server.url))
const site = { origin: 'https://proa.example', siteName: 'Proa', signal: new AbortController().signal }

const welcome: Mail = {
  subject: { id: 'welcome', message: 'Welcome to the islands' },
  body: createElement('p', null, 'Håfa adai & <welcome>'),
  unsubscribe: 'https://proa.example/notifications',
}

beforeEach(async () => {
  answer = null
  server.letters.length = 0
  await pool.query('truncate mail, suppressed_address')
  await pool.query('delete from graphile_worker._private_jobs')
})

test('a letter arrives in HTML and as text, from the site to one person', async () => {
  await deliver(await write({ to: 'maria@example.com', language: 'ko' }))
  const [letter] = server.letters
  expect(letter).toMatchObject({
    from: { name: 'Proa', address: 'hello@proa.example' },
    to: [{ address: 'maria@example.com' }],
    subject: 'Welcome to the islands',
  })
  expect(letter?.html).toContain('<html lang="ko"')
  expect(letter?.html).toContain('<p>Håfa adai &amp; &lt;welcome&gt;</p>')
  expect(letter?.text).toContain('Håfa adai & <welcome>')
  expect(letter?.text).toContain('이메일로 받을 소식 고르기: https://proa.example/notifications')
  expect(header('list-unsubscribe')).toBe('<https://proa.example/notifications>')
  expect(header('auto-submitted')).toBe('auto-generated')
  const [stored] = await mails()
  expect(letter?.messageId).toBe(`<${stored?.id}@proa.example>`)
  expect(stored).toMatchObject({ state: 'sent', body: null, attempts: 1 })
})

test('a mail that is written twice or delivered twice, even at once, is sent once', async () => {
  const first = await write({ key: 'welcome maria' })
  await write({ key: 'welcome maria' })
  await Promise.allSettled([deliver(first), deliver(first)])
  await deliver(first)
  expect(server.letters).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('a server that is busy gets the same letter later', async () => {
  const id = await write()
  answer = [451, 'Come back later']
  await expect(deliver(id)).rejects.toThrow('Come back later')
  expect(await mails()).toMatchObject([
    { state: 'queued', attempts: 1, problem: expect.stringContaining('451') },
  ])
  answer = null
  await deliver(id)
  expect(server.letters[0]?.messageId).toContain(id)
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2, problem: null }])
})

test.each([
  ['a letter', 'maria@example.com', [554, 'Looks like spam'] as const],
  ['a person', 'nobody@example.com', null],
])('%s that is refused for good is not tried again', async (_, to, refusal) => {
  answer = refusal
  await deliver(await write({ to }))
  expect(await mails()).toMatchObject([
    { state: 'failed', body: null, problem: expect.stringMatching(/55\d/) },
  ])
})

test('a server that does not know the recipient says so of their address', async () => {
  const strict = await startMailServer({ onRcptTo: refuseAsGone })
  await deliver(await write(), openMailer(settingsFor(strict.url)))
  expect(await mails()).toMatchObject([{ state: 'failed' }])
  expect((await pool.query('select from suppressed_address')).rowCount).toBe(1)
})

test('a server that takes nothing of our sender gets the letter later: it says nothing of the letter or its recipient', async () => {
  let isFull = true
  const strict = await startMailServer({
    onMailFrom: (sender, session, done) => (isFull ? refuseAsGone(sender, session, done) : done()),
  })
  const mailer = openMailer(settingsFor(strict.url))!
  const id = await write()
  await expect(deliver(id, mailer)).rejects.toThrow(/550/)
  expect(await mails()).toMatchObject([{ state: 'queued', body: expect.stringContaining('welcome') }])
  expect((await pool.query('select from suppressed_address')).rowCount).toBe(0)
  isFull = false
  await deliver(id, mailer)
  expect(strict.letters).toHaveLength(1)
})

test('after two days of trying it is given up', async () => {
  const id = await write()
  await pool.query(`update mail set created_at = now() - interval '49 hours'`)
  answer = [451, 'Come back later']
  await deliver(id)
  expect(await mails()).toMatchObject([{ state: 'failed' }])
})

test('a server whose certificate no one vouches for gets no letter', async () => {
  const stranger = await startMailServer({ certificate: true })
  const id = await write()
  await expect(deliver(id, openMailer(settingsFor(stranger.url)))).rejects.toThrow(/certificate/)
  expect(stranger.letters).toEqual([])
  expect(await mails()).toMatchObject([{ state: 'queued' }])
})

test('a refused password is put right by the people of the site: the letter waits', async () => {
  const strict = await startMailServer({
    authOptional: false,
    onAuth: (_, __, done) => done(new Error('Wrong')),
  })
  const id = await write()
  const mailer = openMailer(settingsFor(strict.url.replace('//', '//proa:wrong@')))
  await expect(deliver(id, mailer)).rejects.toThrow(/535/)
  expect(await mails()).toMatchObject([{ state: 'queued' }])
})

test('a letter that is returned comes back to the address for that, without its text', async () => {
  const senders: unknown[] = []
  const tracked = await startMailServer({
    hideDSN: false,
    onMailFrom: ({ address, args }, _, done) => {
      senders.push({ address, args })
      done()
    },
  })
  const id = await write()
  await deliver(id, openMailer(settingsFor(tracked.url, 'bounces@proa.example')))
  expect(senders).toEqual([
    { address: 'bounces@proa.example', args: expect.objectContaining({ RET: 'HDRS', ENVID: id }) },
  ])
  expect(tracked.letters).toMatchObject([{ from: { address: 'hello@proa.example' } }])
})

const href = 'https://proa.example/link'
const toManage = { title: 'Reef', name: 'Ana', href, code: '123456' }

test.each([
  ['a link to confirm it', verifyMail(href), 1],
  ['a link for a new password', resetMail(href), 1],
  ['word that it has an account', addressTakenMail(site.origin), 1],
  ['a link to confirm a booking', proofMail('Reef', href), 1],
  ['a new link to a booking', linkMail('Reef', href), 1],
  ['news of a booking', newsMail(welcome.subject, 'Confirmed', href), 0],
  ['an invitation, which anyone may send', invitationMail(toManage), 0],
  ['a code that another person asked for', codeMail(toManage), 0],
])('of %s, an address on the list gets what its reader asked for', async (_, mail, letters) => {
  await suppress(db, { address: 'maria@example.com', userId: null, reason: 'bounced', words: '' })
  await deliver(await write({ mail }))
  expect(server.letters).toHaveLength(letters)
})

test('without a mail server letters are kept', async () => {
  await deliver(await write(), null)
  expect(await mails()).toMatchObject([{ state: 'kept', body: expect.stringContaining('adai') }])
})

test('a line break in an address adds no header', async () => {
  await deliver(await write({ to: 'maria@example.com\r\nBcc: all@example.com' })).catch(() => {})
  expect(server.letters.flatMap(({ bcc }) => bcc ?? [])).toEqual([])
})

test('people’s words are text in every mail, and add no header', async () => {
  const written = 'Boat</title><img src=x>\r\nBcc: all@example.com\r\n\r\n<script>'
  const texts = ['title', 'name', 'reason', 'text', 'kept', 'reference', 'browser', 'system', 'email']
  const values = {
    ...Object.fromEntries(texts.map((name) => [name, written])),
    cents: 1,
    wasCents: 2,
    nowCents: 1,
    dueCents: 1,
    count: 2,
    titles: [written],
    first: [written],
    at: '2026-12-01T00:00:00Z',
    outcome: 'kept',
    state: 'refused',
    role: 'admin',
  }
  const query = async (text: string, given: unknown[] = []) => (await pool.query(text, given)).rows
  const { id: userId } = await signedIn({ query, origin: site.origin })
  const to = 'maria@example.com'
  const tools = { ...site, database: db, seal: (text: string) => text }
  for (const event of eventNames) {
    const told = { userId, to, language: 'en', href: '/', key: event, event } as const
    await mailNotice.run({ ...told, values: { ...values, ...newsOf(event) } }, tools)
  }
  await sendMail(db, { to, language: 'en', key: 'proof', mail: proofMail(written, site.origin) })
  await Promise.all((await mails()).map(({ id }) => deliver(id)))
  expect(server.letters).toHaveLength(eventNames.length + 1)
  for (const { subject, html, headers } of server.letters) {
    expect(html, subject).not.toMatch(/<img|<script/)
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
  }
  expect(server.letters.filter(({ html }) => html?.includes('&lt;img src=x&gt;')).length).toBeGreaterThan(15)
})

function refuseAsGone(_address: unknown, _session: unknown, done: (error: Error) => void) {
  done(refusing([550, '5.1.1 Unknown address']))
}

function settingsFor(smtpUrl: string, returnTo?: string) {
  return { siteName: 'Proa', mail: { smtpUrl, from: 'hello@proa.example', returnTo } }
}

/** Returns the mail's id. */
async function write(more: Partial<Parameters<typeof sendMail>[1]> = {}) {
  const letter = { to: 'maria@example.com', language: 'en', mail: welcome, key: 'welcome', ...more } as const
  await db.transaction((tx) => sendMail(tx, letter))
  const { rows } = await pool.query<{ id: string }>('select id from mail')
  return rows[0]!.id
}

async function deliver(id: string, by = mailer) {
  await deliverMail.run({ id }, { ...site, database: db, mailer: by })
}

async function mails() {
  return (await pool.query('select * from mail')).rows
}

function header(name: string) {
  return server.letters[0]?.headers.find(({ key }) => key === name)?.value
}
