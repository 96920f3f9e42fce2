import type { AnyArea } from '../directory/area.ts'
import { events } from './events/area.ts'
import { vehicles } from './vehicles/area.ts'

/** Every area of the directory, in the order of the site. */
export const areas: readonly AnyArea[] = [vehicles, events]
