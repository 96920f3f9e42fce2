import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'

type Purpose = 'reset-password' | 'verify-email' | 'first-admin' | 'booking' | 'claim-objection' | 'paypal'

/** Minutes until a link expires. */
const lifetimes: Record<Purpose, number> = {
  'reset-password': 60,
  'verify-email': 24 * 60,
  'first-admin': 24 * 60,
  booking: 24 * 60,
  'claim-objection': 7 * 24 * 60,
  paypal: 24 * 60,
}

/**
 * Makes the token of a mailed link: 256 random bits, of which the database stores only the hash. It replaces earlier
 * tokens with the same purpose and subject.
 * @param value what `useToken` gives back
 * @param about tokens with the same subject replace each other
 */
export async function makeToken(
  database: Database,
  purpose: Purpose,
  value: Readonly<Record<string, string>>,
  about: string,
): Promise<string> {
  const token = newToken()
  await database.execute(sql`
    insert into mailed_token (hash, purpose, about, value, expires_at)
    values (${hashOf(token)}, ${purpose}, ${about}, ${JSON.stringify(value)},
      now() + make_interval(mins => ${lifetimes[purpose]}))
    on conflict (purpose, about) do update set
      hash = excluded.hash, value = excluded.value, expires_at = excluded.expires_at`)
  return token
}

/**
 * The token's value; null if it is unknown, expired or used. The first use deletes it.
 * @param about only this subject may use it
 */
export async function useToken(
  database: Database,
  purpose: Purpose,
  token: string,
  about?: string,
): Promise<Record<string, string> | null> {
  const { rows } = await database.execute<{ value: Record<string, string> }>(sql`
    delete from mailed_token where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()
      and about = coalesce(${about ?? null}, about)
    returning value`)
  return rows[0]?.value ?? null
}

/** Reads a token without using it up. */
export async function readToken(
  database: Database,
  purpose: Purpose,
  token: string,
  about?: string,
): Promise<Record<string, string> | null> {
  const { rows } = await database.execute<{ value: Record<string, string> }>(sql`
    select value from mailed_token where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now()
      and about = coalesce(${about ?? null}, about)`)
  return rows[0]?.value ?? null
}

export async function forgetTokens(database: Database, purpose: Purpose, about: string): Promise<void> {
  await database.execute(sql`
    delete from mailed_token where purpose = ${purpose} and about = ${about}`)
}

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database stores of a token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
