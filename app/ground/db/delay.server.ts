import type pg from 'pg'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/** Tells for how many ms that has waited which waits longest for one of a pool's connections; 0: nothing waits. */
export function delayOf(pool: pg.Pool): () => number {
  const waiting = new Set<{ since: number }>()
  const connect = pool.connect.bind(pool)

  function connectTimed(): Promise<pg.PoolClient>
  function connectTimed(connected: ConnectCallback): void
  function connectTimed(connected?: ConnectCallback) {
    const wait = { since: performance.now() }
    waiting.add(wait)
    if (!connected) return connect().finally(() => waiting.delete(wait))
    connect((...outcome) => {
      waiting.delete(wait)
      connected(...outcome)
    })
  }
  pool.connect = connectTimed
  return () => {
    const [first] = waiting
    return first ? performance.now() - first.since : 0
  }
}
