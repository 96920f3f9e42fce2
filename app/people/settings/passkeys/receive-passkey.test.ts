import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newcomerWithSecondStep, password } from '../../../../tests/newcomers.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { countRecoveryCodes } from '../../accounts/second-step/set-up.server.ts'
import { receivePasskey } from './receive-passkey.server.ts'

const database = await testDatabase()

test('a mistyped password uses up no recovery code', async () => {
  const { request, viewer, context, recoveryCode: code } = await newcomerWithSecondStep(database)
  await database.pool.query(`update session set second_step_at = now() - interval '1 hour'`)
  const send = async (change: 'plan' | 'remove', tried: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ change, code, password: tried, passkey: randomUUID() }))
      form.set(name, value)
    return receivePasskey(context, request(), viewer, form)
  }
  for (const change of ['plan', 'remove'] as const)
    expect(await send(change, 'mistyped')).toMatchObject({ data: { refusal: { code: 'password_wrong' } } })
  expect(await countRecoveryCodes(context, viewer.id)).toBe(10)
  expect(await send('plan', password)).toMatchObject({ data: { plan: { name: 'Passkey' } } })
})
