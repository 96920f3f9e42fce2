import { msg } from '@lingui/core/macro'
import { loadDetail } from '../../directory/detail/load-detail.server.ts'
import { visitorArguments } from '../../team/content/area-content.server.ts'
import { listingKind } from '../../team/content/kinds/listings.server.ts'
import { governmentServices } from './area.ts'

export const governmentContent = listingKind({
  area: governmentServices,
  title: msg`Government services`,
  about: msg`Government offices and what each one does.`,
  add: msg`Add a government service`,
  preview: (tx, context, ref) =>
    loadDetail(governmentServices, visitorArguments(tx, context, governmentServices.path, ref)),
})
