import { type Context, Hono } from 'hono'
import { type AuthCode, authTexts, statusOf } from '../app/people/accounts/auth-codes.ts'
import { findAuthUser, findKeptProfile } from '../app/people/accounts/auth-user.server.ts'
import { type Auth, readSession } from '../app/people/accounts/auth.server.ts'
import type { AuthPage } from '../app/people/accounts/auth-page.ts'
import { signIn } from '../app/people/accounts/sign-in.server.ts'
import { signOut } from '../app/people/accounts/sign-out.server.ts'
import { signUp } from '../app/people/accounts/sign-up.server.ts'
import { finishSocial } from '../app/people/accounts/social/finish-social.server.ts'
import { isOutOfReach } from '../app/ground/db/out-of-reach.ts'
import { i18nOf } from '../app/ground/i18n/catalogue.ts'
import type { Language } from '../app/ground/i18n/languages.ts'
import { preferencesOf } from '../app/people/preferences/preferences.ts'
import { type Env, jsonAnswer, plainAnswer } from './answers.ts'
import { type Log, noteTo } from './log.ts'
import { parsedJson } from './parsed-json.ts'
import type { ReadOnly } from './read-only.ts'
import { hasSession } from './session.ts'
import { unavailableJson } from './unavailable.ts'

type ApiParts = Pick<AuthPage, 'database' | 'origin' | 'seal' | 'demo'> & {
  auth: Auth
  log: Log
  readOnly: Pick<ReadOnly, 'isOn'>
  clientOf(c: Context<Env>): string
}

/**
 * The calls about accounts, which other programs know: their paths, names and results stay.
 * Beside them only what Google and Facebook come back to; the sign-in library's other addresses are closed.
 */
export function accountsApi({ log, readOnly, clientOf, ...parts }: ApiParts) {
  const api = new Hono<Env>()

  api.get('/check-auth', async (c) => {
    const { context, cookies } = await visitOf(c)
    return answer(c, 200, { isAuthenticated: context.viewer !== null }, cookies)
  })
  api.get('/me', async (c) => {
    const { context, cookies } = await visitOf(c)
    const user = context.viewer && (await findAuthUser(context.database, context.viewer.id))
    return user
      ? answer(
          c,
          200,
          { success: true, user, profile: await findKeptProfile(context.database, user.id) },
          cookies,
        )
      : refuse(c, context, 'signed_out', { cookies })
  })
  api.post('/login', async (c) => {
    const { context } = await visitOf(c)
    const { email, password, remember } = payloadOf(c)
    const result = await signIn(context, c.req.raw, {
      email: text(email),
      password: text(password),
      remember: remember === true,
    })
    if (!result.ok) return refuse(c, context, result.code, result)
    if (result.isPending) return refuse(c, context, 'second_step', result)
    return answer(c, 200, { success: true, user: result.user }, result.cookies)
  })
  api.post('/signup', async (c) => {
    const { context } = await visitOf(c)
    const { full_name, email, password, confirmPassword } = payloadOf(c)
    const result = await signUp(context, c.req.raw, {
      fullName: text(full_name),
      email: text(email),
      password: text(password),
      confirmPassword: text(confirmPassword),
      acceptsTerms: true, // a caller has seen the terms: the page asks, a program's author has read them
    })
    return result.ok
      ? answer(c, 200, { success: true, user: result.user }, result.cookies)
      : refuse(c, context, result.code, result)
  })
  api.post('/logout', async (c) => {
    const { context } = await visitOf(c)
    const { cookies } = await signOut(context, c.req.raw)
    return answer(c, 200, { success: true }, cookies)
  })
  api.get('/callback/:provider', async (c) => {
    // It may open an account.
    if (readOnly.isOn()) return plainAnswer(c, 303, '', { location: '/login?error=read_only' })
    const { context } = await visitOf(c)
    const done = await finishSocial(context, c.req.raw)
    for (const [name, value] of Object.entries(c.get('head'))) done.headers.set(name, value)
    return done
  })
  api.all('*', (c) =>
    answer(c, 404, { success: false, code: 'not_found', message: 'There is nothing here.' }),
  )
  api.onError((error, c) => {
    log.error(
      { err: error, requestId: c.get('requestId'), path: c.req.path },
      'a call about an account failed',
    )
    return isOutOfReach(error) ? unavailableJson(c) : refuse(c, preferencesOf(c.req.raw.headers), 'failed')
  })
  return api

  async function visitOf(c: Context<Env>): Promise<{ context: AuthPage; cookies: string[] }> {
    const { headers } = c.req.raw
    const found = hasSession(headers) ? await readSession(parts.auth, headers, parts) : signedOut
    const { viewer, pending, cookies } = found
    const { language } = preferencesOf(headers)
    const clientAddress = clientOf(c)
    const note = noteTo(log, c.get('requestId'), clientAddress)
    return { context: { ...parts, viewer, pending, language, clientAddress, note, now: new Date() }, cookies }
  }
}

const signedOut = { viewer: null, pending: null, cookies: [] }

/** The JSON object in a body; empty if the body is not one. */
function payloadOf(c: Context<Env>): Record<string, unknown> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return {}
  const payload = parsedJson(c.get('body'))
  return typeof payload === 'object' ? { ...payload } : {}
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function refuse(
  c: Context<Env>,
  { language }: { language: Language },
  code: AuthCode,
  { retryAfter, cookies }: { retryAfter?: number; cookies?: readonly string[] } = {},
) {
  const message = i18nOf(language)._(authTexts[code])
  const refused = answer(c, statusOf(code), { success: false, code, message }, cookies)
  if (retryAfter) refused.headers.set('retry-after', String(retryAfter))
  return refused
}

function answer(c: Context<Env>, status: number, value: object, cookies: readonly string[] = []) {
  const answered = jsonAnswer(c, status, value)
  for (const cookie of cookies) answered.headers.append('set-cookie', cookie)
  return answered
}
