import { sql } from 'drizzle-orm'
import { arrivalCookie } from '../arrival.ts'
import { clientHeader } from '../auth.server.ts'
import type { AuthPage } from '../auth-page.ts'
import { attemptsKey, deviceCookie, strangersKey } from '../known-device.server.ts'
import { nextAddress } from '../next-address.ts'
import { needsSecondStep } from '../second-step/needed.server.ts'
import { secondStepAddress } from '../second-step/path.ts'
import { endFormerSession } from '../sessions.server.ts'
import { tellOfDevice } from '../tell.server.ts'
import { returnPath } from '../../users/viewer.ts'
import { isProvider } from './provider-names.ts'

/**
 * Answers the redirect from Google or Facebook: leads on to the wanted page after a sign-in, or to /login with the
 * reason in `error`, such as `account_not_linked`.
 */
export async function finishSocial(context: AuthPage, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set(clientHeader, context.clientAddress)
  const libraryAnswer = await context.auth.handler(
    new Request(context.origin + pathname + search, { headers }),
  )
  const answer = new Response(null, { status: libraryAnswer.status, headers: libraryAnswer.headers })
  answer.headers.set('cache-control', 'private, no-store')
  const token = sessionTokenIn(libraryAnswer.headers.getSetCookie())
  const provider = pathname.split('/').at(-1)!
  const login = { event: 'login', way: provider } as const
  if (!token) {
    context.note({ ...login, outcome: 'refused', about: null })
    return answer
  }
  await endFormerSession(context)
  const entered = await findEntered(context, token)
  if (!entered) return answer
  const { userId, email, isNew, isClosing, isPending } = entered
  context.note({ ...login, outcome: 'done', about: userId })
  if (isClosing) answer.headers.set('location', returnPath)
  const isKnown = attemptsKey(context, request, email) !== strangersKey(email)
  if (!isNew && !isKnown) await tellOfDevice(context, request, userId)
  answer.headers.append('set-cookie', deviceCookie(context, request, email))
  if (isPending) {
    answer.headers.set('location', secondStepAddress(nextAddress(answer.headers.get('location'))))
    return answer
  }
  if (!isProvider(provider)) return answer
  answer.headers.append('set-cookie', arrivalCookie(`${isNew ? 'signed-up' : 'logged-in'}-${provider}`))
  return answer
}

function sessionTokenIn(cookies: readonly string[]): string | undefined {
  const [value] = cookies.flatMap((cookie) => /^(?:__Host-)?proa_session=([^;]+)/.exec(cookie)?.[1] ?? [])
  return value && decodeURIComponent(value).split('.')[0]
}

type NewSession = Record<'userId' | 'email', string> & Record<'isNew' | 'isClosing' | 'isPending', boolean>

/**
 * The user of the new session. `isNew`: the account was just opened, `isClosing`: the user has asked for deletion,
 * `isPending`: a second step comes first.
 */
async function findEntered(
  { database, demo }: Pick<AuthPage, 'database' | 'demo'>,
  token: string,
): Promise<NewSession | undefined> {
  const { rows } = await database.execute<NewSession>(sql`
    select users.id as "userId", email, users.created_at > now() - interval '1 minute' as "isNew",
      closes_at is not null as "isClosing", ${needsSecondStep(demo)} as "isPending"
    from session join users on users.id = session.user_id where token = ${token}`)
  return rows[0]
}
