import { isDeepStrictEqual } from 'node:util'
import { lockAccount } from '../../people/users/lock-account.server.ts'
import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { teamOf } from '../../directory/known-areas.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import { and, eq, sql } from 'drizzle-orm'
import { actsFor, type Person } from '../../directory/may-act.server.ts'
import { redirect } from 'react-router'
import { findRevision } from '../../ground/audit/revisions.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type Listing, lockListing } from '../listing-edits/find-listing.server.ts'
import { factsToEdit } from '../listing-edits/last-edit.server.ts'
import { putPhotosInDraft } from '../photos/copy-photos.server.ts'
import { writesDraft } from '../photos/writes-draft.server.ts'
import { fullAddress } from './addresses.ts'
import { publicForm } from './asks-if-private.server.ts'
import { categoriesOf, categoryIn } from './categories.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import { hasRoom, isAsBegun, isOpen, startDraft } from './drafts.server.ts'
import { draft } from './tables.server.ts'
import { asDrafted } from './facts.ts'
import { typedOfFacts } from './form/write-form.server.ts'
import { renewDraft } from './renew-draft.server.ts'

/**
 * The draft in which someone edits a listing that they may edit, as they left it, or a new copy of the listing. An edit
 * begins with what waits for approval or was refused, and again each time that it is opened until something is changed in
 * it. A team's listing can also be opened as it was `before` a change; this discards the current draft.
 * @returns its id; null if they have no such listing, or its kind can't be edited
 * Throws a redirect to the list of drafts if there is no room for another one.
 */
export function draftOfListing(
  database: Database,
  viewer: Person,
  { kind, ref, as }: { kind: string; ref: string; as: 'edit' | 'copy' | { readonly before: number } },
): Promise<string | null> {
  return database.transaction(async (tx) => {
    const ownerId = viewer.id
    const ofTeam = teamOf(kind)
    if (as === 'copy') await lockAccount(tx, ownerId)
    // A copy is a listing of one's own.
    const editor = as === 'copy' ? { id: viewer.id, role: viewer.role } : viewer
    const own = await lockListing(tx, { kind, ref }, sql`${actsFor(editor, 'edit')} and deleted_at is null`)
    if (!own) return null
    const isBegun = and(writesDraft(ownerId), eq(draft.listingId, own.id), isOpen)
    if (as === 'edit') {
      const [begun] = await tx.select({ id: draft.id }).from(draft).where(isBegun)
      if (begun) {
        await renewAsBegun(tx, begun.id, own)
        return begun.id
      }
    }
    if (as === 'copy' && !(await hasRoom(tx, ownerId))) throw redirect(fullAddress, { status: 303 })
    const facts = as === 'edit' ? await factsToEdit(tx, own) : own.facts
    const beginning =
      typeof as === 'string'
        ? { typed: as === 'copy' ? formToCopy(own) : typedOfFacts(own.area, facts), asBefore: null }
        : ofTeam && (await typedBefore(tx, { kind: ofTeam, ref, id: as.before }))
    if (!beginning) return null
    const { typed, asBefore } = beginning
    if (typeof as === 'object') {
      await tx
        .update(draft)
        .set({ deletedAt: sql`now()` })
        .where(isBegun)
    }
    const { form, photos } = asDrafted(typed)
    const begunFrom = facts === own.facts ? null : facts
    const edits =
      as === 'copy'
        ? { category: categoryIn(categoriesOf(kind, i18nOf('en')), form)?.value ?? null }
        : { listingId: own.id, base: own.facts, begunFrom }
    const id = await startDraft(tx, { ownerId, kind, form, asBefore, ...edits })
    await putPhotosInDraft(tx, photos, id)
    return id
  })
}

/** A new place that can be claimed is that of no private person: it begins without what was shown only on request. */
function formToCopy({ area, facts }: Listing): FormTexts {
  const part =
    facts.part === null ? null : (serverPartsOf(area.kind).beside?.copy?.(facts.part) ?? facts.part)
  const form = typedOfFacts(area, { ...facts, part })
  return claimProofOf(area.kind) ? publicForm(form) : form
}

/** Brings an edit in which nothing was changed to the listing of now, unless it is just being written. */
async function renewAsBegun(tx: Database, id: string, listing: Listing) {
  const [begun] = await tx
    .select({ base: draft.base, begunFrom: draft.begunFrom })
    .from(draft)
    .where(and(eq(draft.id, id), isAsBegun))
    .for('update', { skipLocked: true })
  if (!begun?.base) return
  const was = begun.begunFrom ?? begun.base
  const facts = await factsToEdit(tx, listing)
  if (isDeepStrictEqual([begun.base, was], [listing.facts, facts])) return
  await renewDraft(tx, id, listing, { merged: facts, ahead: facts, photos: was.photos, isAsBegun: true })
}

/** The facts before a change, and its date; null if there is no such change. */
async function typedBefore(tx: Database, change: { kind: string; ref: string; id: number }) {
  const found = await findRevision(tx, { ...change, part: 'facts' })
  return found?.before ? { typed: found.before as FormTexts, asBefore: found.at } : null
}
