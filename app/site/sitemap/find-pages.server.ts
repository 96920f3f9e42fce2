import { articleAddresses } from '../../articles/addresses.server.ts'
import type { Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import { questionAddresses } from '../../questions/addresses.server.ts'
import { laterAddresses } from '../later-addresses.ts'
import { standingAddresses } from '../../standing-pages/addresses.server.ts'
import type { Entry } from './xml.ts'

/** The pages that no table lists. */
const fixed = [
  '/',
  '/hotels/rent',
  '/hotels/buy-sell',
  '/food/restaurants',
  '/food/bars',
  '/food/groceries',
  '/experiences',
  '/experiences/cultural',
  '/experiences/adventures',
  '/buy-sell/everyday',
  '/services',
  '/services/emergency',
  '/advertise',
  '/contact',
]

/** Hubs, presets and standing pages, as far as they are built, articles and questions. */
export async function findPages(database: Database, page: Pick<Page, 'samples'>): Promise<Entry[]> {
  return [
    ...fixed.filter((path) => !laterAddresses.includes(path)).map((path) => ({ path })),
    ...(await standingAddresses(database)),
    ...(await questionAddresses(database, page)),
    ...(await articleAddresses(database, page)),
  ]
}
