import { eq, sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import type { Contact } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { type Claim, claim } from './tables.server.ts'

export type LockedListing = {
  readonly id: number
  readonly kind: string
  readonly ref: string
  readonly href: string
  readonly title: string
  readonly lang: Language
  readonly sample: boolean
  readonly ownerId: string | null
  readonly contact: Contact
}
export type LockedClaim = { readonly claim: Claim; readonly listing: LockedListing }

/** A claim with its listing, which is locked first: so of two claimants one waits for the other. */
export async function lockClaim(tx: Database, id: number): Promise<LockedClaim | null> {
  const { rows } = await tx.execute<Omit<LockedListing, 'href'>>(sql`
    select id::int, kind, ref, title, lang, sample, owner_id as "ownerId", contact from listing
    where id = (select listing_id from listing_claim where id = ${id}) and deleted_at is null for update`)
  const [row] = rows
  if (!row) return null
  const [found] = await tx.select().from(claim).where(eq(claim.id, id)).for('update')
  if (found?.listingId !== row.id) return null
  const href = `${areaOf(row.kind)!.path}/${encodeURIComponent(row.ref)}`
  return { claim: found, listing: { ...row, href } }
}
