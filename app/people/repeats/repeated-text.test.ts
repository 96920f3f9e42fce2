import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { somebody } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { findRepeats, markSeen } from './find-repeats.server.ts'
import { mustWait } from './repeated-text.server.ts'

const { db } = await testDatabase()
const text = 'Earn $500 a day from home, write me!'
const send = (userId: string, sent = text, place: 'message' | 'answer' = 'message') =>
  mustWait(db, { userId, text: sent, place })
const pass = (hours: number) =>
  db.execute(sql`update repeated_text set sent_at = sent_at - make_interval(hours => ${hours})`)

test('the same words are sent three times, anywhere, and then once an hour; other words, and those of others, are not slowed', async () => {
  const [maria, juan] = [await somebody(db), await somebody(db, 'Juan')]
  expect([await send(maria), await send(maria, text, 'answer'), await send(maria)]).toEqual([
    false,
    false,
    false,
  ])
  expect(await send(maria)).toBe(true)
  expect(await send(maria, 'earn $500 A DAY from home... write me')).toBe(true)
  expect([await send(juan), await send(maria, 'Is the car still for sale, and where?')]).toEqual([
    false,
    false,
  ])
  await pass(1)
  expect([await send(maria), await send(maria)]).toEqual([false, true])
  await pass(25)
  expect([await send(maria), await send(maria), await send(maria), await send(maria)]).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('short words are never slowed', async () => {
  const id = await somebody(db)
  for (let count = 0; count < 6; count++) expect(await send(id, 'Yes, thank you!')).toBe(false)
})

test('moderators see what had to wait until they have looked at it, and again when it is sent again', async () => {
  await db.execute(sql`delete from repeated_text`)
  const id = await somebody(db, 'Rosa')
  for (let count = 0; count < 3; count++) await send(id)
  expect(await findRepeats(db)).toEqual([])
  await send(id, text, 'answer')
  const [found] = await findRepeats(db)
  expect(found).toMatchObject({ userId: id, name: 'Rosa', text, place: 'answer', sent: 3, refused: 1 })
  await markSeen(db, found!)
  expect(await findRepeats(db)).toEqual([])
  await send(id)
  expect(await findRepeats(db)).toMatchObject([{ refused: 2 }])
})

test('texts that did not have to wait are forgotten after a day, the others after thirty', async () => {
  await db.execute(sql`delete from repeated_text`)
  const [maria, rosa] = [await somebody(db), await somebody(db)]
  await send(maria)
  for (let count = 0; count < 4; count++) await send(rosa)
  await pass(25)
  await send(await somebody(db), 'Something else that is new')
  expect(await db.execute(sql`select user_id from repeated_text order by sent_at limit 1`)).toMatchObject({
    rows: [{ user_id: rosa }],
  })
  await pass(30 * 24)
  await send(await somebody(db), 'And something else again')
  expect((await db.execute(sql`select from repeated_text`)).rowCount).toBe(1)
})
