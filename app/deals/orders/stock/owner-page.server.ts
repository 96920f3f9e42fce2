import { msg } from '@lingui/core/macro'
import type { OwnerPage } from '../../../directory/owner-pages.server.ts'
import { soldOf } from '../../../directory/sold.ts'
import { stockAddress } from '../addresses.ts'

export const stockPage: OwnerPage = {
  name: 'stock',
  label: msg`Pieces for sale`,
  right: 'offer',
  isFor: (kind) => soldOf(kind) === 'many',
  addressOf: stockAddress,
}
