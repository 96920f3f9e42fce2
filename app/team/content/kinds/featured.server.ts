import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import { listed } from '../../../directory/conditions.server.ts'
import type { RecordKey } from '../../../ground/db/named.ts'
import { listingAt } from '../../listing-desk/listing-at.ts'
import type { ContentKind, FoundProblems } from '../kind.ts'

/** Listings of any area that come first on the home page and above the lists. */
export const featured: ContentKind = {
  name: 'featured',
  title: msg`Featured listings`,
  about: msg`Shown first on the home page and above some lists.`,
  add: msg`Feature a listing`,
  fields: {
    page: {
      label: msg`Address of its page`,
      hint: msg`Such as /vehicles/2, the part after this site’s name.`,
      required: true,
      fixed: true,
      control: { type: 'line', max: 200 },
    },
  },
  rows: {
    from: sql`listing`,
    where: sql`featured and deleted_at is null`,
    order: [sql`kind`, sql`title`, sql`id`],
    ref: sql`(kind || '.' || ref)`,
    title: sql`title`,
    lang: sql`lang`,
    isLive: (context) => isSeen(context),
  },
  async read(database, ref) {
    const named = namedIn(ref)
    return (await isThere(database, sql`featured and ${isListing(named)}`)) ? { page: pageOf(named) } : null
  },
  async write(tx, _, __, { page = '' }) {
    const named = listingAt(page)!
    await tx.execute(sql`update listing set featured = true where ${isListing(named)}`)
    return `${named.kind}.${named.ref}`
  },
  async remove(tx, ref) {
    await tx.execute(sql`update listing set featured = false where ${isListing(namedIn(ref))}`)
  },
  removal: { label: msg`Stop featuring`, done: (title) => msg`No longer featured: ${title}` },
  async check({ page: address }, context): Promise<FoundProblems> {
    if (!address) return {}
    if (URL.parse(address, context.origin)?.origin !== context.origin)
      return { page: msg`Enter an address on this site, such as /vehicles/2.` }
    const named = listingAt(address)
    if (!named || !(await isThere(context.database, isListing(named))))
      return { page: msg`There is no listing at this address.` }
    if (!(await isThere(context.database, sql`${isListing(named)} and ${isSeen(context)}`)))
      return {
        page: msg`Visitors can’t see this listing now because it is hidden, not published, or over. Only visible listings can be featured.`,
      }
    return {}
  },
  async taken(database, ref, { page = '' }): Promise<FoundProblems> {
    const named = ref === null ? listingAt(page) : null
    return named && (await isThere(database, sql`featured and ${isListing(named)}`))
      ? { page: msg`This listing is already featured.` }
      : {}
  },
  address: (ref) => pageOf(namedIn(ref)),
}

/** What names one here, as `vehicle.2`. */
function namedIn(name: string): RecordKey {
  const [kind = '', ref = ''] = name.split('.')
  return { kind, ref }
}

function pageOf({ kind, ref }: RecordKey): string {
  const path = areaOf(kind)?.path ?? ''
  return `${path}/${encodeURIComponent(ref)}`
}

const isListing = ({ kind, ref }: RecordKey): SQL =>
  sql`kind = ${kind} and ref = ${ref} and deleted_at is null`

const isSeen = (context: Pick<RequestContext, 'now' | 'samples'>): SQL =>
  listed({ kind: sql`listing.kind` }, context)

async function isThere(database: Database, which: SQL): Promise<boolean> {
  const { rows } = await database.execute(sql`select from listing where ${which}`)
  return rows.length > 0
}
