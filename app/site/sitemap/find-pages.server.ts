import { articleAddresses } from '../../articles/addresses.server.ts'
import type { Page } from '../../context.ts'
import type { Database } from '../../db/client.server.ts'
import { questionAddresses } from '../../questions/addresses.server.ts'
import { laterAddresses } from '../later-addresses.ts'
import { standingAddresses } from '../standing/addresses.server.ts'
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
  '/contact',
  '/ask-local/new',
  '/advertise',
]

/** All that is no listing and no list of them: hubs and presets as far as they are built, articles, questions and the rest. */
export async function findPages(database: Database, page: Page): Promise<Entry[]> {
  return [
    ...fixed.filter((path) => !laterAddresses.includes(path)).map((path) => ({ path })),
    ...(await standingAddresses(database)),
    ...(await questionAddresses(database, page)),
    ...(await articleAddresses(database, page)),
  ]
}
