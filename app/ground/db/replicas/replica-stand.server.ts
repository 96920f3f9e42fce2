import type pg from 'pg'
import { identity } from './identity.ts'
import { type Position, positionOf } from './position.ts'

/**
 * How far a replica is. `follows`: it takes no changes of its own. `database`: as of `watchPrimary`. Rejects if it does
 * not say.
 */
export async function replicaStand(
  control: pg.Pool,
): Promise<{ follows: boolean; position: Position; database: string }> {
  const { rows } = await control.query<{ follows: boolean; position: string | null; database: string }>(
    `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position, ${identity} as database`,
  )
  const { position, ...stand } = rows[0]!
  return { ...stand, position: positionOf(position ?? '') ?? -1n }
}
