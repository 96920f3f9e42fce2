import { sealWith } from '../server/secret.ts'
import type { testDatabase } from './test-database.ts'
import { codeOf } from './authenticator.ts'
import { loaderArguments, testAuth } from './page-context.ts'
import { type Auth, readSession } from '../app/people/accounts/auth.server.ts'
import { beginSetUp, finishSetUp } from '../app/people/accounts/second-step/set-up.server.ts'
import { signUp } from '../app/people/accounts/sign-up.server.ts'
import type { AuthPage } from '../app/people/accounts/auth-page.ts'

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>

const seal = sealWith('only for tests, only for tests, only for tests')
let browsers = 0

/** A browser without pages: it keeps its cookies, and has its own network address. */
export function visitorOf(
  database: TestDatabase,
  { auth = testAuth(database.db), ...context }: Partial<AuthPage> & { auth?: Auth } = {},
) {
  const cookies = new Map<string, string>()
  const clientAddress = `10.1.${browsers >> 8}.${browsers++ & 255}`
  return {
    cookies,
    page: { ...loaderArguments(database, '/', { clientAddress, seal, auth, ...context }).page, auth },
    request: (address = 'http://localhost:3000/') =>
      new Request(address, {
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      }),
    keep(given: readonly string[]) {
      for (const [, name = '', value = '', rest] of given.map(
        (one) => /^([^=]+)=([^;]*)(.*)$/.exec(one) ?? [],
      ))
        if (/Max-Age=0/i.test(rest ?? '')) cookies.delete(name)
        else cookies.set(name, value)
    },
  }
}

export const password = 'Latte stone at dawn'

/** A person who has just signed up in a browser of their own. */
export async function newcomer(
  database: TestDatabase,
  context: Parameters<typeof visitorOf>[1] = {},
  email = `newcomer-${browsers}@example.com`,
) {
  const visitor = visitorOf(database, context)
  const account = { fullName: 'Maria Santos', email, password, confirmPassword: password, acceptsTerms: true }
  const answer = await signUp(visitor.page, visitor.request(), account)
  if (!answer.ok) throw new Error(answer.code)
  visitor.keep(answer.cookies)
  return { ...visitor, email, user: answer.user }
}

/** Who the server takes this browser for. */
export const viewerIn = async ({
  page: context,
  request,
}: Pick<ReturnType<typeof visitorOf>, 'page' | 'request'>) =>
  (await readSession(context.auth, request().headers, context)).viewer

/** A newcomer who has set up the two-step login with an app, and one of their recovery codes. */
export async function newcomerWithSecondStep(database: TestDatabase) {
  const visitor = await newcomer(database)
  const viewer = (await viewerIn(visitor))!
  const context = { ...loaderArguments(database, '/').page, ...visitor.page, viewer }
  const begun = await beginSetUp(context, visitor.request(), password)
  if (!begun.ok) throw new Error(begun.code)
  const key = new URL(begun.uri).searchParams.get('secret')!
  const done = await finishSetUp(context, visitor.request(), viewer, codeOf(key))
  if (!done.ok) throw new Error(done.code)
  return { ...visitor, viewer, context, recoveryCode: done.codes[0]! }
}
