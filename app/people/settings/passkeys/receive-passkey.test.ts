import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf } from '../../../../tests/authenticator.ts'
import { newcomer, password, viewerIn } from '../../../../tests/newcomers.ts'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { beginSetUp, countRecoveryCodes, finishSetUp } from '../../accounts/second-step/set-up.server.ts'
import { receivePasskey } from './receive-passkey.server.ts'

const database = await testDatabase()

test('a mistyped password uses up no recovery code', async () => {
  const maria = await newcomer(database)
  const viewer = (await viewerIn(maria))!
  const context = { ...loaderArguments(database, '/').page, ...maria.page, viewer }
  const begun = await beginSetUp(context, maria.request(), password)
  const key = begun.ok ? new URL(begun.uri).searchParams.get('secret')! : ''
  const done = await finishSetUp(context, maria.request(), viewer, codeOf(key))
  const code = done.ok ? done.codes[0]! : ''
  await database.pool.query(`update session set second_step_at = now() - interval '1 hour'`)
  const send = async (change: 'plan' | 'remove', tried: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ change, code, password: tried, passkey: randomUUID() }))
      form.set(name, value)
    return receivePasskey(context, maria.request(), viewer, form)
  }
  for (const change of ['plan', 'remove'] as const)
    expect(await send(change, 'mistyped')).toMatchObject({ data: { refusal: { code: 'password_wrong' } } })
  expect(await countRecoveryCodes(context, viewer.id)).toBe(10)
  expect(await send('plan', password)).toMatchObject({ data: { plan: { name: 'Passkey' } } })
})
