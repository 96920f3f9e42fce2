import pg from 'pg'
import { openSearches } from '../search.server.ts'
import { openControl } from './control.server.ts'
import type { Position } from './position.ts'
import { replicaStand } from './replica-stand.server.ts'

/** `promoted`: it takes changes of its own. `foreign`: it follows another database. */
export type Condition = 'follows' | 'unreachable' | 'promoted' | 'foreign'
export type Replica = ReturnType<typeof openReplica>

const pause = 2_000 // ms until one that did not answer is asked again

/** Its host, or the folder of its socket, and port, without its password. */
export function nameOf(url: string): string {
  const { host, port } = new pg.Client({ connectionString: url })
  return `${host}:${port}`
}

/**
 * Connections to a replica.
 * @param database that it should follow; undefined: not known yet
 */
export function openReplica(
  url: string,
  { isPooled, database }: { isPooled: boolean; database: () => string | undefined },
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

  const ask = () => replicaStand(control)

  async function lookOnce() {
    try {
      const stand = await ask().catch(ask) // after a pause of this process itself answers seem late
      position = stand.position
      followed = stand.database
      seen = stand.follows ? 'follows' : 'promoted'
    } catch {
      leaveOut()
      searches.cutAll() // what is asked there would wait
    }
    lookedAt = performance.now()
  }

  /** Undefined, it has not said yet what it follows. */
  const isForeign = () => followed !== undefined && followed !== (database() ?? followed)

  return {
    name: nameOf(url),
    search: searches.search,
    delay: searches.delay,
    condition: (): Condition => (isForeign() ? 'foreign' : seen),
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
