import '../../registry/deals.server.ts'
import { I18nProvider } from '@lingui/react'
import { randomUUID } from 'node:crypto'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { jobTools } from '../../../tests/job-tools.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { rowsRead } from '../../../tests/rows-read.ts'
import { phonePicture } from '../../../tests/test-pictures.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { findNotifications } from '../../people/notifications/find-notifications.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { block, unblock } from './block.server.ts'
import { Bubble } from './bubble.tsx'
import { ConversationList } from './conversation-list.tsx'
import { findOwn } from './conversation.server.ts'
import { unreadMessages } from './count-unread.server.ts'
import { findConversations, findConversationsAbout } from './find-conversations.server.ts'
import { findReported } from './find-reported.server.ts'
import { findMessages } from './find-thread.server.ts'
import { loadConversation } from './load-conversation.server.ts'
import { markRead } from './mark-read.server.ts'
import { loader as pictureLoader } from './message-picture.ts'
import { messageData } from './personal-data.server.ts'
import { receiveMessage } from './receive-message.server.ts'
import { tidyMessagePicture } from './stored-picture.server.ts'
import { tellOfUnread } from './tell-of-unread.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { page: context } = loaderArguments(database, '/messages')

/** A car of a user, and another who asks about it. */
async function market() {
  const [owner, asker] = [await somebody(db, 'Olga Owner'), await somebody(db, 'Ana Asker')]
  const ref = randomUUID().slice(0, 8)
  await sellCar(ref, owner)
  return { owner, asker, about: { kind: 'vehicle', ref } }
}

const sellCar = (ref: string, ownerId?: string) =>
  saveListing(db, vehicles, {
    ref,
    title: 'Honda CR-V',
    description: '',
    island: 'saipan',
    village: 'Dandan',
    photos: [],
    ownerId,
    attributes: { ...car },
  })
const car = {
  ...({ category: 'car', condition: 'used', make: 'Honda', model: 'CR-V', year: 2019 } as const),
  ...({ transmission: 'automatic', fuelType: 'gasoline', sellerType: 'private' } as const),
}

type ListingKey = { kind: string; ref: string }
type Fields = Record<string, string | File>

function send(
  from: string,
  about: ListingKey,
  fields: Fields,
  viewer: Parameters<typeof viewerWith>[1] = {},
) {
  return receiveMessage(context, viewerWith(from, viewer), about, formOf(fields))
}

function formOf(fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The context where the connection to the database is lost at the end of a transaction. */
function cutWhere(outcome: 'stored' | 'undone') {
  const lost = () => {
    throw new Error('the connection is gone')
  }
  const transaction: typeof db.transaction = (work) =>
    outcome === 'stored' ? db.transaction(work).then(lost) : db.transaction((tx) => work(tx).then(lost))
  return { ...context, database: Object.assign(Object.create(db) as typeof db, { transaction }) }
}

const load = (who: string, { kind, ref }: ListingKey, search = '') => {
  const address = new URL(`http://localhost:3000/messages/${kind}/${ref}${search}`)
  return loadConversation({ ...context, viewer: viewerWith(who) }, address, { kind, ref })
}

async function begun() {
  const all = await market()
  const sent = await send(all.asker, all.about, { text: 'Is the car still there?' })
  if (!sent.ok) throw new Error(sent.problem)
  return { ...all, id: sent.conversation }
}

const own = async (who: string, about: ListingKey, id: number) => (await findOwn(db, { id: who }, about, id))!

describe('a conversation', () => {
  test('begins with the first message, and is one for each who asks', async () => {
    const { owner, asker, about, id } = await begun()
    expect(await send(asker, about, { text: 'Hello?' })).toEqual({ ok: true, conversation: id })
    const other = await somebody(db, 'Ben')
    expect(await send(other, about, { text: 'Me, too' })).toMatchObject({ ok: true })
    const seen = await load(owner, about)
    expect(seen?.list?.conversations.map(({ name }) => name)).toEqual(['Ben', 'Ana Asker'])
    expect(seen?.open).toBeNull()
    expect((await load(asker, about))?.open?.messages.map(({ text }) => text)).toEqual([
      'Is the car still there?',
      'Hello?',
    ])
  })

  test('is for its two: strangers, moderators and other askers find nothing, as where there is nothing', async () => {
    const { owner, about, id } = await begun()
    const [stranger, otherAsker] = [await somebody(db), await somebody(db)]
    await send(otherAsker, about, { text: 'And I?' })
    const moderator = viewerWith(await somebody(db), { role: 'moderator' })
    for (const who of [stranger, otherAsker, moderator.id]) {
      expect(await load(who, about, `?with=${id}`)).toBeNull()
      expect(await send(who, about, { text: 'Let me in', with: String(id) })).toEqual({
        ok: false,
        problem: 'gone',
      })
    }
    expect(await load(stranger, { kind: 'vehicle', ref: 'none' })).toBeNull()
    expect(await load(owner, { kind: 'food', ref: about.ref })).toBeNull()
  })

  test('of a listing that is gone stays, with what it was called', async () => {
    const { owner, asker, about, id } = await begun()
    await pool.query('delete from listing where ref = $1', [about.ref])
    for (const who of [owner, asker])
      expect(await load(who, about, `?with=${id}`)).toMatchObject({
        about: { title: 'Honda CR-V', reference: null },
      })
    expect(await load(await somebody(db), about)).toBeNull()
  })

  test('with a former owner stays beside the one with the owner whom the listing has now', async () => {
    const { owner, asker, about, id } = await begun()
    const next = await somebody(db, 'Nina Next')
    await pool.query('update listing set owner_id = $1 where ref = $2', [next, about.ref])
    expect(await load(asker, about)).toMatchObject({ open: { id: null, other: { name: 'Nina Next' } } })
    const sent = await send(asker, about, { text: 'Is it yours now?' })
    expect(await load(asker, about)).toMatchObject({
      isFormer: false,
      open: { other: { name: 'Nina Next' }, messages: [{ text: 'Is it yours now?' }] },
    })
    expect(await load(asker, about, `?with=${id}`)).toMatchObject({
      isFormer: true,
      hasNewOwner: true,
      open: { other: { name: 'Olga Owner' }, messages: [{ text: 'Is the car still there?' }] },
    })
    expect(await load(owner, about, `?with=${id}`)).toMatchObject({ isFormer: true, hasNewOwner: false })
    expect((await load(next, about))?.list?.conversations).toMatchObject([
      { id: sent.ok && sent.conversation, name: 'Ana Asker' },
    ])
  })

  test('is not begun with a person who would not read it', async () => {
    const ref = randomUUID().slice(0, 8)
    await sellCar(ref)
    const asker = await somebody(db)
    expect(await load(asker, { kind: 'vehicle', ref })).toBeNull()
    expect(await send(asker, { kind: 'vehicle', ref }, { text: 'Hello' })).toMatchObject({ problem: 'gone' })
    const { owner, about } = await market()
    expect(await send(owner, about, { text: 'To myself' })).toMatchObject({ problem: 'gone' })
    await pool.query('update users set suspended_at = now() where id = $1', [owner])
    expect(await send(asker, about, { text: 'Hello' })).toMatchObject({ problem: 'gone' })
  })

  test('is not begun by a message that is refused', async () => {
    const { owner, asker, about } = await market()
    await db.transaction((tx) => block(tx, asker, owner))
    expect(await send(asker, about, { text: 'Hello' })).toEqual({ ok: false, problem: 'blocked' })
    expect(await findOwn(db, { id: asker }, about, null)).toBeNull()
  })
})

describe('a message', () => {
  test('sent twice by one name is there once, even at the same time', async () => {
    const { asker, about, id } = await begun()
    const clientId = randomUUID()
    const twice = { text: 'Once', clientId }
    await Promise.all([send(asker, about, twice), send(asker, about, twice)])
    expect(await send(asker, about, twice)).toEqual({ ok: true, conversation: id })
    expect(
      (await findMessages(db, { id: asker }, id, null)).messages.filter(({ text }) => text === 'Once'),
    ).toHaveLength(1)
  })

  test('is trimmed, and is not sent empty, too long or by an unconfirmed address', async () => {
    const { asker, about, id } = await begun()
    await send(asker, about, { text: '  two\r\nlines \0 ' })
    expect((await findMessages(db, { id: asker }, id, null)).messages.at(-1)?.text).toBe('two\nlines')
    expect(await send(asker, about, { text: ' \n ' })).toMatchObject({ problem: 'empty' })
    expect(await send(asker, about, { text: 'a'.repeat(2_001) })).toMatchObject({ problem: 'long' })
    const real = { ...context, demo: false }
    const form = new FormData()
    form.set('text', 'Hello')
    expect(
      await receiveMessage(real, viewerWith(asker, { emailVerified: false }), about, form),
    ).toMatchObject({
      problem: 'unverified',
    })
  })

  test('may be a phrase by its key, and no other key', async () => {
    const { asker, about, id } = await begun()
    await send(asker, about, { text: '', phrase: 'thanks' })
    expect((await findMessages(db, { id: asker }, id, null)).messages.at(-1)).toMatchObject({
      phrase: 'thanks',
    })
    expect(await send(asker, about, { text: '', phrase: 'toString' })).toMatchObject({ problem: 'empty' })
  })

  test('may have a picture, which the two alone can read', async () => {
    const { owner, asker, about, id } = await begun()
    const picture = new File([new Uint8Array(await phonePicture('#08a'))], 'car.jpg', { type: 'image/jpeg' })
    expect(await send(asker, about, { text: '', picture })).toMatchObject({ ok: true })
    const { id: messageId, picture: shape } = (await findMessages(db, { id: owner }, id, null)).messages.at(
      -1,
    )!
    expect(shape).toEqual({ width: 300, height: 200 })
    const read = (who: string) => {
      const args = loaderArguments(database, `/messages/pictures/${messageId}`, {
        files: context.files,
        viewer: viewerWith(who),
      })
      return pictureLoader({ ...args, params: { id: String(messageId) } } as never)
    }
    const answered = await read(owner)
    expect(Object.fromEntries(answered.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    await expect(read(await somebody(db))).rejects.toMatchObject({ init: { status: 404 } })
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'car.png', { type: 'image/png' })
    expect(await send(asker, about, { text: 'Look', picture: svg })).toMatchObject({ problem: 'type' })
    expect(await messageData.files!(db, { id: asker, email: null })).toHaveLength(1)
  })

  test('keeps its picture where only the answer of the database was lost; that of one that was not stored goes', async () => {
    const { asker, about } = await market()
    const picture = new File([new Uint8Array(await phonePicture('#08a'))], 'car.jpg')
    const tidy = async () => {
      const { rows } = await pool.query<{ payload: unknown }>(
        `delete from graphile_worker._private_jobs
         where key like 'tidy-message-picture %' and payload ->> 'senderId' = $1 returning payload`,
        [asker],
      )
      for (const { payload } of rows) await tidyMessagePicture.run(payload, context)
      return rows.length
    }
    const files = async () => {
      const own = await messageData.files!(db, { id: asker, email: null })
      return Promise.all(own.map(async ({ key }) => (await context.files.get(key)) !== null))
    }
    const all = async () => (await context.files.size()).count
    const before = await all()
    await expect(
      receiveMessage(cutWhere('stored'), viewerWith(asker), about, formOf({ picture })),
    ).rejects.toThrow('gone')
    expect([await tidy(), await files(), await all()]).toEqual([1, [true], before + 1])
    await expect(
      receiveMessage(cutWhere('undone'), viewerWith(asker), about, formOf({ picture })),
    ).rejects.toThrow('gone')
    expect([await tidy(), await files(), await all()]).toEqual([1, [true], before + 1])
  })

  test('that could not be stored is no repeat when it is sent again', async () => {
    const { asker, about } = await market()
    const message = { text: 'Is it still for sale, and where can I see it?', clientId: randomUUID() }
    const attempt = () => receiveMessage(cutWhere('undone'), viewerWith(asker), about, formOf(message))
    for (let time = 0; time < 4; time++) await expect(attempt()).rejects.toThrow('gone')
    expect(await send(asker, about, message)).toMatchObject({ ok: true })
  })

  test('of the same words goes to three, and a newcomer sends twenty an hour', async () => {
    const asker = await somebody(db)
    const text = 'I buy any car today, call me at once!'
    const answers = []
    for (let time = 0; time < 4; time++) answers.push(await send(asker, (await market()).about, { text }))
    expect(answers.map((one) => one.ok || one.problem)).toEqual([true, true, true, 'same'])
    const { asker: busy, about } = await begun()
    for (let time = 1; time < 20; time++) await send(busy, about, { text: `Message ${time}` })
    expect(await send(busy, about, { text: 'One more' })).toMatchObject({ problem: 'often' })
    const verify = (at: string) => pool.query(`update users set verified_at = ${at} where id = $1`, [busy])
    await verify('now()')
    expect(await send(busy, about, { text: 'With an ID' })).toMatchObject({ ok: true })
    await verify('null')
    expect(await send(busy, about, { text: 'And without' })).toMatchObject({ problem: 'often' })
  })
})

test('a newcomer answers all who ask, and begins to write to ten a day', async () => {
  const { owner, about } = await market()
  for (let time = 0; time < 11; time++) {
    const asked = await send(await somebody(db), about, { text: `Is it for sale? ${time}` })
    if (!asked.ok) throw new Error(asked.problem)
    const answer = { with: String(asked.conversation), text: `Yes, it is. ${time}` }
    expect(await send(owner, about, answer)).toMatchObject({ ok: true })
  }
  const asker = await somebody(db)
  const begin = async (time: number) => send(asker, (await market()).about, { text: `Still there? ${time}` })
  for (let time = 0; time < 10; time++) expect(await begin(time)).toMatchObject({ ok: true })
  expect(await begin(10)).toMatchObject({ problem: 'often' })
})

describe('what is unread', () => {
  test('is counted for the header until it is seen', async () => {
    const { owner, asker, about, id } = await begun()
    await send(asker, about, { text: 'Hello?' })
    expect(await unreadMessages(db, { id: owner })).toBe(2)
    expect(await unreadMessages(db, { id: asker })).toBe(0)
    await markRead(db, { id: owner }, await own(owner, about, id))
    expect(await unreadMessages(db, { id: owner })).toBe(0)
    expect((await load(asker, about))?.open?.other.readId).toBe(
      (await findMessages(db, { id: asker }, id, null)).messages.at(-1)?.id,
    )
  })

  test('is first in the list, which can be searched by person and listing', async () => {
    const { owner, asker, about, id } = await begun()
    const other = await somebody(db, 'Ben Bird')
    await send(other, about, { text: 'Hello' })
    await markRead(
      db,
      { id: owner },
      await own(owner, about, (await findConversations(db, { id: owner }, {})).conversations[0]!.id),
    )
    const names = async (asked: Parameters<typeof findConversations>[2]) =>
      (await findConversations(db, { id: owner }, asked)).conversations.map(({ name }) => name)
    expect(await names({})).toEqual(['Ana Asker', 'Ben Bird'])
    expect(await names({ unreadOnly: true })).toEqual(['Ana Asker'])
    expect(await names({ q: 'bird honda' })).toEqual(['Ben Bird'])
    expect(await names({ q: '%' })).toEqual([])
    expect((await findConversations(db, { id: asker }, {})).conversations).toMatchObject([
      { id, last: { isMine: true } },
    ])
  })

  test('is reported after five minutes, once for all unread messages, and not if it was read', async () => {
    const { owner, asker, about, id } = await begun()
    await send(asker, about, { text: 'Hello?' })
    const jobs = async () =>
      (
        await pool.query(
          `select payload from graphile_worker._private_jobs job
             join graphile_worker._private_tasks task on task.id = task_id
           where identifier = 'tell-of-unread' and payload ->> 'userId' = $1
             and run_at > now() + interval '4 minutes'`,
          [owner],
        )
      ).rows as { payload: unknown }[]
    const waiting = await jobs()
    expect(waiting).toHaveLength(1)
    const run = () => tellOfUnread.run(waiting[0]!.payload, jobTools(db))
    await run()
    await run()
    const told = await findNotifications(db, owner, 1)
    expect(told.rows).toMatchObject([
      { event: 'message', values: { name: 'Ana Asker', title: 'Honda CR-V' } },
    ])
    expect((await pool.query('select about from notification where user_id = $1', [owner])).rows).toEqual([
      { about: [asker] },
    ])
    await markRead(db, { id: owner }, await own(owner, about, id))
    expect((await findNotifications(db, owner, 1)).rows[0]?.readAt).toBeInstanceOf(Date)
    await send(asker, about, { text: 'And now?' })
    const later = (await jobs()).at(-1)!
    await markRead(db, { id: owner }, await own(owner, about, id))
    await tellOfUnread.run(later.payload, jobTools(db))
    expect((await findNotifications(db, owner, 1)).rows).toHaveLength(1)
  })
})

describe('a colleague of the owner', () => {
  const withColleague = async () => {
    const all = await begun()
    const colleague = await somebody(db, 'Carl Colleague')
    await pool.query(
      `insert into listing_colleague (listing_id, slot, role, user_id)
       select id, 1, 'answer', $2 from listing where kind = 'vehicle' and ref = $1`,
      [all.about.ref, colleague],
    )
    const colleagueOf = [{ ...all.about, ownerId: all.owner, role: 'answer' as const }]
    return { ...all, colleague, person: { id: colleague, colleagueOf } }
  }

  test('who asked before is not told of what they wrote', async () => {
    const { owner, asker, about, id } = await begun()
    await pool.query(
      `insert into listing_colleague (listing_id, slot, role, user_id)
       select id, 1, 'answer', $2 from listing where kind = 'vehicle' and ref = $1`,
      [about.ref, asker],
    )
    const [message] = (await findMessages(db, { id: asker }, id, null)).messages
    await tellOfUnread.run({ userId: owner, messageId: message!.id }, jobTools(db))
    expect((await findNotifications(db, owner, 1)).rows).toMatchObject([{ values: { name: 'Ana Asker' } }])
    expect((await findNotifications(db, asker, 1)).rows).toEqual([])
  })

  test('is told of what is unread, and reads it for the owner too', async () => {
    const { owner, asker, about, id, colleague, person } = await withColleague()
    expect(await unreadMessages(db, person)).toBe(1)
    await tellOfUnread.run(
      { userId: owner, messageId: (await findMessages(db, person, id, null)).messages[0]!.id },
      jobTools(db),
    )
    for (const told of [owner, colleague])
      expect((await findNotifications(db, told, 1)).rows).toMatchObject([{ values: { name: 'Ana Asker' } }])
    const read = async () => markRead(db, person, (await findOwn(db, person, about, id))!)
    const notices = async () =>
      (await pool.query('select read_at is not null as read from notification where user_id in ($1, $2)', [
        owner,
        colleague,
      ])) as { rows: unknown[] }
    await read()
    expect(await unreadMessages(db, { id: owner })).toBe(0)
    expect((await notices()).rows).toEqual([{ read: true }, { read: true }])
    // As where they come at the moment at which it is read.
    await pool.query('update notification set read_at = null where user_id = $1', [owner])
    await read()
    expect((await notices()).rows).toEqual([{ read: true }, { read: true }])
    const sent = await receiveMessage(
      context,
      viewerWith(colleague, { colleagueOf: person.colleagueOf }),
      about,
      formOf({ text: 'It is', with: String(id) }),
    )
    expect(sent).toMatchObject({ ok: true })
    const seenBy = async (who: { id: string }) =>
      (await findMessages(db, who, id, null)).messages.map(({ isMine }) => isMine)
    expect(await seenBy({ id: owner })).toEqual([false, true])
    expect(await seenBy(person)).toEqual([false, true])
    expect(await seenBy({ id: asker })).toEqual([true, false])
    expect((await findConversations(db, { id: asker }, {})).conversations).toMatchObject([
      { name: 'Olga Owner', unread: 1, last: { isMine: false, text: 'It is' } },
    ])
  })

  test('neither reads nor writes once the asker has blocked the owner', async () => {
    const { owner, asker, about, id, person } = await withColleague()
    await db.transaction((tx) => block(tx, asker, owner))
    expect(await findOwn(db, person, about, id)).toBeNull()
    expect((await findConversations(db, person, {})).conversations).toEqual([])
  })
})

describe('who is blocked', () => {
  test('sees no conversation and writes none, until they are unblocked', async () => {
    const { owner, asker, about, id } = await begun()
    await send(owner, about, { text: 'Yes', with: String(id) })
    await db.transaction((tx) => block(tx, owner, asker))
    expect(await load(asker, about)).toBeNull()
    expect(await load(asker, about, `?with=${id}`)).toBeNull()
    expect(await send(asker, about, { text: 'Why?' })).toMatchObject({ problem: 'gone' })
    expect((await findConversations(db, { id: asker }, {})).conversations).toEqual([])
    expect(await unreadMessages(db, { id: asker })).toBe(0)
    expect(await send(owner, about, { text: 'Bye', with: String(id) })).toMatchObject({ problem: 'blocked' })
    expect((await load(owner, about, `?with=${id}`))?.open?.other.isBlocked).toBe(true)
    await unblock(db, owner, asker)
    expect(await send(asker, about, { text: 'Thank you' })).toMatchObject({ ok: true })
  })
})

test('a thread of 5,000 messages is read in parts, none of which reads or sorts them all', async () => {
  const { owner, asker, id } = await begun()
  const { asker: another, id: elsewhere } = await begun()
  await pool.query(
    `insert into message (conversation_id, sender_id, client_id, text)
     select $1, $2, gen_random_uuid(), 'Elsewhere' from generate_series(1, 20000)`,
    [elsewhere, another],
  )
  await pool.query(
    `insert into message (conversation_id, sender_id, client_id, text)
     select $1, $2, gen_random_uuid(), 'Message ' || n from generate_series(1, 5000) n`,
    [id, asker],
  )
  await pool.query('analyze message')
  const { messages, more } = await findMessages(db, { id: owner }, id, null)
  expect({ count: messages.length, last: messages.at(-1)?.text, more }).toEqual({
    count: 50,
    last: 'Message 5000',
    more: true,
  })
  const earlier = await findMessages(db, { id: owner }, id, messages[0]!.id)
  expect(earlier.messages.at(-1)?.text).toBe('Message 4950')
  const read = await rowsRead(pool, (asked) => findMessages(asked, { id: owner }, id, messages[0]!.id))
  expect(read).toMatchObject({ message: 51 })
})

describe('of 10,000 conversations', () => {
  /** A user who is the owner in most, half of them about one listing, and asks in some. */
  async function busy() {
    const { owner, about } = await market()
    await pool.query(
      `with asker as (
         insert into users (id, full_name, email)
         select gen_random_uuid(), 'Asker ' || n, gen_random_uuid() || '@example.com' from generate_series(1, 5000) n
         returning id, split_part(full_name, ' ', 2)::int as n
       ), begun as (
         insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id, last_at, owner_unread)
         select 'vehicle', $2, 'One car', $1, id, '2026-01-01'::timestamptz + n * interval '1 second', (n % 100 = 0)::int
         from asker
         union all
         select 'vehicle', 'other ' || n, 'Car ' || n, case when n % 10 > 0 then $1 else id end,
           case when n % 10 > 0 then id else $1 end, '2026-02-01'::timestamptz + n * interval '1 second', 0
         from asker
         returning id, asker_id
       ), said as (
         insert into message (conversation_id, sender_id, client_id, text)
         select id, asker_id, gen_random_uuid(), 'Hello' from begun
       )
       select`,
      [owner, about.ref],
    )
    await pool.query(
      `update conversation set last_id = latest.id
       from (select conversation_id, max(id) as id from message group by 1) latest
       where latest.conversation_id = conversation.id`,
    )
    await pool.query('analyze conversation, message, users')
    return { owner, about }
  }

  test('each page reads only its own rows; all conversations come once and in order, whatever is read in between', async () => {
    const { owner, about } = await busy()
    const first = await findConversations(db, { id: owner }, {})
    const place = first.conversations.at(-1)!
    expect([place.unread, place.name]).toEqual([1, 'Asker 2100'])
    // What is seen moves down, and away from where the next page begins.
    await markRead(db, { id: owner }, await own(owner, place, place.id))
    const seen = new Set(first.conversations.map(({ id }) => id))
    let last = Number.POSITIVE_INFINITY
    for (let [pages, after] = [1, first.next]; pages < 5; pages++) {
      const { conversations, next } = await findConversations(db, { id: owner }, { after })
      for (const { id, unread, at } of conversations) {
        const rank = unread * 1e15 + at.getTime()
        expect(rank).toBeLessThanOrEqual(last)
        last = rank
        expect(seen.has(id)).toBe(false)
        seen.add(id)
      }
      after = next
    }
    // All that are unread, and the latest of the others.
    expect(seen.size).toBe(150)
    expect(last).toBe(new Date('2026-02-01T01:21:41Z').getTime())
    const { next } = first
    const page = { conversation: 62, message: 31 }
    expect(await rowsRead(pool, (asked) => findConversations(asked, { id: owner }, {}))).toMatchObject(page)
    expect(
      await rowsRead(pool, (asked) => findConversations(asked, { id: owner }, { after: next })),
    ).toMatchObject(page)
    const ofOne = (after: string | null) => (asked: Database) =>
      findConversationsAbout(asked, { id: owner }, about, after)
    const { next: nextOfOne } = await findConversationsAbout(db, { id: owner }, about)
    for (const after of [null, nextOfOne])
      expect(await rowsRead(pool, ofOne(after))).toMatchObject({ conversation: 31, message: 31 })
    expect(await rowsRead(pool, (asked) => unreadMessages(asked, { id: owner }))).toEqual({
      conversation: 49,
    })
  })
})

test("a deleted user's pictures and blocks are deleted; their messages stay", async () => {
  const { owner, asker, about, id } = await begun()
  const picture = new File([new Uint8Array(await phonePicture('#a80'))], 'car.jpg', { type: 'image/jpeg' })
  await send(asker, about, { text: 'Here', picture })
  await db.transaction((tx) => block(tx, asker, owner))
  const person = { id: asker, email: null }
  expect(await messageData.read(db, person)).toMatchObject({
    conversations: [{ id }],
    messages: [{ text: 'Is the car still there?' }, { text: 'Here' }],
    blocked: [{ blockedId: owner }],
  })
  await db.transaction((tx) => messageData.erase(tx, person))
  const left = await findMessages(db, { id: owner }, id, null)
  expect(left.messages.map(({ text, picture: shape }) => ({ text, shape }))).toEqual([
    { text: 'Is the car still there?', shape: null },
    { text: 'Here', shape: null },
  ])
})

test('a message without words says what it was: a photo, a deleted one, or what our staff removed', async () => {
  const { owner, asker, about, id } = await begun()
  const picture = new File([new Uint8Array(await phonePicture('#0a8'))], 'car.jpg', { type: 'image/jpeg' })
  await send(asker, about, { text: '', picture })
  const seen = async () => {
    const seenBy = async (who: string) =>
      textIn(createElement(ConversationList, await findConversations(db, { id: who }, {})))
    const { messages } = await findMessages(db, { id: owner }, id, null)
    const bubble = createElement(Bubble, { message: messages.at(-1)!, day: undefined, isRead: false })
    const reported = await findReported(db, { id: owner }, messages.at(-1)!.id)
    return {
      owner: await seenBy(owner),
      asker: await seenBy(asker),
      thread: textIn(bubble),
      quote: reported?.quote,
    }
  }
  expect(await seen()).toMatchObject({
    owner: expect.stringContaining('>Photo<'),
    asker: expect.stringContaining('>You: Photo<'),
    thread: expect.stringMatching(/alt="Photo".*>Report</),
    quote: '[picture]',
  })
  await db.transaction((tx) => messageData.erase(tx, { id: asker, email: null }))
  const deleted = await seen()
  expect(deleted).toMatchObject({
    owner: expect.stringContaining('>Deleted photo<'),
    asker: expect.stringContaining('>You: Deleted photo<'),
    thread: expect.stringContaining('>Deleted photo<'),
    quote: '[deleted picture]',
  })
  expect(deleted.thread).not.toContain('Report')
  await pool.query('update message set hidden_at = now() where conversation_id = $1', [id])
  const hidden = await seen()
  expect(hidden).toMatchObject({
    owner: expect.stringContaining('>Removed by our staff<'),
    asker: expect.stringContaining('>You: Removed by our staff<'),
    thread: expect.stringContaining('>Removed by our staff<'),
    quote: undefined,
  })
  expect(Object.values(hidden).join()).not.toMatch(/photo/i)
})

const textIn = (element: ReactElement) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(I18nProvider, { i18n: i18nOf('en') }, element)),
  )
