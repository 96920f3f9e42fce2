import { attractionContent } from '../areas/attractions/content.server.ts'
import { subcategoryContent } from '../areas/businesses/content/subcategories.server.ts'
import { governmentContent } from '../areas/government-services/content.server.ts'
import { tourContent } from '../areas/virtual-tour/content.server.ts'
import { tourStopContent } from '../areas/virtual-tour/stop-content.server.ts'
import { registerAreaContent } from '../team/content/area-content.server.ts'

/** What the team writes of areas, in the order of the overview. `content-preview-page.tsx` has a component for each. */
export const contents = {
  government: governmentContent,
  attraction: attractionContent,
  tour: tourContent,
  stop: tourStopContent,
}

registerAreaContent(contents, [subcategoryContent])
