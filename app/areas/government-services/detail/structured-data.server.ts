import type { DetailData } from '../../../directory/detail/load-detail.server.ts'
import { basicsOf, reachOf, whereOf } from '../../../directory/structured-data/parts.server.ts'
import { hoursOf } from '../../../directory/structured-data/times.server.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import type { governmentServices } from '../area.ts'

export const describeOffice: Describe<DetailData<typeof governmentServices.attributes>> = (
  detail,
  i18n,
  now,
) => {
  const { listing } = detail
  return {
    '@type': 'GovernmentOffice',
    ...basicsOf(detail),
    ...whereOf(listing, i18n),
    ...reachOf(listing),
    ...hoursOf(listing, now),
  }
}
