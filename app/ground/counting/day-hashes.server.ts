import { hash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'

/** From a text to a number that tells nothing of it. */
export type Hash = (text: string) => string

/** Makes hashes under a salt that all processes share and that goes with the day. */
export function openDayHashes(database: Database): (day: string) => Promise<Hash> {
  let today: { day: string; hash: Hash } = { day: '', hash: () => '' }
  return async (day) => {
    if (today.day !== day) today = { day, hash: hashWith(await saltOf(database, day)) }
    return today.hash
  }
}

/** The first request of a day creates it. */
async function saltOf(database: Database, day: string): Promise<Buffer> {
  const { rows } = await database.execute<{ salt: Buffer }>(sql`
    insert into visitor_salt as known (day, salt) values (${day}, ${randomBytes(32)})
    on conflict (day) do update set salt = known.salt
    returning salt`)
  return rows[0]!.salt
}

function hashWith(salt: Buffer): Hash {
  const secret = salt.toString('base64')
  return (text) => hash('sha256', `${secret} ${text}`, 'buffer').readBigInt64BE().toString()
}

/** Throws away who was here before this day, and what could tell. */
export async function forgetVisitors(database: Database, day: string): Promise<void> {
  for (const table of ['visitor_salt', 'daily_visitor', 'daily_search'])
    await database.execute(sql`delete from ${sql.identifier(table)} where day < ${day}`)
}
