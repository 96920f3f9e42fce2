import type { Database } from '../../../ground/db/client.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { findTerms } from '../../payments/seller-terms.server.ts'
import { isPaidFirst } from '../../payments/ways.ts'
import type { Bookable } from '../bookables/bookable.server.ts'
import type { SiteContext } from '../bookables/offered.server.ts'

export type PayingSite = SiteContext & Pick<RequestContext, 'payPal'>

type Owner = { readonly id: string; readonly isSample: boolean }

/** How much of its price a booking asks to be paid on the site, in percent: nothing where its owner can't be paid there. */
export async function findPrepaid(
  database: Database,
  { prepaidPercent }: Pick<Bookable, 'prepaidPercent'>,
  { owner, site }: { owner: Owner; site: Pick<RequestContext, 'demo' | 'payPal'> },
): Promise<number> {
  if (prepaidPercent === 0) return 0
  const { ways } = await findTerms(database, owner, site)
  return ways.some(isPaidFirst) ? prepaidPercent : 0
}
