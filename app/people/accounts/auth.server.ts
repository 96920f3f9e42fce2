import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { withoutValues } from '../../ground/db/query-error.ts'
import { countUses } from '../../ground/db/rate-limit.server.ts'
import { preferencesOf } from '../preferences/preferences.ts'
import { becomeAdmin } from './become-admin.server.ts'
import { sessionFinder, type StoredSession } from './find-session.server.ts'
import { entrance } from './proofless-sign-in.server.ts'
import { codes } from './second-step/codes.server.ts'
import { isProvider } from './social/provider-names.ts'
import { providerConfigs, type ProviderSettings } from './social/providers.server.ts'
import { account, secondStep, session, users, verification } from '../users/tables.server.ts'
import { mailVerification } from './verify-email.server.ts'

export type Auth = ReturnType<typeof createAuth>

type AuthSetup = {
  database: Database
  origin: string
  secret: string
  /** Whether accounts made by a simulated sign-in may sign in. */
  demo: boolean
  /** Keys of Google and Facebook, for those that are configured. */
  providers?: ProviderSettings
  /** The account with this address becomes an admin once the address is proven. */
  adminEmail?: string
  /** Receives problems to log, for example that Google can't be reached. */
  report?: (problem: string) => void
}

/** Carries the client address from our server to the sign-in library. A value sent by a browser is overwritten. */
export const clientHeader = 'x-proa-client'

const day = 24 * 60 * 60 // s
const sessionDays = 30 // and prolonged each day

/** Signing in and out on the tables of this folder. The library's own addresses are those below /api/auth. */
export function createAuth(setup: AuthSetup) {
  const { database, origin, secret, demo, providers = {}, adminEmail } = setup
  const sessionsBy = { cookie: sessionCookie(origin), secret, dueBelow: sessionDays - 1, demo }
  return Object.assign(libraryOn(database, setup), {
    /** The session of a request's cookie, or null. Changes nothing. */
    findSession: sessionFinder({ database, ...sessionsBy }),
    /**
     * The same within a transaction, which holds a connection: so what takes another, as counting requests, or long, as
     * to hash a password, is done before.
     * @param hash of the password that the request sends
     */
    within: (tx: Database, hash?: string) => libraryOn(tx, setup, hash),
    providers: Object.keys(providers).filter(isProvider),
    adminEmail,
  })
}

function libraryOn(
  database: Database,
  { database: pool, origin, secret, demo, providers = {}, adminEmail, report }: AuthSetup,
  hash?: string,
) {
  const isSecure = origin.startsWith('https:')
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    logger: {
      log: (level, ...words) =>
        level === 'error' && !isStray(words) ? report?.(words.map(textOf).join(' ')) : undefined,
    },
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { users, session, account, verification, twoFactor: secondStep },
      transaction: true,
    }),
    user: { modelName: 'users', fields: { name: 'fullName' }, additionalFields },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      ...(hash && { password: { hash: async () => hash } }),
    },
    session: { expiresIn: sessionDays * day, updateAge: day },
    account: { updateAccountOnSignIn: false, accountLinking },
    verification: { storeIdentifier: 'hashed' },
    plugins: [genericOAuth({ config: providerConfigs(providers) }), codes, entrance],
    // A failure is thrown to the caller, which logs it: the library's router would print the values of a failed query.
    onAPIError: { errorURL: '/login', throw: true },
    rateLimit: { enabled: database === pool, ...rates, customStorage: countedTogether(pool) },
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
      // Both are off by default in tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientHeader] },
      // Otherwise the library would prefix the cookie names.
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
}

/** Someone comes back from Google with no state, or with one that is used, too old or of another browser. */
const isStray = ([problem, cause]: readonly unknown[]): boolean =>
  problem === 'State not found' ||
  (problem === 'Failed to parse state' &&
    cause instanceof Error &&
    'code' in cause &&
    strayCodes.has(cause.code))
const strayCodes = new Set<unknown>(['state_not_found', 'state_mismatch', 'state_security_mismatch'])

/** Only the message of an error: its data may contain secrets. */
function textOf(word: unknown): string {
  if (typeof word === 'string') return withoutValues(word)
  return word instanceof Error ? withoutValues(word.message) : ''
}

const sessionCookie = (origin: string) => cookieName(origin, 'proa_session')

/** Bound to this host and to https, if the site uses https. */
export const cookieName = (origin: string, name: string) =>
  origin.startsWith('https:') ? `__Host-${name}` : name

/** No request can set these fields. */
const additionalFields = {
  role: { type: 'string', input: false },
  verifiedAt: { type: 'date', input: false, required: false },
  suspendedAt: { type: 'date', input: false, required: false },
  demoUntil: { type: 'date', input: false, required: false },
  closesAt: { type: 'date', input: false, required: false },
  language: { type: 'string', input: false, required: false },
  termsVersion: { type: 'string', input: false, required: false },
} as const

/** Google or Facebook is linked to an account only if both they and we know that the address is proven. */
const accountLinking = { enabled: true, requireLocalEmailVerified: true }

/** We need Google and Facebook only to identify the person, so their tokens are not stored. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/** Limits per network, in uses per number of seconds. Guests of a hotel share one network. */
const rates = {
  window: 60,
  max: 60,
  customRules: {
    '/sign-in/email': false, // `signIn` counts them
    '/sign-up/email': false, // `signUp` counts them
    '/sign-in/social': { window: 600, max: 60 },
    '/sign-out': false,
    '/two-factor/*': false, // `passSecondStep` counts them
  },
} as const

type Counter = NonNullable<NonNullable<BetterAuthOptions['rateLimit']>['customStorage']>

/** Replaces the library's counter, whose rows are never deleted. */
const countedTogether = (database: Database): Counter => ({
  async consume(key, { window, max }) {
    const { count, secondsLeft } = await countUses(database, `auth ${key}`, { uses: 1, seconds: window })
    return { allowed: count <= max, retryAfter: Math.ceil(secondsLeft) }
  },
})

/** Adds the language of a new account and the date of the terms that its owner agreed to. */
async function withAgreement<User>(database: Database, user: User, context: { headers?: Headers } | null) {
  const { rows } = await database.execute<{ version: string }>(
    sql`select changed_on::text as version from standing_page where slug = 'terms'`,
  )
  const { language } = preferencesOf(context?.headers ?? new Headers())
  return { data: { ...user, language, termsVersion: rows[0]?.version } }
}

/** Runs after an account was opened: sends the verification mail, unless Google has proven the address. */
const welcome = (database: Database, origin: string, userId: string, adminEmail?: string) =>
  database.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId))
    if (!user?.email) return
    const { language, email, emailVerified } = user
    if (emailVerified) await becomeAdmin(tx, adminEmail, userId)
    else await mailVerification(tx, origin, { userId, language, from: email, email })
  })

/** Refuses new sessions only; `readSession` ends existing ones. */
async function mayEnter(database: Database, userId: string, demo: boolean) {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return Boolean(user && isWelcome(user, demo))
}

const isWelcome = (
  { suspendedAt, demoUntil }: { suspendedAt: Date | null; demoUntil: Date | null },
  demo: boolean,
) => !suspendedAt && (!demoUntil || (demo && demoUntil > new Date()))

/** Whether a session cookie belongs to a session. Changes nothing. */
export const isInSession = async (auth: Auth, headers: Headers): Promise<boolean> =>
  (await userIdIn(auth, headers)) !== null

/** The user id of a session cookie, or null. Changes nothing. */
export const userIdIn = async (auth: Auth, headers: Headers): Promise<string | null> =>
  (await auth.findSession(headers))?.viewer?.id ?? null

/** The library hides why it could not read a session. It asks only the database for one, which is out of reach. */
function unreadable(cause: unknown): never {
  if (!(cause instanceof APIError) || cause.status !== 'INTERNAL_SERVER_ERROR') throw cause
  throw Object.assign(new Error('The session could not be read', { cause }), { code: '08006' })
}

/** Who sends a request, by its session cookie. */
type ReadSession = Pick<StoredSession, 'viewer' | 'pending'> & {
  /** Of the account's mails; null without a session. */
  language: string | null
  /** For the answer: they prolong the session, or remove the cookie of one that ended. */
  cookies: string[]
}

export async function readSession(
  auth: Auth,
  headers: Headers,
  { demo }: { demo: boolean },
): Promise<ReadSession> {
  const found = await auth.findSession(headers)
  const isTidy = (found && !found.isDue && !found.isOver) || !maySetSession(headers)
  const cookies = isTidy ? [] : await tidied(auth, headers, found?.isOver)
  if (!found || !isWelcome(found, demo)) return { viewer: null, pending: null, language: null, cookies }
  const { viewer, pending, language } = found
  return { viewer, pending, language, cookies }
}

/**
 * A script of one tab may ask for a long time, while in another one someone logs in: its late answer would take their new
 * cookie away.
 */
const maySetSession = (headers: Headers) => (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'

/** The library prolongs a session, and ends what has expired or, by our rule, is over. */
async function tidied(auth: Auth, headers: Headers, isOver = false): Promise<string[]> {
  const call = { headers, returnHeaders: true } as const
  const { headers: answered } = await (isOver ? auth.api.signOut(call) : auth.api.getSession(call)).catch(
    unreadable,
  )
  return answered.getSetCookie()
}
