import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export type Outage = ReturnType<typeof watchForOutage>
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: () => void,
) => void

const askEvery = 500 // ms

/**
 * Remembers that the database does not answer: from when `answers` says so after a failure, until it says otherwise.
 * @returns `suspect` is called after a failure
 */
export function watchForOutage(answers: () => Promise<boolean>) {
  let isAsking = false
  let isOn = false

  async function untilAnswered() {
    isAsking = true
    while (!(await answers())) {
      isOn = true
      await sleep(askEvery, undefined, { ref: false })
    }
    isOn = false
    isAsking = false
  }

  return {
    isOn: () => isOn,
    suspect() {
      if (!isAsking) void untilAnswered()
    },
  }
}

/**
 * Lets a pool refuse to connect at once during an outage: otherwise each connection would take seconds to fail.
 * @returns `failWaiting` refuses those who wait for one
 */
export function failFast(pool: pg.Pool, outage: Outage) {
  const connect = pool.connect.bind(pool)
  const waiting = new Set<ConnectCallback>()

  function connectOrFail(): Promise<pg.PoolClient>
  function connectOrFail(connected: ConnectCallback): void
  function connectOrFail(connected?: ConnectCallback) {
    if (!connected)
      return new Promise<pg.PoolClient>((resolve, reject) =>
        connectOrFail((error, client) => (client ? resolve(client) : reject(error))),
      )
    if (outage.isOn()) return process.nextTick(connected, unanswered(), undefined, () => {})
    // Wrapped, since two who wait may pass the same function.
    const told: ConnectCallback = (...answer) => connected(...answer)
    waiting.add(told)
    return connect((error, client, release) => {
      if (error) outage.suspect()
      if (waiting.delete(told)) told(error, client, release)
      else client?.release()
    })
  }
  pool.connect = connectOrFail
  return {
    failWaiting() {
      const all = [...waiting]
      waiting.clear()
      for (const told of all) told(unanswered(), undefined, () => {})
    },
  }
}

const unanswered = () => Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
