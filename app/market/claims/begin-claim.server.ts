import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { isWithinRate } from '../../ground/db/rate-limit.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { isProven } from '../../people/users/proven.server.ts'
import type { ClaimProblem } from './claim-form.ts'
import { codeOf } from './code.server.ts'
import type { StoredDocument } from './document.server.ts'
import type { ClaimedListing } from './find-claimed-listing.server.ts'
import { lockClaim } from './lock-claim.server.ts'
import { codeMail } from './mails.tsx'
import { isKnownToReturn } from './returned-code.server.ts'
import { type Claim, claim } from './tables.server.ts'
import { tell } from './tell.server.ts'
import { isMailed, type Way } from './ways.ts'

export type NewClaim = {
  readonly listing: ClaimedListing
  readonly way: Way
  /** Where the code goes; empty of a document. */
  readonly sentTo: string
  readonly words: string
  readonly document: StoredDocument | null
}

const day = 24 * 3600
const ofPerson = { most: 10, seconds: day }
/** Strangers must not fill the mailbox of a business. */
const ofListing = { most: 5, seconds: day }

/** Begins a claim, and mails its code where one is mailed. A second press is the first. */
export async function beginClaim(
  context: RequestContext,
  viewer: Viewer,
  asked: NewClaim,
): Promise<ClaimProblem | null> {
  const { database } = context
  const { listing, way, sentTo, words, document } = asked
  if (!isProven(viewer, context)) return 'unproven'
  if (listing.ownerId === viewer.id) return 'own'
  if (!(await isWithinRate(database, `claim ${viewer.id}`, ofPerson))) return 'often'
  if (await isKnownToReturn(database, listing, { way, sentTo })) return 'returned'
  if (isMailed(way) && !(await mayMail(database, listing.id))) return 'mailed'
  return database.transaction(async (tx) => {
    const owner = await lockOwner(tx, listing.id)
    if (!owner) return 'gone'
    const { ownerId } = owner
    if (ownerId === viewer.id) return 'own'
    if (ownerId && way !== 'document') return 'owned'
    const [made] = await tx
      .insert(claim)
      .values({
        listingId: listing.id,
        claimantId: viewer.id,
        way,
        sentTo,
        words,
        ownerId,
        fileKey: document?.key,
        fileType: document?.type,
        state: isMailed(way) ? 'code' : 'waiting',
        ...(isMailed(way) && { codeAt: context.now }),
      })
      .onConflictDoNothing({
        target: [claim.listingId, claim.claimantId],
        where: sql`state in ('waiting', 'code')`,
      })
      .returning()
    if (!made) return null
    if (isMailed(way)) await mailCode(tx, context, made, viewer.fullName)
    if (ownerId) {
      const locked = await lockClaim(tx, made.id)
      if (locked) await tell(tx, ownerId, locked, 'disputed')
    }
    return null
  })
}

/** Whose a listing is, which is locked before its claims: it may have changed hands since its page was shown. */
async function lockOwner(tx: Database, listingId: number): Promise<{ ownerId: string | null } | null> {
  const { rows } = await tx.execute<{ ownerId: string | null }>(sql`
    select owner_id as "ownerId" from listing where id = ${listingId} and deleted_at is null for update`)
  return rows[0] ?? null
}

const mayMail = (database: Database, listingId: number) =>
  isWithinRate(database, `claim codes ${listingId}`, ofListing)

/** The contacts of samples are invented: nothing is sent to them. */
async function mailCode(tx: Database, context: RequestContext, made: Claim, name: string) {
  const locked = await lockClaim(tx, made.id)
  if (!locked || locked.listing.sample) return
  const { title, lang } = locked.listing
  await sendMail(tx, {
    to: made.sentTo,
    language: lang,
    mail: codeMail({ title, name, code: codeOf(context, made) }),
    key: `claim code ${made.id} ${made.codeSeed}`,
  })
}

/**
 * Another code, which replaces the one before; staff are asked again where they give it. None where mail is known to come
 * back: the page of the claim says so.
 */
export async function renewCode(
  context: RequestContext,
  viewer: Viewer,
  { own, listing }: { own: Claim; listing: ClaimedListing },
): Promise<'mailed' | null> {
  if (await isKnownToReturn(context.database, listing, own)) return null
  const mailed = isMailed(own.way)
  if (mailed && !(await mayMail(context.database, own.listingId))) return 'mailed'
  await context.database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update listing_claim set code_seed = gen_random_uuid(), tries = 0,
        state = ${mailed ? 'code' : 'waiting'}, code_at = ${mailed ? context.now : null}
      where id = ${own.id} and claimant_id = ${viewer.id} and state = 'code' returning id::int`)
    if (!rows[0] || !mailed) return
    const locked = await lockClaim(tx, own.id)
    if (locked) await mailCode(tx, context, locked.claim, viewer.fullName)
  })
  return null
}
