import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { stateNames } from '../../market/own-listings/change-labels.ts'
import type { DeskState } from './desk-query.ts'

export const stateLabels: Readonly<Record<DeskState, MessageDescriptor>> = {
  ...stateNames,
  deleted: msg({ message: 'Deleted', context: 'listing' }),
}
