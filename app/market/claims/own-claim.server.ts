import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { areaOf } from '../../directory/known-areas.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { type Claim, claim } from './tables.server.ts'

const open = ['waiting', 'code'] as const

/** The latest claim of a listing by someone. */
export async function findOwnClaim(
  database: Database,
  about: { readonly listingId: number; readonly claimantId: string },
): Promise<Claim | null> {
  const [found] = await database
    .select()
    .from(claim)
    .where(and(eq(claim.listingId, about.listingId), eq(claim.claimantId, about.claimantId)))
    .orderBy(desc(claim.id))
    .limit(1)
  return found ?? null
}

/** Says of a listing whether someone has claimed it, whatever came of that: who withdraws a claim can make it again. */
export async function claimedBy(
  database: Database,
  claimantId: string,
): Promise<(about: RecordKey) => boolean> {
  const claimed = await database
    .selectDistinct({ kind: listing.kind, ref: listing.ref })
    .from(claim)
    .innerJoin(listing, eq(listing.id, claim.listingId))
    .where(eq(claim.claimantId, claimantId))
  return ({ kind, ref }) => claimed.some((one) => one.kind === kind && one.ref === ref)
}

/** All that someone has claimed and that is not deleted, the latest first. */
export async function findOwnClaims(database: Database, claimantId: string, language: Language) {
  const rows = await database
    .select({
      id: claim.id,
      state: claim.state,
      way: claim.way,
      createdAt: claim.createdAt,
      kind: listing.kind,
      ref: listing.ref,
      title: sql<string>`coalesce(${listing.translations} -> ${language} ->> 'title', ${listing.title})`,
    })
    .from(claim)
    .innerJoin(listing, eq(listing.id, claim.listingId))
    .where(and(eq(claim.claimantId, claimantId), isNull(listing.deletedAt)))
    .orderBy(desc(claim.id))
    .limit(100)
  return rows.filter(({ kind }) => areaOf(kind))
}

export const withdrawClaim = (database: Database, id: number, claimantId: string) =>
  database
    .update(claim)
    .set({ state: 'withdrawn', decidedAt: sql`now()` })
    .where(and(eq(claim.id, id), eq(claim.claimantId, claimantId), inArray(claim.state, [...open])))

/** What others say of a listing that is someone's, while staff have to decide. */
export const findDisputes = (database: Database, ownerId: string, listingId: number) =>
  database
    .select({ id: claim.id, words: claim.words, statement: claim.ownerWords, createdAt: claim.createdAt })
    .from(claim)
    .where(
      and(
        eq(claim.listingId, listingId),
        eq(claim.ownerId, ownerId),
        isNotNull(claim.ownerId),
        eq(claim.state, 'waiting'),
      ),
    )
    .orderBy(claim.id)
    .limit(50)

/** `decided`: it no longer waits, and the listing may be another person's now. `none`: it is not about theirs. */
export async function answerDispute(
  database: Database,
  { id, ownerId, statement }: { id: number; ownerId: string; statement: string },
): Promise<'saved' | 'decided' | 'none'> {
  const isTheirs = and(eq(claim.id, id), eq(claim.ownerId, ownerId))
  const { rowCount } = await database
    .update(claim)
    .set({ ownerWords: statement })
    .where(and(isTheirs, eq(claim.state, 'waiting')))
  if (rowCount === 1) return 'saved'
  return (await database.$count(claim, isTheirs)) === 1 ? 'decided' : 'none'
}
