import { advertisementAt } from '../advertising/go-address.ts'
import { advertisementsSeen } from '../advertising/counters.server.ts'
import type { CountedEvent } from '../../ground/counting/counted.ts'
import {
  contacts,
  listingContacts,
  listingViews,
  pageViews,
  paints,
} from '../../ground/counting/counters.server.ts'
import type { Counts } from '../../ground/counting/counts.server.ts'
import { listingAt, pageKind } from './page-kind.ts'
import { boundOf } from '../../ground/counting/paints.ts'

/** Counts the views that a browser reports. @param by the signed-in account */
export function countViews(counts: Pick<Counts, 'add'>, counted: readonly CountedEvent[], by: string | null) {
  for (const one of counted) {
    const advertisement = one.what === 'seen' && advertisementAt(one.path)
    if (advertisement) counts.add(advertisementsSeen, advertisement, by)
    const kind = pageKind(one.path)
    if (kind && one.what === 'view') counts.add(pageViews, kind)
    if (kind && one.what === 'paint') counts.add(paints, `${kind} ${boundOf(one.ms)}`)
    const listing = listingAt(one.path)
    if (!listing) continue
    const subject = `${listing.kind}/${listing.ref}`
    if (one.what === 'view') counts.add(listingViews, subject, by)
    if (one.what !== 'contact') continue
    counts.add(contacts, listing.kind)
    counts.add(listingContacts, subject, by)
  }
}
