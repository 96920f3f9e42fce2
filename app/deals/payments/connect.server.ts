import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { makeToken, readToken, useToken } from '../../people/accounts/mailed-token.server.ts'
import { paymentsPath } from './addresses.ts'
import { connectMail } from './connect-mail.tsx'
import { saveMerchant } from './seller-terms.server.ts'

export const connectRate = { most: 5, seconds: 3_600 }
export const rateKey = (userId: string) => `paypal ${userId}`

type Wish = { readonly userId: string; readonly merchant: string; readonly email: string }

/**
 * Mails a link to the address of a PayPal account: the seller confirms the account by opening it signed in.
 * @returns false after five in an hour
 */
export const askToConnect = (
  { database, origin, language }: Pick<RequestContext, 'database' | 'origin' | 'language'>,
  { userId, merchant, email }: Wish,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!(await isWithinRate(tx, rateKey(userId), connectRate))) return false
    const token = await makeToken(tx, 'paypal', { merchant }, userId)
    const link = `${origin + paymentsPath}?confirm=${token}`
    await sendMail(tx, {
      userId,
      to: email,
      language,
      mail: connectMail({ link, merchant }),
      key: `paypal ${token.slice(0, 12)}`,
    })
    return true
  })

/** The account that a mailed link confirms; null if the link is no longer valid. */
export async function readMerchantOf(
  database: Database,
  userId: string,
  token: string,
): Promise<string | null> {
  return (await readToken(database, 'paypal', token, userId))?.merchant ?? null
}

export const confirmMerchant = (database: Database, userId: string, token: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const value = await useToken(tx, 'paypal', token, userId)
    if (!value?.merchant) return false
    await saveMerchant(tx, userId, value.merchant)
    return true
  })
