import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import type { Database } from '../../ground/db/client.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { isOutlived } from './sessions.server.ts'
import { needsSecondStep } from './second-step/needed.server.ts'

export type StoredSession = {
  /** Who is signed in. Null while the session still has to pass a second step. */
  viewer: Viewer | null
  /** Who has to pass it: for all but the page that asks for it, no one is signed in. */
  pending: Viewer | null
  /** Of the account's mails. */
  language: string
  suspendedAt: Date | null
  /** When an account made by a simulated sign-in ends. */
  demoUntil: Date | null
  /** Whether it is time for the library to prolong it; never one that ends with the browser, after a day. */
  isDue: boolean
  /** Whether it has lasted as long as one may, however often it was prolonged: no one is signed in by it. */
  isOver: boolean
}

type SessionRow = Omit<Viewer, 'isDemo' | 'closesAt'> &
  Pick<StoredSession, 'language' | 'isDue' | 'isOver'> & { isPending: boolean } & Record<
    'demoUntil' | 'suspendedAt' | 'closesAt',
    string | null
  >

type Setup = {
  database: Database
  /** Name of the cookie with the session's token. */
  cookie: string
  secret: string
  /** Days that a session lasts at least without being prolonged. */
  dueBelow: number
  demo: boolean
}

/**
 * Finds the session that a request's cookie names, which is signed as the library signs it. Every page of a user who
 * is signed in asks, and the library takes two thirds of a millisecond of CPU for it.
 */
export const sessionFinder =
  ({ database, cookie, secret, dueBelow, demo }: Setup) =>
  async (headers: Headers): Promise<StoredSession | null> => {
    const token = signedValue(parse(headers.get('cookie') ?? '', cookie)[cookie], secret)
    if (!token) return null
    const { rows } = await database.execute<SessionRow>(sql`
      select users.id, session.id as "sessionId", email, email_verified as "emailVerified", full_name as "fullName",
        image, role, verified_at is not null as "isVerified", demo_until as "demoUntil", closes_at as "closesAt",
        language, ${isOutlived} as "isOver", suspended_at as "suspendedAt", second_step_at is null and ${needsSecondStep(demo)} as "isPending",
        coalesce((
          select json_agg(json_build_object('kind', kind, 'ref', ref, 'ownerId', owner_id, 'role', listing_colleague.role,
            'isAway', owner.suspended_at is not null or owner.closes_at is not null))
          from listing_colleague join listing on listing.id = listing_id join users owner on owner.id = owner_id
          where listing_colleague.user_id = users.id
        ), '[]') as "colleagueOf",
        expires_at <= now() + make_interval(days => ${dueBelow}) and expires_at > session.created_at + interval '25 hours' as "isDue"
      from session join users on users.id = user_id
      where token = ${token} and expires_at > now()`)
    return rows[0] ? sessionOf(rows[0]) : null
  }

function sessionOf({
  language,
  isDue,
  isOver,
  isPending,
  demoUntil,
  suspendedAt,
  closesAt,
  ...person
}: SessionRow): StoredSession {
  const viewer = { ...person, isDemo: demoUntil !== null, closesAt: moment(closesAt) }
  const owner = isOver ? null : viewer
  return {
    ...(isPending ? { viewer: null, pending: owner } : { viewer: owner, pending: null }),
    language,
    isDue,
    isOver,
    demoUntil: moment(demoUntil),
    suspendedAt: moment(suspendedAt),
  }
}

const moment = (text: string | null) => (text === null ? null : new Date(text))

/** The text before the last dot, if what follows is its signature. */
function signedValue(signed: string | undefined, secret: string): string | undefined {
  const dot = signed?.lastIndexOf('.') ?? -1
  if (!signed || dot < 1) return undefined
  const value = signed.slice(0, dot)
  const expected = createHmac('sha256', secret).update(value).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined
}
