import { isOutOfReach } from '../out-of-reach.ts'
import { ranOutOfTime, type Search } from '../search.server.ts'
import { type Position, positionOf, positionText } from './position.ts'
import { watchPrimary } from './primary.server.ts'
import { type Condition, openReplica, type Replica } from './replica.server.ts'

/** `behind`: it lacks what changed more than five seconds ago. */
export type ReplicaUse = 'in use' | 'behind' | Exclude<Condition, 'follows'>

/** How a replica does, as this process sees it. */
export type ReplicaState = {
  /** Its host, or the folder of its socket, and port. */
  readonly name: string
  readonly use: ReplicaUse
  /** What it lacks of the changes. */
  readonly lagBytes: number
  /** ms since the first change that it lacks; 0: it lacks none */
  readonly lag: number
  /** Searches and public pages that it answered, and such as it could not and the primary did. */
  readonly answered: number
  readonly repeated: number
}

export type Replicas = ReturnType<typeof openReplicas>

type ReplicasOptions = {
  urls: readonly string[]
  /** Leads straight to the server that is written to. */
  primaryUrl: string
  /** On that server. */
  primary: Search
  /** Whether poolers may stand before the replicas. */
  isPooled: boolean
  /** Called when a replica is used or left out. */
  onUse: (state: ReplicaState) => void
}

const lookEvery = 500 // ms
export const mostBehind = 5_000 // ms
const justNow = 20 // ms

/** What a visitor has if what they wrote could not be told. */
const unknown = 'unknown'

/**
 * Connections to replicas, for what only reads and need not see what another is writing just now: public pages and
 * searches. A replica answers if it has all changes that this process has heard of, and those of the visitor; else the
 * primary does, and also what a replica could not answer.
 */
export function openReplicas({ urls, primaryUrl, primary, isPooled, onUse }: ReplicasOptions) {
  const server = watchPrimary(primaryUrl)
  const replicas = urls.map((url) => {
    const replica = openReplica(url, { isPooled, database: server.database })
    return { ...replica, answered: 0, repeated: 0, use: undefined as ReplicaUse | undefined }
  })
  type CountedReplica = (typeof replicas)[number]
  let isHearing = false
  let changes = 0
  let isAsking = false
  /** What this process has heard of lies before it; undefined: that is not known. */
  let heard: Position | undefined
  let turn = 0

  const stateOf = (replica: CountedReplica): ReplicaState => {
    const { name, answered, repeated } = replica
    const { bytes: lagBytes, ms: lag } = server.lagOf(replica.position())
    return { name, use: useOf(replica, lag), lagBytes, lag, answered, repeated }
  }

  async function askForHeard(): Promise<void> {
    if (isAsking || !isHearing) return
    isAsking = true
    const upTo = changes
    const position = await server.ask().catch(() => undefined)
    isAsking = false
    if (upTo !== changes) return askForHeard()
    heard = position
  }

  function change() {
    changes++
    heard = undefined
    void askForHeard()
  }

  function look() {
    if (heard === undefined) void askForHeard()
    void server.ask().catch(() => {})
    for (const replica of replicas) {
      replica.lookIfDue()
      const state = stateOf(replica)
      if (state.use === replica.use) continue
      replica.use = state.use
      onUse(state)
    }
  }
  const timer = setInterval(look, lookEvery).unref()
  for (const { look: lookFirst } of replicas) void lookFirst()

  /** One that has all up to a position, in turn. */
  async function replicaAt(position: Position): Promise<CountedReplica | undefined> {
    const usable = replicas.filter((replica) => stateOf(replica).use === 'in use')
    turn++
    const inTurn = usable.map((_, at) => usable[(turn + at) % usable.length]!)
    const known = inTurn.find((replica) => replica.position() >= position)
    const [next] = inTurn
    if (known || !next || next.age() < justNow) return known
    await next.look()
    return next.condition() === 'follows' && next.position() >= position ? next : undefined
  }

  async function ask<T>(
    replica: CountedReplica,
    signal: AbortSignal,
    work: Parameters<typeof primary<T>>[1],
  ): Promise<T> {
    try {
      const found = await replica.search(signal, work)
      replica.answered++
      return found
    } catch (error) {
      // Such as redirects, which are no errors, and what would take as long on the primary.
      if (signal.aborted || !(error instanceof Error) || ranOutOfTime(error)) throw error
      replica.repeated++
      if (isOutOfReach(error)) replica.suspect()
      return primary(signal, work)
    }
  }

  return {
    /**
     * Searches as this visitor may.
     * @param own what `written` told of what they wrote last; undefined: they wrote nothing for a while
     */
    searchFor(own?: string): Search {
      const ownPosition = own === undefined ? 0n : positionOf(own)
      if (ownPosition === null) return primary
      return async (signal, work) => {
        if (heard === undefined) return primary(signal, work)
        const replica = await replicaAt(ownPosition > heard ? ownPosition : heard)
        return replica ? ask(replica, signal, work) : primary(signal, work)
      }
    },
    /** Where what was written until now ends, for `searchFor`. */
    written: () => server.ask().then(positionText, () => unknown),
    /** A change was announced: who searches from now on must see it. */
    change,
    /** The connection with announcements was opened or lost: without them only the primary is asked. */
    listen(up: boolean) {
      isHearing = up
      change()
    },
    /** ms for which the search has waited for a connection that waits longest */
    delay: () => Math.max(...replicas.map((replica) => replica.delay())),
    states: (): readonly ReplicaState[] => replicas.map(stateOf),
    async close() {
      clearInterval(timer)
      await Promise.all([server.close(), ...replicas.map((replica) => replica.close())])
    },
  }
}

function useOf(replica: Replica, lag: number): ReplicaUse {
  const condition = replica.condition()
  if (condition !== 'follows') return condition
  return lag > mostBehind ? 'behind' : 'in use'
}
