import { msg } from '@lingui/core/macro'
import type { OwnerPage } from '../../directory/owner-pages.server.ts'
import { colleaguesAddress } from './addresses.ts'

export const colleaguesPage: OwnerPage = {
  name: 'colleagues',
  label: msg`Colleagues`,
  right: 'colleagues',
  isFor: () => true,
  addressOf: colleaguesAddress,
}
