import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { makeToken, readToken, useToken } from '../../people/accounts/mailed-token.server.ts'
import { returnedAddress } from './addresses.ts'
import { connectRate, rateKey } from './connect.server.ts'
import type { Outcome } from './outcomes.ts'
import { saveMerchant } from './seller-terms.server.ts'

type Context = Pick<RequestContext, 'database' | 'payPal' | 'origin'>

const trackingOf = (userId: string, attempt: string) => `${userId}-${attempt}`

/**
 * @returns where the seller connects their account. `often`: after five times in an hour. `refused`: PayPal does not
 * accept the site as its partner, which the log explains
 */
export async function startOnboarding(
  { database, payPal, origin }: Context,
  userId: string,
): Promise<{ readonly address: string } | 'often' | 'refused' | 'unreached'> {
  if (!payPal?.onboarding) return 'unreached'
  if (!(await isWithinRate(database, rateKey(userId), connectRate))) return 'often'
  const attempt = await makeToken(database, 'paypal', {}, userId)
  const returnTo = origin + returnedAddress(attempt)
  try {
    return await payPal.onboarding.start({ tracking: trackingOf(userId, attempt), returnTo })
  } catch {
    return 'unreached'
  }
}

/** Asks PayPal which account a seller has connected in their latest attempt, which connects one only. */
export async function finishOnboarding(
  { database, payPal }: Context,
  userId: string,
  attempt: string,
): Promise<Outcome> {
  if (!(await readToken(database, 'paypal', attempt, userId))) return 'old'
  const found = await payPal?.onboarding?.find(trackingOf(userId, attempt)).catch(() => 'unreached' as const)
  if (found === 'unreached' || found === 'refused') return found
  if (!found) return 'waiting'
  if (!found.canReceive) return 'unable'
  return database.transaction(async (tx) => {
    if (!(await useToken(tx, 'paypal', attempt, userId))) return 'old'
    await saveMerchant(tx, userId, found.merchant)
    return 'connected'
  })
}
