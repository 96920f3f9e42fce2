import { laterAddresses } from '../later-addresses.ts'
import type { Entry } from './xml.ts'

/** The pages that no table lists. */
const standing = [
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
  '/about',
  '/contact',
  '/careers',
  '/press',
  '/privacy',
  '/terms',
  '/cookies',
]

/** Hubs, presets and standing pages, as far as they are built. */
export const findPages = (): Entry[] =>
  standing.filter((path) => !laterAddresses.includes(path)).map((path) => ({ path }))
