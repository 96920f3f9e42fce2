import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { findReported } from '../../market/messages/find-reported.server.ts'
import { findOwnDecision } from './appeal.server.ts'
import { loader as loadDecision } from './decision-page.tsx'
import { decide } from './decide.server.ts'
import { findCase } from './find-case.server.ts'
import { report } from './report/report.server.ts'

const database = await testDatabase()
const { db } = database
const { newPerson, newListing } = people(database)
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

test('a reported message is the one that staff see marked among its neighbors, and that its author reads of', async () => {
  const [owner, asker, moderator] = [
    await newPerson(),
    await newPerson(),
    await newPerson({ role: 'moderator' }),
  ]
  await query(`update users set full_name = 'Ben Taitano' where id = $1`, [asker.id])
  await newListing(owner.id, 'car')
  const [{ id: conversation }] = await query(
    `insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
     values ('vehicle', 'car', 'Civic', $1, $2) returning id`,
    [owner.id, asker.id],
  )
  const ids: number[] = []
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const [{ id }] = await query(
      `insert into message (conversation_id, sender_id, client_id, text, phrase, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id::int`,
      [
        conversation,
        number % 2 === 1 ? asker.id : owner.id,
        randomUUID(),
        number === 4 ? '' : `Message ${number}`,
        number === 4 ? 'firm' : null,
        new Date(Date.UTC(2026, 10, 20, number)),
      ],
    )
    ids.push(id)
  }
  const reported = (await findReported(db, owner, ids[4]!))!
  await db.transaction((tx) =>
    report(tx, {
      kind: 'message',
      ref: String(reported.id),
      quote: reported.quote,
      ownerId: reported.senderId,
      reason: 'scam',
      text: '',
      reporterId: owner.id,
    }),
  )
  const [{ id: caseId, version }] = await query(`select id::int, version from moderation_case`)
  const found = (await findCase(
    db,
    { language: 'ko', now: new Date(), samples: true },
    moderator,
    String(caseId),
  ))!
  expect(
    found.messages.map(({ author, text, at, isReported }) => [author, text, at.getUTCHours(), isReported]),
  ).toEqual([
    ['Ana Cruz', 'Message 2', 2, false],
    ['Ben Taitano', 'Message 3', 3, false],
    ['Ana Cruz', '가격은 조정하지 않습니다.', 4, false],
    ['Ben Taitano', 'Message 5', 5, true],
    ['Ana Cruz', 'Message 6', 6, false],
    ['Ben Taitano', 'Message 7', 7, false],
    ['Ana Cruz', 'Message 8', 8, false],
  ])
  const decision = { caseId, version, staff: moderator, decision: 'hide', reason: 'A scam.' } as const
  expect(await db.transaction((tx) => decide(tx, decision))).toBe(true)
  expect(await query(`select "values" from notification where user_id = $1`, [asker.id])).toEqual([
    { values: { title: 'Message 5', reason: 'A scam.' } },
  ])
  expect(await findOwnDecision(db, asker.id, String(caseId))).toMatchObject({ quote: 'Message 5' })
  await query('delete from message')
  const later = (await findCase(
    db,
    { language: 'en', now: new Date(), samples: true },
    moderator,
    String(caseId),
  ))!
  expect([later.messages, later.reported]).toEqual([[], 'Message 5'])
})

// With the name of the photo behind it, it is as long as a title may be.
const words = 'a'.repeat(55)

test.each([
  ['alone', '', '写真', '사진'],
  ['beside a text', words, `${words} [写真]`, `${words} [사진]`],
])('a hidden photo %s is named in the language of its author, and of staff', async (_, text, ja, ko) => {
  const [owner, asker] = [await newPerson(), await newPerson()]
  const moderator = await newPerson({ role: 'moderator' })
  await query(`update users set language = 'ko' where id = $1`, [asker.id])
  const ref = randomUUID()
  await newListing(owner.id, ref)
  const [{ id }] = await query(
    `with talk as (
       insert into conversation (listing_kind, listing_ref, listing_title, owner_id, asker_id)
       values ('vehicle', $3, 'Civic', $1, $2) returning id
     )
     insert into message (conversation_id, sender_id, client_id, text, picture_width, picture_height)
     select id, $2, gen_random_uuid(), $4, 8, 8 from talk returning id`,
    [owner.id, asker.id, ref, text],
  )
  const { quote } = (await findReported(db, owner, Number(id)))!
  const [{ id: caseId }] = await query(
    `insert into moderation_case (type, subject_kind, subject_ref, owner_id, quote)
     values ('report', 'message', $1, $2, $3) returning id::int`,
    [id, asker.id, quote],
  )
  const reader = { language: 'ja', now: new Date(), samples: true } as const
  expect(await findCase(db, reader, moderator, String(caseId))).toMatchObject({
    messages: [{ text: ja }],
  })
  const decision = { caseId, version: 1, staff: moderator, decision: 'hide', reason: 'Rude.' } as const
  expect(await db.transaction((tx) => decide(tx, decision))).toBe(true)
  expect(await query(`select "values" from notification where user_id = $1`, [asker.id])).toEqual([
    { values: { title: ko, reason: 'Rude.' } },
  ])
  const path = `/decisions/${caseId}`
  const args = loaderArguments(database, path, { viewer: asker, language: 'ko' })
  const params = { id: String(caseId) }
  expect(await loadDecision({ ...args, params, pattern: '/decisions/:id' })).toMatchObject({ quote: ko })
})
