import type { DetailData } from '../../directory/detail/load-detail.server.ts'
import { basicsOf, whereOf } from '../../directory/structured-data/parts.server.ts'
import type { Describe } from '../../directory/structured-data/thing.ts'
import type { attractions } from './area.ts'

export const describeAttraction: Describe<DetailData<typeof attractions.attributes>> = (detail, i18n) => ({
  '@type': 'TouristAttraction',
  ...basicsOf(detail),
  ...whereOf(detail.listing, i18n),
})
