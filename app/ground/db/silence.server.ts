import type { Socket } from 'node:net'
import pg from 'pg'

/** `readyForQuery` is false while a query has no answer. Both are left out by the types. */
type Connection = pg.PoolClient & { processID: number; readyForQuery: boolean }
type ConnectionState = { bytes: number; silentLooks: number }

const lookEvery = 1_000 // ms
const suspicious = 3 // looks in a row at which a query is still unanswered
const answerWithin = 2_000 // ms
const pause = 1_000 // ms for which an answer to `answers` holds
const tick = 100 // ms

/**
 * Ends connections of a pool whose other end is gone without a word: a query on them would wait for ever, as the server's
 * own limit never reaches us. A query that is merely slow is left alone for up to `longest` ms: whether it is being
 * worked on, the server says on another connection. Behind a pooler it can't say that, and only `longest` counts.
 * @returns `cutAll` ends all connections at once, whatever they wait for
 */
export function endSilentConnections(
  pool: pg.Pool,
  url: string,
  { longest = Number.POSITIVE_INFINITY, onSilence }: { longest?: number; onSilence(): void },
) {
  const connections = new Map<Connection, ConnectionState>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false
  pool.on('connect', (client) => {
    connections.set(client as Connection, { bytes: -1, silentLooks: 0 })
    timer ??= setInterval(look, lookEvery).unref()
  })
  pool.on('remove', (client) => {
    connections.delete(client as Connection)
    if (connections.size > 0) return
    clearInterval(timer)
    timer = undefined
  })

  // Looks are counted and not milliseconds: after a pause of this process itself everything seems to be late.
  function look() {
    const suspects: Connection[] = []
    for (const [connection, seen] of connections) {
      const { bytesRead } = socketOf(connection)
      const isSilent = !connection.readyForQuery && bytesRead === seen.bytes
      seen.bytes = bytesRead
      seen.silentLooks = isSilent ? seen.silentLooks + 1 : 0
      if (seen.silentLooks * lookEvery > longest) cut(connection)
      else if (seen.silentLooks >= suspicious) suspects.push(connection)
    }
    if (suspects.length > 0 && !isAsking) void judge(suspects)
  }

  async function judge(suspects: Connection[]) {
    isAsking = true
    const lost = await lostOf(
      url,
      suspects.map(({ processID }) => processID),
    )
    isAsking = false
    const isStillSilent = (connection: Connection) => {
      const seen = connections.get(connection)
      return !connection.readyForQuery && seen?.bytes === socketOf(connection).bytesRead
    }
    const dead = suspects.filter(
      (connection) => lost.includes(connection.processID) && isStillSilent(connection),
    )
    dead.forEach(cut)
    if (dead.length === 0) return
    onSilence()
    // Those that rest have most likely gone the same way.
    for (const connection of connections.keys())
      if (connection.readyForQuery && connection.getTransactionStatus() === 'I') cut(connection)
  }

  return { cutAll: () => [...connections.keys()].forEach(cut) }
}

function cut(connection: Connection) {
  const error = Object.assign(new Error('Connection terminated: the database did not answer'), {
    code: 'ETIMEDOUT',
  })
  socketOf(connection).destroy(error)
}

const socketOf = ({ connection }: Connection) => connection.stream as Socket

/**
 * Which of these connections the server does not work on: all if it can't be reached, none if it can't say. What is left
 * of them there is ended, as it may hold locks.
 */
async function lostOf(url: string, pids: number[]): Promise<number[]> {
  try {
    return await askApart(url, async (client) => {
      const { rows } = await client.query<{ own: number; working: number[] }>(
        `select pg_backend_pid() as own, array(
           select pid from pg_stat_activity where pid = any ($1)
             and (coalesce(state, '') not like 'idle%' or state_change > now() - interval '1 second')
         ) as working`,
        [pids],
      )
      const [{ own = 0, working = [] } = {}] = rows
      const isPooled = own !== (client as unknown as Connection).processID
      if (isPooled) return []
      const lost = pids.filter((pid) => !working.includes(pid))
      // After a failover the same numbers may be those of other programs' connections.
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid = any ($1) and application_name like 'proa%'`,
        [lost],
      )
      return lost
    })
  } catch (error) {
    return error instanceof pg.DatabaseError ? [] : pids
  }
}

/** Whether the database answers, asked on a connection apart; who asks at the same time shares one question. */
export function databaseProbe(url: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  const ask = () =>
    askApart(url, (client) => client.query('select')).then(
      () => true,
      () => false,
    )
  return () => {
    if (asked) return asked
    asked = ask()
    void asked.then(() => setTimeout(() => (asked = undefined), pause).unref())
    return asked
  }
}

async function askApart<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'proa watch' })
  client.on('error', () => {}) // a query fails by it, too
  const giveUp = afterListening(answerWithin, () => cut(client as Connection))
  try {
    await client.connect()
    return await work(client)
  } finally {
    giveUp.cancel()
    void client.end().catch(() => {})
  }
}

/** Calls after so many ms in which this process could hear an answer: after a pause of its own it listens first. */
function afterListening(ms: number, call: () => void) {
  let left = ms
  const timer = setInterval(() => {
    left -= tick
    if (left <= 0) call()
  }, tick).unref()
  return { cancel: () => clearInterval(timer) }
}
