import { networkOf } from '../app/ground/db/rate-limit.server.ts'

const mostKnown = 10_000

/**
 * Counts what each network does in a window of so many milliseconds. Each process for itself, in memory: a row in the
 * database would cost more than most of the answers, and this protects no secret.
 */
export function networkCounts(window: number) {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (client: string, times = 1) => {
    const now = Date.now()
    if (now >= endsAt || counts.size >= mostKnown) {
      counts = new Map()
      endsAt = now + window
    }
    const network = networkOf(client)
    const count = (counts.get(network) ?? 0) + times
    counts.set(network, count)
    return { count, secondsLeft: Math.ceil((endsAt - now) / 1000) }
  }
}
