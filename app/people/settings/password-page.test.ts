import { expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { newcomer, viewerIn } from '../../../tests/newcomers.ts'
import { action } from './password-page.tsx'

const database = await testDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

test('a Facebook user proves the address before a password link is sent', async () => {
  const maria = await newcomer(database)
  await query(`update account set provider_id = 'facebook', password = null where user_id = $1`, [
    maria.user.id,
  ])
  await query('delete from mail')
  const ask = async () => {
    const args = loaderArguments(database, '/account/password', { viewer: await viewerIn(maria) })
    const request = new Request(args.url, { method: 'POST', body: new URLSearchParams() })
    await action({ ...args, request, params: {}, pattern: '/account/password' })
    return {
      subjects: (await query('select subject from mail where address = $1', [maria.email])).map(
        ({ subject }) => subject,
      ),
      resets: await query(`select from graphile_worker.jobs where task_identifier = 'mail-reset'`),
    }
  }
  expect(await ask()).toEqual({ subjects: ['Confirm your email address'], resets: [] })
  await query('update users set email_verified = true where id = $1', [maria.user.id])
  expect((await ask()).resets).toHaveLength(1)
})
