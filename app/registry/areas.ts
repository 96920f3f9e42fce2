import type { AnyArea } from '../directory/area.ts'
import type { CompleteArea } from '../directory/complete-area.ts'
import { registerAreas } from '../directory/known-areas.ts'
import { adventureArea } from '../areas/adventures/area.server.ts'
import { attractionArea } from '../areas/attractions/area.server.ts'
import { businessArea } from '../areas/businesses/area.server.ts'
import { classifiedArea } from '../areas/classifieds/area.server.ts'
import { eventArea } from '../areas/events/area.server.ts'
import { foodArea } from '../areas/food/area.server.ts'
import { governmentArea } from '../areas/government-services/area.server.ts'
import { hotelArea } from '../areas/hotels/area.server.ts'
import { jobArea } from '../areas/jobs/area.server.ts'
import { productArea } from '../areas/local-products/area.server.ts'
import { propertyArea } from '../areas/properties/area.server.ts'
import { shoppingArea } from '../areas/shopping/area.server.ts'
import { taxiArea } from '../areas/taxis/area.server.ts'
import { vehicleArea } from '../areas/vehicles/area.server.ts'
import { tourArea } from '../areas/virtual-tour/area.server.ts'

/** Every area of the directory, in the order of the site. */
const completeAreas: readonly CompleteArea[] = [
  propertyArea,
  vehicleArea,
  eventArea,
  governmentArea,
  jobArea,
  foodArea,
  shoppingArea,
  productArea,
  businessArea,
  adventureArea,
  attractionArea,
  tourArea,
  hotelArea,
  taxiArea,
  classifiedArea,
]

registerAreas(completeAreas)

export const areas: readonly AnyArea[] = completeAreas.map(({ area }) => area)
