import { sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import type { Contact } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import type { ClaimState, Way } from '../../market/claims/ways.ts'

const perPage = 50

export type ClaimRow = {
  readonly id: number
  readonly title: string
  readonly name: string
  readonly way: Way
  readonly state: ClaimState
  readonly at: Date
  readonly isDispute: boolean
  readonly isObjection: boolean
}

const columns = sql`claim.id::int, listing.title, users.full_name as name, way, claim.state,
  claim.owner_id is not null as "isDispute", objected_at is not null and objection_decided_at is null as "isObjection"`
type ClaimRecord = Omit<ClaimRow, 'at'> & { at: string }
const rowOf = ({ at, ...row }: ClaimRecord): ClaimRow => ({ ...row, at: new Date(at) })
const joined = sql`listing_claim claim join listing on listing.id = listing_id join users on users.id = claimant_id`

/** Those that wait for staff, but for deleted listings, the oldest first. @returns `next`: whether there are more */
export async function findWaiting(database: Database, after: number) {
  const { rows } = await database.execute<ClaimRecord>(sql`
    select ${columns}, claim.created_at as at from ${joined}
    where (claim.state = 'waiting' or objected_at is not null and objection_decided_at is null) and claim.id > ${after}
      and listing.deleted_at is null
    order by claim.id limit ${perPage + 1}`)
  const { page, end } = pageOf(rows, perPage)
  return { waiting: page.map(rowOf), next: end !== null }
}

/** Those that were decided last. */
export async function findDecided(database: Database): Promise<ClaimRow[]> {
  const { rows } = await database.execute<ClaimRecord>(sql`
    select ${columns}, claim.decided_at as at from ${joined}
    where claim.decided_at is not null order by claim.decided_at desc limit 20`)
  return rows.map(rowOf)
}

type Detail = {
  id: number
  kind: string
  ref: string
  title: string
  contact: Contact
  address: string
  sample: boolean
  isDeleted: boolean
  claimantId: string
  name: string
  email: string
  isVerified: boolean
  ownerId: string | null
  ownerName: string | null
  ownerEmail: string | null
  ownerWords: string
  way: Way
  sentTo: string
  words: string
  state: ClaimState
  fileType: string | null
  reason: string
  codeSeed: string
  objection: string | null
  isObjection: boolean
  fileKey: string | null
  createdAt: string
}

/** A claim with everything that staff need to decide on it; null if it does not exist. */
export async function findClaim(database: Database, number: string) {
  const { rows } = await database.execute<Detail>(sql`
    select claim.id::int, listing.kind, listing.ref, listing.title, listing.contact, listing.address, listing.sample,
      listing.deleted_at is not null as "isDeleted",
      claimant_id as "claimantId", users.full_name as name, users.email, users.verified_at is not null as "isVerified",
      claim.owner_id as "ownerId", owner.full_name as "ownerName", owner.email as "ownerEmail",
      owner_words as "ownerWords", way, sent_to as "sentTo", claim.words, claim.state, file_type as "fileType",
      file_key as "fileKey", claim.reason, code_seed as "codeSeed", objection,
      objected_at is not null and objection_decided_at is null as "isObjection", claim.created_at as "createdAt"
    from ${joined} left join users owner on owner.id = claim.owner_id
    where claim.id = ${rowNumber(number)}`)
  const [row] = rows
  if (!row) return null
  return {
    ...row,
    createdAt: new Date(row.createdAt),
    href: `${areaOf(row.kind)!.path}/${encodeURIComponent(row.ref)}`,
  }
}
