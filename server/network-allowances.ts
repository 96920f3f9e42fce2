import type { Database } from '../app/ground/db/client.server.ts'
import { countUses, networkOf } from '../app/ground/db/rate-limit.server.ts'

/** How many uses a process takes from the database at once, and then hands out itself. */
const portion = 30
const mostHeld = 10_000
const withoutDatabase = { rest: 0, lasts: 5_000 /* ms */ }

export type Rate = { most: number; seconds: number }
export type Allowance = { readonly isAllowed: boolean; readonly left: number; readonly seconds: number }
/**
 * `uses` are this process's to hand out, of which `uncounted` are not in the database; `rest` is what the window has
 * beyond. `endsAt` is of performance.now(): a machine's time of day may be set back.
 */
type GrantedUses = { uses: number; rest: number; uncounted: number; endsAt: number }

/**
 * Tells whether a client may do something once more, or so many times. All processes count together, a network at most
 * `portion` uses per process too strictly. Without the database it is let in: what is in memory is still served.
 * @param rate.free how many uses of a window a process does not count while there are no more: those of most visitors
 *   then cost no row
 */
export function networkAllowances(
  database: Database,
  name: string,
  { most, seconds, free = 0 }: Rate & { free?: number },
): (client: string, times?: number) => Promise<Allowance> {
  const grants = new Map<string, Promise<GrantedUses>>()

  async function take(
    network: string,
    wanted: number,
    { uses: left, uncounted }: Pick<GrantedUses, 'uses' | 'uncounted'>,
  ) {
    const { count, secondsLeft } = await countUses(database, `${name} ${network}`, {
      uses: wanted + uncounted,
      seconds,
    })
    const granted = Math.min(wanted, Math.max(0, most - (count - wanted)))
    const rest = Math.max(0, most - count)
    return { uses: left + granted, rest, uncounted: 0, endsAt: performance.now() + secondsLeft * 1000 }
  }

  function renew(network: string, times: number, current: GrantedUses | undefined) {
    if (grants.size >= mostHeld) grants.clear()
    const wanted = Math.max(portion, times)
    const ofItself = {
      uses: free,
      rest: most - free,
      uncounted: free,
      endsAt: performance.now() + seconds * 1000,
    }
    const { rest, lasts } = withoutDatabase
    const grant =
      free && !current
        ? Promise.resolve(ofItself)
        : take(network, wanted, current ?? { uses: 0, uncounted: 0 }).catch(() => ({
            uses: wanted,
            rest,
            uncounted: 0,
            endsAt: performance.now() + lasts,
          }))
    grants.set(network, grant)
  }

  return async (client, times = 1) => {
    const network = networkOf(client)
    for (;;) {
      const grant = grants.get(network)
      const last = await grant
      const current = last && last.endsAt > performance.now() ? last : undefined
      if (current && (current.uses >= times || current.rest === 0)) return use(current, times)
      if (grants.get(network) === grant) renew(network, times, current)
    }
  }
}

function use(grant: GrantedUses, times: number): Allowance {
  const isAllowed = grant.uses >= times
  if (isAllowed) grant.uses -= times
  const seconds = Math.max(1, Math.ceil((grant.endsAt - performance.now()) / 1000))
  return { isAllowed, left: grant.uses + grant.rest, seconds }
}
