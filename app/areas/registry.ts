import type { AnyArea } from '../directory/area.ts'
import { presetOf } from '../directory/presets.ts'
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

/** Every list by its address: of the areas, and of their presets. */
export const lists: ReadonlyMap<string, AnyArea> = new Map(
  areas
    .flatMap((area) => [area, ...Object.keys(area.presets ?? {}).map((path) => presetOf(area, path))])
    .map((list) => [list.path, list]),
)
