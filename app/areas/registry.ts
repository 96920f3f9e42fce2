import type { AnyArea } from '../directory/area.ts'
import { businesses } from './businesses/area.ts'
import { adventures } from './adventures/area.ts'
import { attractions } from './attractions/area.ts'
import { classifieds } from './classifieds/area.ts'
import { events } from './events/area.ts'
import { governmentServices } from './government-services/area.ts'
import { food } from './food/area.ts'
import { hotels } from './hotels/area.ts'
import { jobs } from './jobs/area.ts'
import { products } from './local-products/area.ts'
import { properties } from './properties/area.ts'
import { shopping } from './shopping/area.ts'
import { taxis } from './taxis/area.ts'
import { tours } from './virtual-tour/area.ts'
import { vehicles } from './vehicles/area.ts'

/** Every area of the directory, in the order of the site. */
export const areas: readonly AnyArea[] = [
  properties,
  vehicles,
  events,
  governmentServices,
  jobs,
  food,
  shopping,
  products,
  businesses,
  adventures,
  attractions,
  tours,
  hotels,
  taxis,
  classifieds,
]
