import { expect, test } from 'vitest'
import { newcomer, viewerIn } from '../../../../tests/newcomers.ts'
import { passkeyOf } from '../../../../tests/passkeys.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import type { LoginNote } from '../../../ground/request/request-context.ts'
import { makeToken } from '../mailed-token.server.ts'
import { resetPassword } from '../reset-password.server.ts'
import { resetSecondStepOf } from '../second-step/reset.server.ts'
import { asksForCode, passAgain } from '../second-step/pass-again.server.ts'
import { keepPasskey, planPasskey } from './add-passkey.server.ts'
import { questionFor, signInByPasskey } from './enter-by-passkey.server.ts'

const database = await testDatabase()
const origin = 'http://localhost:3000'
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

/** Someone who has just proven who they are, and what their new passkey has to sign. */
async function planned() {
  const person = await newcomer(database)
  const viewer = (await viewerIn(person))!
  const context = { ...person.page, siteName: 'Proa' }
  const begun = await planPasskey(context, viewer)
  if (!begun.ok) throw new Error(begun.code)
  const { challenge, rp, user } = JSON.parse(begun.plan) as {
    challenge: string
    rp: { id: string }
    user: { id: string }
  }
  const keep = (made: string, name = 'Chrome, Android') => keepPasskey(context, viewer, { made, name })
  return { ...person, viewer, context, challenge, rp, user, keep }
}

const kept = (userId: string) => query('select name, public_key from passkey where user_id = $1', [userId])

test('a passkey is made for the host of SITE_URL and its owner', async () => {
  const { viewer, challenge, rp, user, keep } = await planned()
  expect(rp.id).toBe('localhost')
  expect(Buffer.from(user.id, 'base64url').toString()).toBe(viewer.id)
  const key = passkeyOf(viewer.id)
  expect(await keep(key.made({ origin, challenge }))).toEqual({ ok: true })
  expect(await kept(viewer.id)).toEqual([{ name: 'Chrome, Android', public_key: key.publicKey }])
  expect(
    await query(`select "values" from notification where user_id = $1 and event = 'passkey'`, [viewer.id]),
  ).toEqual([{ values: { news: 'added', name: 'Chrome, Android' } }])
  expect(await query(`select actor_id, action from audit where subject_id = $1`, [viewer.id])).toEqual([
    { actor_id: viewer.id, action: 'passkey-added' },
  ])
})

test.each([
  ['made at another site', { origin: 'https://proa.example' }],
  ['made without finger, face or PIN', { isVerified: false }],
  ['made for a challenge that is not ours', { challenge: Buffer.from('a.1.b').toString('base64url') }],
])('a passkey that was %s is not kept', async (_name, told) => {
  const { viewer, challenge, keep } = await planned()
  const made = passkeyOf(viewer.id).made({ origin, challenge, ...told })
  expect(await keep(made)).toMatchObject({ code: 'passkey_unmade' })
  expect(await kept(viewer.id)).toEqual([])
})

test('a challenge for a new passkey works once, in the session that asked for it', async () => {
  const [maria, juan] = [await planned(), await planned()]
  const { challenge } = maria
  expect(await juan.keep(passkeyOf(juan.viewer.id).made({ origin, challenge }))).toMatchObject({ ok: false })
  const login = await questionFor(maria.context)
  expect(
    await maria.keep(passkeyOf(maria.viewer.id).made({ origin, challenge: login.challenge })),
  ).toMatchObject({ ok: false })
  expect(await maria.keep(passkeyOf(maria.viewer.id).made({ origin, challenge }))).toEqual({ ok: true })
  expect(await maria.keep(passkeyOf(maria.viewer.id).made({ origin, challenge }))).toMatchObject({
    ok: false,
  })
})

test('a passkey belongs to one account', async () => {
  const [maria, juan] = [await planned(), await planned()]
  const key = passkeyOf(maria.viewer.id)
  expect(await maria.keep(key.made({ origin, challenge: maria.challenge }))).toEqual({ ok: true })
  expect(await juan.keep(key.made({ origin, challenge: juan.challenge }))).toMatchObject({ ok: false })
  expect(await kept(juan.viewer.id)).toEqual([])
})

test('of two passkeys at the same moment only one is the twentieth; the other is too many', async () => {
  const { viewer, context, challenge, keep } = await planned()
  await query(
    `insert into passkey (user_id, credential_id, public_key, name)
     select $1, 'one-of-many-' || n, '', 'Phone' from generate_series(1, 19) n`,
    [viewer.id],
  )
  const again = await planPasskey(context, viewer)
  const other = again.ok && (JSON.parse(again.plan) as { challenge: string }).challenge
  const made = [challenge, String(other)].map((one) => passkeyOf(viewer.id).made({ origin, challenge: one }))
  const done = await Promise.all(made.map((one) => keep(one)))
  expect(done.filter(({ ok }) => ok)).toHaveLength(1)
  expect(done).toContainEqual(expect.objectContaining({ code: 'passkeys_many' }))
  expect(await kept(viewer.id)).toHaveLength(20)
})

test.each(['', '{', 'null', '{"id":1}', '{"id":"a","response":{"clientDataJSON":"e30"}}'])(
  '%j is no answer of a passkey',
  async (sent) => {
    const { page, request, keep } = await planned()
    expect(await keep(sent)).toMatchObject({ code: 'passkey_unmade' })
    expect(await signInByPasskey(page, request(), { sent, remember: false })).toMatchObject({
      code: 'passkey_failed',
    })
  },
)

test('a passkey whose signatures are counted lets no copy in, and no one while its account is suspended', async () => {
  const maria = await planned()
  const { page, request, viewer } = maria
  const key = passkeyOf(viewer.id)
  await maria.keep(key.made({ origin, challenge: maria.challenge, counter: 5 }))
  const enter = async (counter: number) => {
    const { challenge } = await questionFor(page)
    const sent = key.signed({ origin, challenge, counter })
    return signInByPasskey(page, request(), { sent, remember: false })
  }
  expect(await enter(6)).toMatchObject({ ok: true })
  expect(await enter(6)).toMatchObject({ ok: false })
  await query('update users set suspended_at = now() where id = $1', [viewer.id])
  expect(await enter(7)).toMatchObject({ code: 'passkey_failed' })
})

test('a challenge is too old after five minutes', async () => {
  const maria = await planned()
  const key = passkeyOf(maria.viewer.id)
  await maria.keep(key.made({ origin, challenge: maria.challenge }))
  const { challenge } = await questionFor(maria.page)
  const later = { ...maria.page, now: new Date(maria.page.now.getTime() + 301_000) }
  const sent = key.signed({ origin, challenge })
  expect(await signInByPasskey(later, maria.request(), { sent, remember: false })).toMatchObject({
    ok: false,
  })
})

/** Someone with a passkey, as an admin whose session passed the second step an hour ago. */
async function adminOfAnHour() {
  const maria = await planned()
  const key = passkeyOf(maria.viewer.id)
  await maria.keep(key.made({ origin, challenge: maria.challenge }))
  await query(`update users set role = 'admin' where id = $1`, [maria.viewer.id])
  await query(`update session set second_step_at = now() - interval '1 hour' where user_id = $1`, [
    maria.viewer.id,
  ])
  return { ...maria, key }
}

test('money and roles ask staff who have a passkey and no app for it, and take no one else’s', async () => {
  const [{ page, request, viewer, key }, other] = [await adminOfAnHour(), await adminOfAnHour()]
  const again = (given = '') => passAgain({ ...page, demo: false }, request(), viewer, given)
  const told = async () => ({ origin, challenge: (await questionFor(page)).challenge })
  expect(await again()).toMatchObject({ code: 'passkey_again' })
  expect(await again(other.key.signed(await told()))).toMatchObject({ code: 'passkey_failed' })
  expect(await again('123456')).toMatchObject({ code: 'passkey_failed' })
  expect(await again(key.signed(await told()))).toEqual({ ok: true })
  expect(await again()).toEqual({ ok: true })
})

test('staff who have an app and a passkey are asked for one of them, and the log has each try', async () => {
  const { page, request, viewer, key } = await adminOfAnHour()
  const noted: string[] = []
  const note = ({ event, way, outcome }: LoginNote) => void noted.push(`${event} ${way} ${outcome}`)
  const outside = { ...page, demo: false, note }
  await query('update users set has_second_step = true where id = $1', [viewer.id])
  expect(await asksForCode(outside, viewer)).toBe('either')
  expect(await passAgain(outside, request(), viewer, ' ')).toMatchObject({ code: 'code_missing' })
  expect(await passAgain(outside, request(), viewer, '123456')).toMatchObject({ code: 'code_wrong' })
  const { challenge } = await questionFor(page)
  expect(await passAgain(outside, request(), viewer, key.signed({ origin, challenge }))).toEqual({ ok: true })
  expect(await asksForCode(outside, viewer)).toBeNull()
  expect(noted).toEqual(['second-step app code_wrong', 'second-step passkey done'])
})

test('a reset of two-step login removes passkeys, too', async () => {
  const { viewer } = await adminOfAnHour()
  const reset = () =>
    database.db.transaction((tx) => resetSecondStepOf(tx, viewer.id, { actorId: null, reason: 'Lost phone' }))
  expect(await reset()).toBe(true)
  expect(await kept(viewer.id)).toEqual([])
  expect(await reset()).toBe(false)
})

test.each([
  [false, 0],
  [true, 1],
])(
  'a password by a mailed link, to an address that was proven before: %s, leaves %s passkeys',
  async (proven, left) => {
    const maria = await planned()
    await maria.keep(passkeyOf(maria.viewer.id).made({ origin, challenge: maria.challenge }))
    await query('update users set email_verified = $2 where id = $1', [maria.viewer.id, proven])
    const { id: userId, email } = maria.viewer
    const token = await makeToken(database.db, 'reset-password', { userId, email }, userId)
    const words = 'Another latte stone at dusk'
    expect(await resetPassword(maria.page, { token, password: words, confirmPassword: words })).toEqual({
      ok: true,
      passkeys: left,
    })
    expect(await kept(userId)).toHaveLength(left)
  },
)
