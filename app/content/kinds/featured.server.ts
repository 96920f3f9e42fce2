import './words.ts'
import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import { areas } from '../../areas/registry.ts'
import type { Database } from '../../db/client.server.ts'
import type { Named } from '../../directory/reference.ts'
import { listingAt } from '../../listing-desk/listing-at.ts'
import type { ContentKind, Found } from '../kind.ts'

/** Listings of any area that stand first on the home page and above the lists. */
export const featured: ContentKind = {
  name: 'featured',
  title: msg`Featured listings`,
  about: msg`They stand first on the home page, and above some lists.`,
  add: msg`Feature a listing`,
  fields: {
    page: {
      label: msg`Address of its page`,
      hint: msg`Such as /vehicles/2: what stands behind the name of this site.`,
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
    isHidden: sql`hidden_at is not null`,
  },
  async read(database, ref) {
    const named = namedIn(ref)
    return (await isThere(database, sql`featured and ${isIt(named)}`)) ? { page: pageOf(named) } : null
  },
  async write(tx, _, __, { page = '' }) {
    const named = listingAt(page)!
    await tx.execute(sql`update listing set featured = true where ${isIt(named)}`)
    return `${named.kind}.${named.ref}`
  },
  async remove(tx, ref) {
    await tx.execute(sql`update listing set featured = false where ${isIt(namedIn(ref))}`)
  },
  removal: msg`Feature it no more`,
  async check({ page }, { database }): Promise<Found> {
    if (!page) return {}
    const named = listingAt(page)
    return named && (await isThere(database, isIt(named)))
      ? {}
      : { page: msg`There is no listing at this address.` }
  },
  address: (ref) => pageOf(namedIn(ref)),
}

/** What names one here, as `vehicle.2`. */
function namedIn(name: string): Named {
  const [kind = '', ref = ''] = name.split('.')
  return { kind, ref }
}

function pageOf({ kind, ref }: Named): string {
  const path = areas.find((area) => area.kind === kind)?.path ?? ''
  return `${path}/${encodeURIComponent(ref)}`
}

const isIt = ({ kind, ref }: Named): SQL => sql`kind = ${kind} and ref = ${ref} and deleted_at is null`

async function isThere(database: Database, which: SQL): Promise<boolean> {
  const { rows } = await database.execute(sql`select from listing where ${which}`)
  return rows.length > 0
}
