import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { createTicket, type NewTicket } from '../../people/tickets/create-ticket.server.ts'
import { findTicket } from './desk/find-tickets.server.ts'
import { action as sendToTicket, loader as loadTicket } from './desk/ticket-page.tsx'
import { publishQuestion } from './desk/publish-question.server.ts'
import {
  type GuardedForm,
  hasSentMany,
  openedAgain,
  openForm,
  sealedMoment,
  senderProblem,
} from '../../ground/forms/guard.server.ts'
import { ticketData } from './personal-data.server.ts'

const database = await testDatabase()
const { db, pool } = database

const letter: NewTicket = {
  topic: 'event',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  message: 'Our fiesta is in May.',
  about: { kind: 'event', ref: '8' },
  language: 'ko',
  opened: '1767225600000.seal',
}

describe('a ticket', () => {
  test('is stored once however often it is sent, under a number to be read over the phone', async () => {
    const sent = await Promise.all([letter, letter, letter].map((one) => createTicket(db, one)))
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
    expect(sent[0]?.reference).toMatch(/^\d{4}-\d{4}$/)
    const { rows } = await pool.query('select topic, email, about_kind, about_ref, lang from ticket')
    expect(rows).toEqual([
      { topic: 'event', email: 'ana@example.com', about_kind: 'event', about_ref: '8', lang: 'ko' },
    ])
  })

  test('is another one when another text or another form is sent', async () => {
    const others = [letter, { ...letter, message: 'In June.' }, { ...letter, opened: '1767225600001.seal' }]
    const sent = await Promise.all(others.map((one) => createTicket(db, one)))
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(3)
  })
})

test('a question published from a letter stays without the name of its deleted writer', async () => {
  const email = 'weaver@example.com'
  const { reference } = await createTicket(db, {
    ...letter,
    topic: 'question',
    email,
    message: 'Where do I learn to weave?',
    about: null,
  })
  const [staffId, writerId] = [await person(), await person(email)]
  const values = { title: 'Weaving?', description: 'Where?', topic: 'culture', name: 'Ana' }
  const publish = async () => {
    const ticket = (await findTicket(db, reference))!
    return db.transaction((tx) =>
      publishQuestion(tx, ticket, { staffId, origin: 'http://localhost:3000', written: values }),
    )
  }
  const published = (await Promise.all([publish(), publish()])).filter(Boolean)
  expect(published).toEqual([expect.stringMatching(/^\/ask-local\/\w+$/)])
  const viewer = viewerWith(staffId, { role: 'moderator' })
  const page = await loadTicket({
    ...loaderArguments(database, `/admin/support/${reference}`, { viewer }),
    params: { reference },
    pattern: '' as never,
  })
  expect(page.about).toEqual({ title: 'Weaving?', href: published[0] })
  const questions = async () => (await pool.query('select title, asker_name from question')).rows
  expect(await questions()).toEqual([{ title: 'Weaving?', asker_name: 'Ana' }])
  await ticketData.erase(db, { id: writerId, email })
  expect(await questions()).toEqual([{ title: 'Weaving?', asker_name: '' }])
  expect(await findTicket(db, reference)).toBeNull()
})

test('what staff publish as a question is on one line, and all that is wrong is told at its field', async () => {
  const message = `Where is it? ${crypto.randomUUID()}`
  const { reference } = await createTicket(db, { ...letter, topic: 'question', message, about: null })
  const viewer = viewerWith(await person(), { role: 'moderator' })
  const args = loaderArguments(database, `/admin/support/${reference}`, { viewer })
  const typed = { title: 'Where\n is it?', description: 'x'.repeat(5_001), topic: 'none', name: '' }
  const request = new Request(args.url, { method: 'POST', body: new URLSearchParams(typed) })
  const answer = await sendToTicket({ ...args, request, params: { reference }, pattern: '' as never })
  expect(answer).toMatchObject({
    data: {
      publication: {
        written: { ...typed, title: 'Where is it?' },
        problems: { description: 'tooLong', topic: 'missing', name: 'missing' },
      },
    },
    init: { status: 422 },
  })
})

describe('two members of staff with the same letter', () => {
  const open = async () => {
    const { reference } = await createTicket(db, { ...letter, message: `Letter ${crypto.randomUUID()}` })
    const viewer = viewerWith(await person(), { role: 'moderator' })
    const ticketPage = () => ({
      ...loaderArguments(database, `/admin/support/${reference}`, { viewer }),
      params: { reference },
      pattern: '' as never,
    })
    const seen = (await loadTicket(ticketPage())).version
    const send = (fields: Record<string, string>) => {
      const args = ticketPage()
      const body = new URLSearchParams({ seen, ...fields })
      const request = new Request(args.url, { method: 'POST', body })
      return sendToTicket({ ...args, request }).catch((thrown) => thrown)
    }
    const ticket = async () => (await findTicket(db, reference))!
    return { reference, send, ticket }
  }

  test('the second answers nothing unread, and keeps what they wrote', async () => {
    const { send, ticket } = await open()
    expect(await send({ text: 'In May.', key: 'first' })).toMatchObject({ status: 303 })
    expect(await send({ text: 'In June.', key: 'second' })).toMatchObject({
      data: { answer: { problem: 'stale', text: 'In June.' } },
      init: { status: 409 },
    })
    expect((await ticket()).messages.map(({ text }) => text)).toEqual(['In May.'])
    // A second press of the first is no second answer.
    expect(await send({ text: 'In May.', key: 'first' })).toMatchObject({ status: 303 })
    expect((await ticket()).messages).toHaveLength(1)
  })

  test("can't close it over a message that they have not seen", async () => {
    const { reference, send, ticket } = await open()
    await pool.query(
      `insert into ticket_message (ticket_id, sender, text, key)
       select id, 'visitor', 'One more thing.', 'more' from ticket where reference = $1`,
      [reference],
    )
    expect(await send({ state: 'closed' })).toMatchObject({ init: { status: 409 } })
    expect((await ticket()).state).toBe('open')
    const seen = 'open more'
    expect(await send({ state: 'closed', seen })).toMatchObject({ status: 303 })
    expect(await send({ state: 'closed', seen })).toMatchObject({ init: { status: 409 } })
    expect((await ticket()).state).toBe('closed')
  })

  test('at the same moment one of them answers', async () => {
    const { send, ticket } = await open()
    const sent = await Promise.all(['one', 'two'].map((key) => send({ text: key, key })))
    expect(sent.map(({ status, init }) => status ?? init.status).toSorted()).toEqual([303, 409])
    expect((await ticket()).messages).toHaveLength(1)
  })
})

async function person(email?: string) {
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  return (await signedIn({ query, origin: 'http://localhost:3000' }, { email })).id
}

describe('a form of a visitor without account', () => {
  const seal = (text: string) => createHash('sha256').update(text).digest('base64url')
  const opened = new Date('2026-05-01T00:00:00Z')
  const pageAfter = (seconds: number) => {
    const now = new Date(opened.getTime() + seconds * 1_000)
    return loaderArguments(database, '/contact', { now, seal }).page
  }
  const filled = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const contact: GuardedForm = { name: 'contact' }
  const question: GuardedForm = { name: 'question' }
  const stamp = openForm(pageAfter(0), contact)

  test('is taken from a second that a person needs to the next day', () => {
    const form = filled({ opened: stamp, website: '' })
    const problems = [0, 2, 3, 86_400, 86_401].map((seconds) =>
      senderProblem(pageAfter(seconds), contact, form),
    )
    expect(problems).toEqual(['quick', 'quick', null, null, 'old'])
  })

  test('is taken at once from a signed-in user', () => {
    const viewer = viewerWith('ana')
    expect(senderProblem({ ...pageAfter(1), viewer }, contact, filled({ opened: stamp }))).toBeNull()
  })

  test('can not say itself when it was opened', () => {
    const earlier = String(opened.getTime() - 60_000)
    const forged = ['', earlier, `${earlier}.${stamp.split('.')[1]}`, `${earlier}.${seal(earlier)}`]
    for (const moment of forged)
      expect(senderProblem(pageAfter(60), contact, filled({ opened: moment })), moment).toBe('quick')
    expect(senderProblem(pageAfter(60), contact, filled({}))).toBe('quick')
  })

  test('is not taken when a field that no one sees is filled in', () => {
    expect(
      senderProblem(pageAfter(60), contact, filled({ opened: stamp, website: 'https://example.com' })),
    ).toBe('trap')
  })

  test('keeps its time when it is shown again, and gets a new one once that is no longer valid', () => {
    expect(openedAgain(pageAfter(2), contact, filled({ opened: stamp }))).toBe(stamp)
    // The clock was set back since.
    expect(openedAgain(pageAfter(-60), contact, filled({ opened: stamp }))).not.toBe(stamp)
    const late = pageAfter(100_000)
    expect(openedAgain(late, contact, filled({ opened: stamp }))).toBe(openForm(late, contact))
    expect(openedAgain(late, contact, filled({}))).toBe(openForm(late, contact))
  })

  test('makes a page that is not kept, unless only its moment is sealed', () => {
    const context = pageAfter(0)
    sealedMoment(context, question)
    expect(context.validUntil).toBe(Number.POSITIVE_INFINITY)
    openForm(context, contact)
    expect(context.validUntil).toBeLessThan(Date.now())
  })

  test('is not taken with the moment of another form', () => {
    const form = filled({ opened: sealedMoment(pageAfter(0), question) })
    expect(senderProblem(pageAfter(60), question, form)).toBeNull()
    expect(senderProblem(pageAfter(60), contact, form)).toBe('quick')
    const late = pageAfter(60)
    expect(openedAgain(late, contact, form)).toBe(sealedMoment(late, contact))
  })

  test('is taken ten times an hour from one network', async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, () => hasSentMany(pageAfter(60))))
    expect(sent.filter(Boolean)).toHaveLength(2)
    const { page: context } = loaderArguments(database, '/contact', { clientAddress: '198.51.100.7' })
    expect(await hasSentMany(context)).toBe(false)
  })
})
