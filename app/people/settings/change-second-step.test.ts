import { expect, test } from 'vitest'
import { codeOf } from '../../../tests/authenticator.ts'
import { newcomer, password, viewerIn } from '../../../tests/newcomers.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { beginSetUp, finishSetUp } from '../accounts/second-step/set-up.server.ts'
import { changeSecondStep } from './change-second-step.server.ts'

const database = await testDatabase()

test('without a password, a right code is enough a long time after the login', async () => {
  const maria = await newcomer(database)
  const viewer = (await viewerIn(maria))!
  const context = { ...loaderArguments(database, '/').page, ...maria.page, viewer }
  const begun = await beginSetUp(context, maria.request(), password)
  const key = begun.ok ? new URL(begun.uri).searchParams.get('secret')! : ''
  const done = await finishSetUp(context, maria.request(), viewer, codeOf(key))
  const code = done.ok ? done.codes[0]! : ''
  await database.pool.query(`update account set provider_id = 'google' where user_id = $1`, [viewer.id])
  const send = async (given: string) => {
    await database.pool.query(
      `update session set created_at = now() - interval '1 hour', second_step_at = now() - interval '1 hour'`,
    )
    const form = new FormData()
    form.set('change', 'codes')
    form.set('code', given)
    return changeSecondStep(context, maria.request(), viewer, form)
  }
  expect(await send('12345-67890')).toMatchObject({ data: { code: 'code_wrong' } })
  expect(await send(code)).toMatchObject({ data: { codes: expect.any(Array) } })
})
