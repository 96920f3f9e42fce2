import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { changeThread } from './change-thread.server.ts'
import { questionData } from './personal-data.server.ts'
import { saveQuestion } from './save-question.server.ts'
import { tellFollowers } from './tell-followers.server.ts'

const database = await testDatabase()
const { db } = database
const { page } = loaderArguments(database, '/ask-local')

test('who asked a question and who follows it hear of a new answer, once, and not of their own', async () => {
  const [asker, follower, former, blocker, author] = await Promise.all(
    ['Ana', 'Ben', 'Cai', 'Dan', 'Eva'].map((name) => somebody(db, name)),
  )
  await saveQuestion(db, {
    ref: 'followed',
    title: 'Where?',
    content: 'Where is it?',
    category: 'food',
    askerId: asker!,
  })
  const send = (id: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return changeThread(page, viewerWith(id), 'followed', form)
  }
  for (const id of [follower!, former!, blocker!, author!]) await send(id, { follow: 'on' })
  await send(follower!, { follow: 'on' })
  await send(former!, { follow: 'off' })
  await db.execute(sql`insert into message_block (blocker_id, blocked_id) values (${blocker}, ${author})`)
  await send(author!, { content: 'Behind the market.' })
  const { rows: answers } = await db.execute<{ id: number }>(
    sql`select id::int from answer where author_id = ${author}`,
  )
  for (let times = 0; times < 2; times++) await tellFollowers.run({ id: answers[0]!.id }, { database: db })
  const { rows: told } = await db.execute<{ user_id: string; href: string; about: string[] }>(
    sql`select user_id, href, about from notification where event = 'answer'`,
  )
  for (const { about } of told) expect(about).toEqual([author])
  expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([asker, follower].toSorted())
  expect(told[0]!.href).toBe(`/ask-local/followed#answer-${answers[0]!.id}`)
  const person = { id: follower!, email: null }
  expect(await questionData.read(db, person)).toMatchObject({ follows: [{ question: 'followed' }] })
  await db.transaction((tx) => questionData.erase(tx, person))
  expect(await questionData.read(db, person)).toMatchObject({ follows: [] })
})
