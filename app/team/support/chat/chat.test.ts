import { expect, test } from 'vitest'
import { signedIn } from '../../../../tests/accounts.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { accountHeader } from '../../../ground/outbox/account-header.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { Viewer } from '../../../ground/request/viewer.ts'
import { answerTicket, moveTicket } from '../desk/answer-ticket.server.ts'
import { findTicket, findTickets } from '../desk/find-tickets.server.ts'
import { forgetGuestChats } from '../forget-guest-chats.server.ts'
import type { Chat } from './chat.ts'
import { action } from './chat-messages.ts'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const origin = 'http://localhost:3000'

async function person(role: 'user' | 'moderator' = 'user'): Promise<Viewer> {
  const { id, email } = await signedIn({ query, origin }, { role })
  const who = { id, sessionId: '', email, emailVerified: true, role, fullName: 'Maria Santos' }
  return { ...who, image: null, isVerified: false, isDemo: false, closesAt: null }
}

/** A browser: it keeps its cookie. */
function browser(viewer: Viewer | null = null, clientAddress = '192.0.2.7') {
  let cookie = ''
  const ask = async (fields: Record<string, string>, who = viewer, account = '') => {
    const args = loaderArguments(database, '/support/chat', { viewer: who, clientAddress })
    const request = new Request(`${origin}/support/chat`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, [accountHeader]: account },
    })
    const answer = await action({ ...args, request, pattern: '/support/chat' })
    for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0]!
    return answer
  }
  return {
    ask,
    chat: async (fields: Record<string, string>, who = viewer) =>
      (await (await ask(fields, who)).json()) as Chat,
    get cookie() {
      return cookie
    },
  }
}

const sent = (text: string, key: string = crypto.randomUUID()) => ({ text, key })
const said = ({ messages }: Chat) =>
  messages.map(({ sender, text }) => (text ? `${sender}: ${text}` : sender))
const latest = async () =>
  (await query('select reference from ticket order by id desc limit 1'))[0].reference as string
const answered = async (reference: string, text: string, staffId: string, key = `answer ${text}`) => {
  const ticket = (await findTicket(db, reference))!
  await db.transaction((tx) => answerTicket(tx, ticket, { staffId, text, key, origin }))
}

test('what is no form is refused', async () => {
  const args = loaderArguments(database, '/support/chat')
  const request = new Request(args.url, { method: 'POST', body: 'Hafa adai' })
  const sending = action({ ...args, request, pattern: '/support/chat' })
  await expect(sending).rejects.toMatchObject({ init: { status: 400 } })
})

test('a guest finds their chat again by a cookie that no script reads, and no one else does', async () => {
  const guest = browser()
  expect(await guest.chat({})).toEqual({ messages: [], email: null })
  expect(guest.cookie).toBe('')
  const answer = await guest.ask(sent('Hafa adai'))
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^proa_chat=[\w-]{43}; Path=\/support\/chat; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(said(await guest.chat({}))).toEqual(['visitor: Hafa adai', 'site'])
  expect(said(await browser().chat({}))).toEqual([])
})

test('a page whose session has ended writes as no guest, and does not see the chat of the next account', async () => {
  const [maria, juan] = [await person(), await person()]
  const both = browser()
  for (const who of [null, juan])
    for (const fields of [sent('Mine alone'), {}])
      expect((await both.ask(fields, who, maria.id)).status).toBe(401)
  expect(await query(`select from ticket_message where text = 'Mine alone'`)).toEqual([])
  expect((await both.ask(sent('Mine alone'), maria, maria.id)).status).toBe(200)
})

test('a message that is sent twice is one, also when both arrive at once', async () => {
  const guest = browser()
  await guest.ask(sent('first'))
  const second = sent('second')
  const all = await Promise.all([1, 2, 3].map(() => guest.ask(second)))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(said(await guest.chat({}))).toEqual(['visitor: first', 'site', 'visitor: second', 'site'])
})

test('there is no automatic answer if the staff was active in the last half hour', async () => {
  const staff = await person('moderator')
  const guest = browser()
  await guest.ask(sent('Is the ferry running?'))
  const reference = await latest()
  await answered(reference, 'Yes, at nine.', staff.id)
  await answered(reference, 'Yes, at nine.', staff.id)
  expect(said(await guest.chat(sent('Thank you')))).toEqual([
    'visitor: Is the ferry running?',
    'site',
    'staff: Yes, at nine.',
    'visitor: Thank you',
  ])
  await query(`update ticket set answered_at = now() - interval '31 minutes' where reference = $1`, [
    reference,
  ])
  expect(said(await guest.chat(sent('And back?'))).slice(-2)).toEqual(['visitor: And back?', 'site'])
})

test('a guest who leaves an address is answered there as well, in the language that they read', async () => {
  const staff = await person('moderator')
  const guest = browser()
  await guest.ask(sent('Where is the museum?'))
  expect((await guest.ask({ email: 'nowhere' })).status).toBe(422)
  expect((await guest.chat({ email: 'guest@example.com' })).email).toBe('guest@example.com')
  const reference = await latest()
  await query(`update ticket set lang = 'ko' where reference = $1`, [reference])
  await answered(reference, 'In Garapan.\nOpen from nine.', staff.id)
  const [mail] = await query(`select * from mail where address = 'guest@example.com'`)
  expect(mail).toMatchObject({
    language: 'ko',
    key: `support ${reference} answer In Garapan.\nOpen from nine.`,
  })
  expect(mail.body).toContain('<p>In Garapan.</p><p>Open from nine.</p>')
  expect(mail.body).toContain('Where is the museum?')
})

test('a signed-in user has the chat in every browser, with live updates and notifications', async () => {
  const [maria, staff] = [await person(), await person('moderator')]
  await browser(maria).ask(sent('I can not sign out'))
  await answered(await latest(), 'Now you can.', staff.id)
  expect(said(await browser(maria).chat({}))).toEqual([
    'visitor: I can not sign out',
    'site',
    'staff: Now you can.',
  ])
  const events = await query('select type from live_event where user_id = $1 order by id', [maria.id])
  expect(events.map(({ type }) => type)).toEqual(['support', 'notification'])
  const [notice] = await query('select event, "values" from notification where user_id = $1', [maria.id])
  expect(notice).toEqual({ event: 'support-answer', values: { text: 'Now you can.' } })
})

test("a guest's messages move to the account at sign-in, and leave the browser", async () => {
  const maria = await person()
  const both = browser()
  await both.ask(sent('Before I sign in'))
  expect(said(await both.chat({}, maria))).toEqual(['visitor: Before I sign in', 'site'])
  expect(both.cookie).toBe('proa_chat=')
  expect(said(await both.chat({}, null))).toEqual([])
})

test('what one said as a guest and what one had said in the account become one chat, in order and nothing twice', async () => {
  const [maria, staff] = [await person(), await person('moderator')]
  const [account, guest] = [browser(maria), browser()]
  await account.ask(sent('First, at home'))
  const old = await latest()
  await answered(old, 'At home we saw it.', staff.id)
  await guest.ask(sent('Second, as a guest'))
  const reference = await latest()
  await account.ask(sent('Third, at home again', 'said-in-both'))
  await guest.ask(sent('Third, at home again', 'said-in-both'))
  await answered(reference, 'Fourth, to the guest', staff.id)
  const all = [
    'visitor: First, at home',
    'site',
    'staff: At home we saw it.',
    'visitor: Second, as a guest',
    'site',
    'visitor: Third, at home again',
    'site',
    'staff: Fourth, to the guest',
  ]
  const signingIn = await Promise.all([1, 2].map(() => guest.chat({}, maria)))
  expect(signingIn.map(said)).toEqual([all, all])
  expect(said(await account.chat({}))).toEqual(all)
  // The ticket that the staff has open goes on, and is not done while one of the two was not.
  expect(await findTicket(db, old)).toBeNull()
  expect(await findTicket(db, reference)).toMatchObject({ userId: maria.id, state: 'open' })
  await answered(reference, 'Fifth', staff.id)
  expect(said(await account.chat({})).at(-1)).toBe('staff: Fifth')
})

test('the chat of a guest is forgotten 30 days after the last message, that of an account is not', async () => {
  const [maria, guest, lately] = [await person(), browser(), browser()]
  await browser(maria).ask(sent('From an account'))
  await guest.ask(sent('Long ago'))
  await query(`update ticket set changed_at = now() - interval '31 days' where topic = 'chat'`)
  await query(`insert into ticket (topic, message, lang, digest, changed_at)
    values ('general', 'A letter', 'en', 'letter', now() - interval '31 days')`)
  await lately.ask(sent('Lately'))
  await forgetGuestChats.run({}, { database: db })
  expect(said(await guest.chat({}))).toEqual([])
  expect(said(await lately.chat({}))).toEqual(['visitor: Lately', 'site'])
  expect(said(await browser(maria).chat({}))).toEqual(['visitor: From an account', 'site'])
  expect(await query(`select from ticket where message = 'A letter'`)).toHaveLength(1)
})

test('each answer is written down once, by whom it was', async () => {
  const [guest, staff] = [browser(), await person('moderator')]
  await guest.ask(sent('Are you there?'))
  const reference = await latest()
  for (const text of ['Yes', 'Yes', 'Anything else?']) await answered(reference, text, staff.id)
  expect(
    await query('select actor_id, action, changes from audit where subject_id = $1 order by id', [reference]),
  ).toEqual([
    { actor_id: staff.id, action: 'ticket-state', changes: { state: ['open', 'answered'] } },
    { actor_id: staff.id, action: 'ticket-state', changes: { state: ['answered', 'answered'] } },
  ])
})

test('too many messages are refused, and so are those that are too long or have no name', async () => {
  const guest = browser(null, '198.51.100.9')
  expect((await guest.ask(sent('x'.repeat(2_001), 'key-of-long'))).status).toBe(422)
  expect((await guest.ask({ text: 'no key' })).status).toBe(422)
  await query(
    `insert into rate_limit (key, count, ends_at) values ('chat 198.51.100.9', 60, now() + interval '1 hour')`,
  )
  expect((await guest.ask(sent('One more'))).status).toBe(429)
  expect((await guest.ask({})).status).toBe(200)
})

test('the desk has those that wait longest first, page by page, and writes down who closes one', async () => {
  const staff = await person('moderator')
  await query('delete from ticket')
  await query(`insert into ticket (topic, message, lang, digest, changed_at)
    select 'general', 'Letter ' || at, 'en', at::text::bytea, now() - make_interval(mins => at) from generate_series(1, 31) at`)
  const first = await findTickets(db, 'open', null)
  expect([first.tickets[0]?.text, first.tickets.length]).toEqual(['Letter 31', 30])
  // Paging continues from the last ticket's position even if it was answered or deleted.
  await query(`update ticket set state = 'answered', changed_at = now() where message = 'Letter 2'`)
  const second = await findTickets(db, 'open', first.next)
  expect(second).toMatchObject({ tickets: [{ text: 'Letter 1' }], next: null })
  const ticket = (await findTicket(db, second.tickets[0]!.reference))!
  const close = () => db.transaction((tx) => moveTicket(tx, ticket, { staffId: staff.id, to: 'closed' }))
  await close()
  expect((await findTickets(db, 'closed', null)).tickets).toHaveLength(1)
  const [entry] = await query(`select actor_id, action, changes from audit where subject_id = $1`, [
    ticket.reference,
  ])
  expect(entry).toEqual({
    actor_id: staff.id,
    action: 'ticket-state',
    changes: { state: ['open', 'closed'] },
  })
})
