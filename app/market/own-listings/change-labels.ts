import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ListingState } from '../../directory/listing-state.ts'
import type { Change } from './own-listing.ts'

export const stateNames: Record<ListingState, MessageDescriptor> = {
  draft: msg`Draft`,
  hidden: msg`Hidden`,
  refused: msg`Not approved`,
  review: msg`In review`,
  sold: msg({ message: 'Sold', context: 'listing' }),
  closed: msg({ message: 'Closed', context: 'listing' }),
  paused: msg`Paused`,
  expired: msg`Expired`,
  demo: msg`Demo`,
  live: msg`Live`,
}

/** What the button says. */
export const changeNames: Record<Change, MessageDescriptor> = {
  renew: msg`Renew`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  sold: msg`Mark as sold`,
  close: msg`Close listing`,
  'undo-pause': msg`Undo`,
  'undo-sold': msg`Undo`,
  'undo-close': msg`Undo`,
  delete: msg`Delete`,
  restore: msg`Undo`,
}

/** The confirmation of each change. */
export const changeDone: Record<Change, (title: string) => MessageDescriptor> = {
  renew: (title) => msg`Renewed: ${title}`,
  pause: (title) => msg`Paused: ${title}`,
  resume: (title) => msg`Resumed: ${title}`,
  sold: (title) => msg`Marked as sold: ${title}`,
  close: (title) => msg`Closed: ${title}`,
  'undo-pause': (title) => msg`Resumed: ${title}`,
  'undo-sold': (title) => msg`Restored: ${title}`,
  'undo-close': (title) => msg`Restored: ${title}`,
  delete: (title) => msg`Deleted: ${title}`,
  restore: (title) => msg`Restored: ${title}`,
}

/** What undoes it, where one may have slipped. */
export const undo: Partial<Record<Change, Change>> = {
  pause: 'undo-pause',
  sold: 'undo-sold',
  close: 'undo-close',
  delete: 'restore',
}
