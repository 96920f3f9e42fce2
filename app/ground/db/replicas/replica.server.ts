import pg from 'pg'
import { openSearches } from '../search.server.ts'
import { openControl } from './control.server.ts'
import { type Position, positionOf } from './position.ts'

/** `promoted`: it takes changes of its own. `foreign`: it follows another database. */
export type Condition = 'follows' | 'unreachable' | 'promoted' | 'foreign'
export type Replica = ReturnType<typeof openReplica>

const pause = 2_000 // ms until one that did not answer is asked again

/**
 * Connections to a replica.
 * @param cluster of the server that it should follow; undefined: not known yet
 */
export function openReplica(
  url: string,
  { isPooled, cluster }: { isPooled: boolean; cluster: () => string | undefined },
) {
  const control = openControl(url)
  let seen: Exclude<Condition, 'foreign'> = 'unreachable'
  let followed: string | undefined
  let position: Position = -1n
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  const look = () => (looking ??= lookOnce().finally(() => (looking = undefined)))
  const leaveOut = () => {
    seen = 'unreachable'
  }

  const searches = openSearches({
    url,
    others: control,
    isPooled,
    // Were it promoted, what is written there would be lost.
    settings: isPooled ? { transaction_read_only: 'on' } : { default_transaction_read_only: 'on' },
    outage: { isOn: () => seen === 'unreachable', suspect: () => void look() },
  })

  const ask = () =>
    control.query<{ follows: boolean; position: string | null; cluster: string }>(
      `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position,
        system_identifier::text as cluster from pg_control_system()`,
    )

  async function lookOnce() {
    try {
      const { rows } = await ask().catch(ask) // after a pause of this process itself answers seem late
      const { follows, position: text, cluster: own } = rows[0]!
      position = positionOf(text ?? '') ?? -1n
      followed = own
      seen = follows ? 'follows' : 'promoted'
    } catch {
      leaveOut()
      searches.cutAll() // what is asked there would wait
    }
    lookedAt = performance.now()
  }

  const { host, port } = new pg.Client({ connectionString: url })
  return {
    /** Without its password. */
    name: `${host}:${port}`,
    search: searches.search,
    delay: searches.delay,
    condition: (): Condition => (followed === (cluster() ?? followed) ? seen : 'foreign'),
    position: () => position,
    /** ms since its position was read */
    age: () => performance.now() - lookedAt,
    look,
    lookIfDue: () => {
      if (seen !== 'unreachable' || performance.now() - lookedAt > pause) void look()
    },
    /** After a failure: it is left out until it answers. */
    suspect() {
      leaveOut()
      void look()
    },
    async close() {
      await Promise.all([searches.close(), control.end()])
    },
  }
}
