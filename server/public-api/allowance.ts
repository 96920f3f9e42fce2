import { countUses, networkOf } from '../../app/ground/db/rate-limit.server.ts'
import type { Database } from '../../app/ground/db/client.server.ts'
import { apiRate as rate } from '../../app/site/api-page/api.ts'

/** The size of the portions that a process takes from the database and then hands out itself. */
const portion = 30
const mostHeld = 10_000
const withoutDatabase = { uses: portion, rest: 0, endsAfter: 5_000 }

export type Allowance = { readonly isAllowed: boolean; readonly left: number; readonly seconds: number }
/** `uses` are this process's to hand out, `rest` is what the window has beyond them. */
type GrantedUses = { uses: number; rest: number; endsAt: number }

/**
 * Tells whether a client may ask once more. All processes count together, a network at most `portion` uses per process
 * too strictly. Without the database it is let in: what is in memory is still served.
 */
export function allowances(database: Database): (client: string) => Promise<Allowance> {
  const grants = new Map<string, Promise<GrantedUses>>()

  async function take(network: string): Promise<GrantedUses> {
    const { count, secondsLeft } = await countUses(database, `api ${network}`, {
      uses: portion,
      seconds: rate.seconds,
    })
    const uses = Math.min(portion, Math.max(0, rate.most - count + portion))
    const rest = Math.max(0, rate.most - count)
    return { uses, rest, endsAt: Date.now() + secondsLeft * 1000 }
  }

  function renew(network: string) {
    if (grants.size >= mostHeld) grants.clear()
    const { uses, rest, endsAfter } = withoutDatabase
    grants.set(
      network,
      take(network).catch(() => ({ uses, rest, endsAt: Date.now() + endsAfter })),
    )
  }

  return async (client) => {
    const network = networkOf(client)
    for (;;) {
      const grant = grants.get(network)
      const current = await grant
      const isOver = !current || current.endsAt <= Date.now()
      if (!isOver && (current.uses > 0 || current.rest === 0)) return use(current)
      if (grants.get(network) === grant) renew(network)
    }
  }
}

function use(grant: GrantedUses): Allowance {
  const isAllowed = grant.uses > 0
  if (isAllowed) grant.uses--
  const seconds = Math.max(1, Math.ceil((grant.endsAt - Date.now()) / 1000))
  return { isAllowed, left: grant.uses + grant.rest, seconds }
}

/** As the IETF's draft on rate limit fields has them. */
export const rateHeaders = ({ left, seconds }: Allowance) => ({
  'ratelimit-policy': `"network";q=${rate.most};w=${rate.seconds}`,
  ratelimit: `"network";r=${left};t=${seconds}`,
})
