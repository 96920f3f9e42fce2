import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'

const { pool, upgrade } = await databaseBefore('0284')

test('threads that are found by a reply to a hidden answer are to get their words again', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (full_name) values ('Ana') returning id`,
  )
  const add = async (ref: string, hidden: 'answer' | 'reply') => {
    const asked = await pool.query<{ id: string }>(
      `insert into question (ref, category, title, content, search_text, grams, words)
       values ($1, 'food', 'Where?', 'Where is it?', '', '{}', '') returning id`,
      [ref],
    )
    const answer = (parent: string | null, isHidden: boolean) =>
      pool.query<{ id: string }>(
        `insert into answer (question_id, parent_id, author_id, content, hidden_at)
         values ($1, $2, $3, 'There', case when $4 then now() end) returning id`,
        [asked.rows[0]!.id, parent, rows[0]!.id, isHidden],
      )
    const above = await answer(null, hidden === 'answer')
    await answer(above.rows[0]!.id, hidden === 'reply')
  }
  await add('below', 'answer')
  await add('beside', 'reply')
  await upgrade()
  expect((await pool.query(`select ref from question where words is null`)).rows).toEqual([{ ref: 'below' }])
})
