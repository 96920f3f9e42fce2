import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { withoutValues } from '../../ground/db/query-error.ts'
import { countUses } from '../../ground/db/rate-limit.server.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import { becomeAdmin } from './become-admin.server.ts'
import { entrance } from './proofless-sign-in.server.ts'
import { isProvider } from './social/provider-names.ts'
import { providerConfigs, type ProviderSettings } from './social/providers.server.ts'
import { account, session, users, verification } from '../users/tables.server.ts'
import { mailVerification } from './verify-email.server.ts'
import type { Role, Viewer } from '../../ground/request/viewer.ts'

export type Auth = ReturnType<typeof createAuth>

type AuthSetup = {
  database: Database
  origin: string
  secret: string
  /** Whether accounts of a simulated sign-in are let in. */
  demo: boolean
  /** Of Google and Facebook, those that gave this site keys. */
  providers?: ProviderSettings
  /** Who becomes an admin once this address is proven to be theirs. */
  adminEmail?: string
  /** Hears what went wrong, as when Google can't be reached. */
  report?: (problem: string) => void
}

/** In which the server tells whose request it is. What a browser writes there is overwritten. */
export const clientHeader = 'x-proa-client'

const day = 24 * 60 * 60 // s

/** Signing in and out, on the tables of this folder. Its own addresses are those below /api/auth. */
export function createAuth({
  database,
  origin,
  secret,
  demo,
  providers = {},
  adminEmail,
  report,
}: AuthSetup) {
  const isSecure = origin.startsWith('https:')
  const library = betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      log: (level, ...words) => (level === 'error' ? report?.(words.map(textOf).join(' ')) : undefined),
    },
    database: drizzleAdapter(database, { provider: 'pg', schema: { users, session, account, verification } }),
    user: { modelName: 'users', fields: { name: 'fullName' }, additionalFields },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128 },
    session: { expiresIn: 30 * day, updateAge: day },
    account: { updateAccountOnSignIn: false, accountLinking },
    verification: { storeIdentifier: 'hashed' },
    plugins: [genericOAuth({ config: providerConfigs(providers) }), entrance],
    onAPIError: { errorURL: '/login' },
    rateLimit: { enabled: true, ...rates, customStorage: countedTogether(database) },
    databaseHooks: {
      user: {
        create: {
          before: (user, context) => withAgreement(database, user, context),
          after: (user) => welcome(database, origin, user.id, adminEmail),
        },
      },
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      session: { create: { before: ({ userId }) => mayEnter(database, userId, demo) } },
    },
    advanced: {
      database: { generateId: 'uuid' },
      // Both are off where a test runs, unless one asks for them.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientHeader] },
      // The library would write a prefix of its own before the names.
      useSecureCookies: false,
      cookiePrefix: isSecure ? '__Host-proa' : 'proa',
      cookies: {
        session_token: { name: sessionCookie(origin) },
        dont_remember: { name: cookieName(origin, 'proa_dont_remember') },
        state: { name: cookieName(origin, 'proa_state') },
      },
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  })
  return Object.assign(library, { providers: Object.keys(providers).filter(isProvider), adminEmail })
}

/** Of an error its message alone: what it happened to may be a secret. */
function textOf(word: unknown): string {
  if (typeof word === 'string') return withoutValues(word)
  return word instanceof Error ? withoutValues(word.message) : ''
}

const sessionCookie = (origin: string) => cookieName(origin, 'proa_session')

/** Bound to this host and to https, where there is https. */
export const cookieName = (origin: string, name: string) =>
  origin.startsWith('https:') ? `__Host-${name}` : name

/** Nobody sets these by a request of their own. */
const additionalFields = {
  role: { type: 'string', input: false },
  verifiedAt: { type: 'date', input: false, required: false },
  suspendedAt: { type: 'date', input: false, required: false },
  demoUntil: { type: 'date', input: false, required: false },
  closesAt: { type: 'date', input: false, required: false },
  language: { type: 'string', input: false, required: false },
  termsVersion: { type: 'string', input: false, required: false },
} as const

/** Google's or Facebook's word joins an account only where both they and we know the address to be proven. */
const accountLinking = { enabled: true, requireLocalEmailVerified: true }

/** What Google and Facebook let us do is of no use: we ask once who it is. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/** How often a network may ask, in so many seconds: a hotel's guests share one. */
const rates = {
  window: 60,
  max: 60,
  customRules: {
    '/sign-in/email': false, // `signIn` counts them
    '/sign-up/email': { window: 3600, max: 30 },
    '/sign-in/social': { window: 600, max: 60 },
    '/sign-out': false,
  },
} as const

type Counter = NonNullable<NonNullable<BetterAuthOptions['rateLimit']>['customStorage']>

/** The library's own counter adds rows that nobody clears away. */
const countedTogether = (database: Database): Counter => ({
  async consume(key, { window, max }) {
    const { count, secondsLeft } = await countUses(database, `auth ${key}`, { uses: 1, seconds: window })
    return { allowed: count <= max, retryAfter: Math.ceil(secondsLeft) }
  },
})

/** Of whoever opens an account: in which language they read, and which terms they agreed to, by their day. */
async function withAgreement<User>(database: Database, user: User, context: { headers?: Headers } | null) {
  const { rows } = await database.execute<{ version: string }>(
    sql`select changed_on::text as version from standing_page where slug = 'terms'`,
  )
  const { language } = preferencesOf(context?.headers ?? new Headers())
  return { data: { ...user, language, termsVersion: rows[0]?.version } }
}

/** What follows when an account was opened: its address is to be proven, unless Google did. */
const welcome = (database: Database, origin: string, userId: string, adminEmail?: string) =>
  database.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user?.email) return
    const { language, email, emailVerified } = user
    if (emailVerified) await becomeAdmin(tx, adminEmail)
    else await mailVerification(tx, origin, { userId, language, from: email, email })
  })

/** Throws nobody out who is in: `readSession` does. */
async function mayEnter(database: Database, userId: string, demo: boolean) {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return Boolean(user && isWelcome(user, demo))
}

const isWelcome = (
  { suspendedAt, demoUntil }: { suspendedAt?: Date | null; demoUntil?: Date | null },
  demo: boolean,
) => !suspendedAt && (!demoUntil || (demo && demoUntil > new Date()))

/** Whether a session cookie is that of a session. Changes nothing. */
export const isInSession = async (auth: Auth, headers: Headers): Promise<boolean> =>
  (await userIdIn(auth, headers)) !== null

/** Whose session a session cookie is of, if it is of one. Changes nothing. */
export const userIdIn = async (auth: Auth, headers: Headers): Promise<string | null> =>
  (await auth.api.getSession({ headers, query: { disableRefresh: true } }))?.user.id ?? null

/**
 * Who sends a request, by its session cookie.
 * `cookies` are for the answer: a session that is used lives on, a cookie of one that ended goes. `language` is the one in
 * which they are written to.
 */
export async function readSession(
  auth: Auth,
  headers: Headers,
  { demo }: { demo: boolean },
): Promise<{ viewer: Viewer | null; language: string | null | undefined; cookies: string[] }> {
  const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answered.getSetCookie()
  if (!response || !isWelcome(response.user, demo)) return { viewer: null, language: null, cookies }
  const { user, session: own } = response
  const viewer = {
    id: user.id,
    sessionId: own.id,
    email: user.email,
    emailVerified: user.emailVerified,
    fullName: user.name,
    image: user.image ?? null,
    role: user.role as Role,
    isVerified: Boolean(user.verifiedAt),
    isDemo: Boolean(user.demoUntil),
    closesAt: user.closesAt ?? null,
  }
  return { viewer, language: user.language, cookies }
}
