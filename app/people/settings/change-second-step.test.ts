import { expect, test } from 'vitest'
import { newcomerWithSecondStep, password } from '../../../tests/newcomers.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { removeSecondStep } from '../accounts/second-step/second-step.server.ts'
import { changeSecondStep } from './change-second-step.server.ts'

const database = await testDatabase()

test('without a password, a right code is enough a long time after the login', async () => {
  const { request, viewer, context, recoveryCode: code } = await newcomerWithSecondStep(database)
  await database.pool.query(`update account set provider_id = 'google' where user_id = $1`, [viewer.id])
  const send = async (given: string) => {
    await database.pool.query(
      `update session set created_at = now() - interval '1 hour', second_step_at = now() - interval '1 hour'`,
    )
    const form = new FormData()
    form.set('change', 'codes')
    form.set('code', given)
    return changeSecondStep(context, request(), viewer, form)
  }
  expect(await send('12345-67890')).toMatchObject({ data: { code: 'code_wrong' } })
  expect(await send(code)).toMatchObject({ data: { codes: expect.any(Array) } })
})

test.each(['codes', 'off'])(
  '%s of a second step that another tab has turned off says that it is off',
  async (change) => {
    const { request, viewer, context, recoveryCode: code } = await newcomerWithSecondStep(database)
    await removeSecondStep(database.db, viewer.id)
    const form = new FormData()
    for (const [name, value] of Object.entries({ change, password, code })) form.set(name, value)
    expect(await changeSecondStep(context, request(), viewer, form)).toMatchObject({ data: { isOff: true } })
  },
)
