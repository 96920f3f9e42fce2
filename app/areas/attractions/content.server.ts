import { msg } from '@lingui/core/macro'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { visitorArguments } from '../../team/content/area-content.server.ts'
import { listingKind } from '../../team/content/kinds/listings.server.ts'
import { attractions } from './area.ts'

export const attractionContent = listingKind({
  area: attractions,
  title: msg`Attractions`,
  about: msg`Places worth seeing.`,
  add: msg`Add an attraction`,
  preview: (tx, context, ref) =>
    loadDetail(attractions, visitorArguments(tx, context, attractions.path, ref)),
})
