import { msg } from '@lingui/core/macro'
import { areaOf } from '../../directory/known-areas.ts'
import type { OwnerPage } from '../../directory/owner-pages.server.ts'
import { specialHoursAddress } from './addresses.ts'

export const specialHoursPage: OwnerPage = {
  name: 'hours',
  label: msg`Special hours`,
  right: 'announce',
  isFor: (kind) => areaOf(kind)?.attributes.hours !== undefined,
  addressOf: specialHoursAddress,
}
