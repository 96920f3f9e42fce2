import { sql } from 'drizzle-orm'
import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { listed, withRef } from '../../directory/conditions.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import type { Contact } from '../../directory/tables.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { languageTags, type Language } from '../../ground/i18n/languages.ts'
import type { Island } from '../../ground/request/islands.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { ownDomain } from './own-domain.ts'
import { steadyDays } from './ways.ts'

/** A listing that someone may say is theirs, with where a code could go; null: nowhere. */
export type ClaimedListing = RecordKey & {
  readonly id: number
  readonly href: string
  readonly title: string
  /** The language of its title, if it differs from the page's. */
  readonly lang: string | null
  readonly language: Language
  readonly ownerId: string | null
  readonly sample: boolean
  /** It is in the lists; otherwise no claim of it begins. */
  readonly isListed: boolean
  readonly email: string | null
  readonly domain: string | null
  readonly phone: string | null
  readonly letterTo: string | null
  /** Its email address or website was changed too lately for a code to go there. */
  readonly isUnsteady: boolean
}

/** Null: no one claims such listings, or it is in no list and the viewer neither owns it nor has claimed it. */
export async function findClaimedListing(
  { database, language, now, samples }: RequestContext,
  { id: viewerId }: Pick<Viewer, 'id'>,
  { kind, ref }: RecordKey,
): Promise<ClaimedListing | null> {
  const area = areaOf(kind)
  if (!area || !claimProofOf(kind)) return null
  const isListed = listed(area, { now, samples })
  const { rows } = await database.execute<ClaimedListingRow>(sql`
    select id::int, ref, owner_id, sample, lang, title, translations -> ${language} ->> 'title' as translated,
      contact, island, village, address,
      coalesce(contact_changed_at, created_at) <= ${now}::timestamptz - make_interval(days => ${steadyDays}) as steady,
      ${isListed} as "isListed"
    from listing where kind = ${kind} and ${withRef(ref)} and (${isListed} or deleted_at is null and (
      owner_id = ${viewerId}
      or exists (select from listing_claim where listing_id = listing.id and claimant_id = ${viewerId})))`)
  const [row] = rows
  if (!row) return null
  const { id, owner_id: ownerId, sample, title, translated, lang, contact, address, village, steady } = row
  const takesCodes = row.isListed && claimProofOf(kind) === 'code' && ownerId === null
  const isForeign = translated === null && lang !== language
  const domain = ownDomain(contact.website)
  return {
    id,
    kind,
    ref: row.ref,
    href: `${area.path}/${encodeURIComponent(row.ref)}`,
    title: translated ?? title,
    lang: isForeign ? languageTags[lang] : null,
    language: lang,
    ownerId,
    sample,
    isListed: row.isListed,
    email: takesCodes && steady ? (contact.email ?? null) : null,
    domain: takesCodes && steady ? domain : null,
    phone: takesCodes ? (contact.phone ?? null) : null,
    letterTo: takesCodes && address ? [address, village].filter(Boolean).join(', ') : null,
    isUnsteady: takesCodes && !steady && Boolean(contact.email ?? domain),
  }
}

type ClaimedListingRow = {
  id: number
  ref: string
  owner_id: string | null
  sample: boolean
  lang: Language
  title: string
  translated: string | null
  contact: Contact
  island: Island
  village: string
  address: string
  steady: boolean
  isListed: boolean
}
