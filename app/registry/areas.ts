import type { AnyArea } from '../directory/area.ts'
import { registerAreas } from '../directory/known-areas.ts'
import { businesses } from '../areas/businesses/area.ts'
import { adventures } from '../areas/adventures/area.ts'
import { attractions } from '../areas/attractions/area.ts'
import { classifieds } from '../areas/classifieds/area.ts'
import { events } from '../areas/events/area.ts'
import { governmentServices } from '../areas/government-services/area.ts'
import { food } from '../areas/food/area.ts'
import { hotels } from '../areas/hotels/area.ts'
import { jobs } from '../areas/jobs/area.ts'
import { products } from '../areas/local-products/area.ts'
import { properties } from '../areas/properties/area.ts'
import { shopping } from '../areas/shopping/area.ts'
import { taxis } from '../areas/taxis/area.ts'
import { tours } from '../areas/virtual-tour/area.ts'
import { vehicles } from '../areas/vehicles/area.ts'

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

registerAreas(areas)
