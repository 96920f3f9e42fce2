import { sql } from 'drizzle-orm'
import type { Counter } from './counter.ts'

/** By kind of page, as `pageKind` names it. */
export const pageViews: Counter = { name: 'page view' }
/** By kind of page and how many milliseconds its largest part took at most: `/vehicles 1500`. */
export const paints: Counter = { name: 'paint' }
/** By kind of listing. */
export const contacts: Counter = { name: 'contact' }

/** A listing is a subject by its kind and ref, as `vehicle/1`. What its owner and their colleagues do there does not count. */
const isListed: Counter['condition'] = (subject, by) => sql`exists (
  select from listing
  where kind = split_part(${subject}, '/', 1) and ref = substr(${subject}, strpos(${subject}, '/') + 1)
    and live and (${by} is null or owner_id is distinct from ${by} and not exists (
      select from listing_colleague where listing_id = listing.id and user_id = ${by})))`

export const listingViews: Counter = { name: 'listing view', condition: isListed }
export const listingContacts: Counter = { name: 'listing contact', condition: isListed }
