import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

type Handlers = {
  onMessage(payload: string): void
  /** Messages arrive from now on; any sent since the last `onDown` are lost. */
  onUp(): void
  onDown(): void
}

const pingEvery = 3_000 // ms
const answerWithin = 3_000 // ms
const farewell = 1_000 // ms
const longestPause = 2_000 // ms between two attempts to connect

/**
 * Listens to a channel on one connection of its own, which must lead straight to the server. A connection
 * that is lost, or silent for too long, is replaced until `close` is called.
 */
export function listen(connectionString: string, channel: string, handlers: Handlers) {
  const closing = new AbortController()
  const ended = keepListening(closing.signal)
  return {
    async close() {
      closing.abort()
      await ended
    },
  }

  async function keepListening(closed: AbortSignal) {
    for (let failures = 0; !closed.aborted; failures++) {
      const wasUp = await listenOnce(closed)
      if (wasUp) failures = 0
      const pause = Math.min(longestPause, 100 * 2 ** failures)
      await sleep(pause, undefined, { signal: closed }).catch(() => {})
    }
  }

  /** Returns when the connection has ended: true if it was up. */
  async function listenOnce(closed: AbortSignal): Promise<boolean> {
    const client = new pg.Client({
      connectionString,
      application_name: 'proa listen',
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    })
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', () => {}) // what matters is its end
    client.on('notification', ({ payload }) => handlers.onMessage(payload ?? ''))
    // end() waits for an answer where none is due, and cuts the line where one is
    const end = () => void client.end().catch(() => {})
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch {
      end()
      return false
    }
    handlers.onUp()
    const pings = setInterval(() => client.query('select').catch(end), pingEvery)
    const leave = () => {
      end()
      setTimeout(() => client.connection.stream.destroy(), farewell).unref() // it may be gone without a word
    }
    closed.addEventListener('abort', leave)
    if (closed.aborted) leave()
    await lost
    closed.removeEventListener('abort', leave)
    clearInterval(pings)
    if (!closed.aborted) handlers.onDown()
    return true
  }
}
