import { and, eq, sql } from 'drizzle-orm'
import { addRevision, lockRevisions } from '../../ground/audit/revisions.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import type { Viewer } from '../../people/accounts/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { listing } from '../../directory/tables.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { proposeEdit } from '../listing-edits/propose-edit.server.ts'
import { reviewFor } from '../approval/review-for.server.ts'
import { photosForListing } from '../photos/copy-photos.server.ts'
import { photosOfDraft } from '../photos/photos-of-draft.server.ts'
import { hasFullForm } from './draft-address.server.ts'
import type { Draft, Typed } from './draft.ts'
import { findDraft } from './drafts.server.ts'
import { readFacts } from './facts.server.ts'
import type { Problems } from './form/form-field.ts'
import { readForm, type Written } from './form/read-form.server.ts'
import { areaOf, teamOf } from '../../directory/known-areas.ts'
import { mayList, questionKind } from './wizard-types.server.ts'
import { newRef } from './new-ref.server.ts'
import { findBase, renewDraft } from './renew-draft.server.ts'
import { askQuestion, questionProblems } from './ask-question.server.ts'
import { draft as drafts } from './tables.server.ts'

/**
 * What became of a draft: `created` for a new listing or question, `saved` for an edit, and whether it waits for somebody
 * who looks at it first. Or all that is in the way: fields that are not right, and `unverified`, they have not confirmed
 * their email address; `incomplete`, type or category are not chosen; `pictures`, some are still on their way; `often`,
 * they have sent as many as a day takes; `stale`, of the team's another admin has changed it since they began, of their own
 * somebody has changed just what they change: they are told once, with what is there now, `theirs`.
 */
export type Submitted =
  | { readonly done: 'created' | 'saved'; readonly waits: boolean }
  | { readonly problems?: Problems; readonly refused?: Refused; readonly theirs?: Typed }
type Refused = 'unverified' | 'incomplete' | 'pictures' | 'often' | 'stale'

/** Of one account. */
const mostADay = { question: 10, created: 30, saved: 100 }

/**
 * Makes of a draft what it is to become, once: who sends it again, or twice at the same time, is told the same and nothing
 * more is made. @returns null: they have no such draft
 */
export function submitDraft(
  context: Pick<RequestContext, 'database' | 'demo' | 'language'>,
  viewer: Pick<Viewer, 'id' | 'emailVerified' | 'role'>,
  draftId: string,
): Promise<Submitted | null> {
  return context.database.transaction(async (tx) => {
    await tx.select().from(drafts).where(isTheirs(draftId, viewer.id)).for('update')
    const draft = await findDraft(tx, draftId, viewer.id)
    if (!draft) return null
    const done = draft.listingId === null ? 'created' : 'saved'
    if (draft.submitted) return { done, waits: await waits(tx, draft, viewer.id) }
    if (!mayList(viewer, draft.kind)) return { refused: 'incomplete' }
    const refused = await refusalOf(tx, context, viewer, draft)
    const area = areaOf(draft.kind)
    if (area && teamOf(draft.kind)) {
      await lockRevisions(tx)
      if (await isStale(tx, draft))
        return { refused: 'stale', theirs: await readFacts(tx, area, draft.listingId!) }
    }
    const read = area && readForm(area, draft.form)
    const problems = read ? 'problems' in read && read.problems : await questionProblems(tx, draft.form)
    if (refused || problems) return { ...(refused && { refused }), ...(problems && { problems }) }
    const by = { ownerId: viewer.id, lang: context.language }
    const made =
      read && 'written' in read
        ? await (draft.listingId === null ? publish : change)(tx, area!, draft, read.written, by)
        : await askQuestion(tx, draft, by)
    if (!made) return { refused: 'incomplete' }
    if (made === 'stale') return { refused: 'stale', theirs: await readFacts(tx, area!, draft.listingId!) }
    await markSubmitted(tx, draftId, made.listingId)
    return { done, waits: made.waits }
  })
}

async function refusalOf(
  tx: Database,
  { demo }: Pick<RequestContext, 'demo'>,
  { id, emailVerified }: Pick<Viewer, 'id' | 'emailVerified'>,
  draft: Draft,
): Promise<Refused | null> {
  if (!emailVerified && !demo) return 'unverified'
  const isChosen = draft.listingId !== null || draft.category || hasFullForm(draft.kind)
  if (!draft.kind || !isChosen) return 'incomplete'
  const photos = await photosOfDraft(tx, draft.id, id)
  if (photos.some(({ src, problem }) => !src && !problem)) return 'pictures'
  return (await isOften(tx, draft, id)) ? 'often' : null
}

/** Whether another has changed what this edits since it was begun; from then on it is begun now. */
async function isStale(tx: Database, { id, listingId, begunAt }: Draft): Promise<boolean> {
  if (listingId === null) return false
  const [row] = await tx
    .select({ updatedAt: listing.updatedAt })
    .from(listing)
    .where(eq(listing.id, listingId))
    .for('no key update')
  if (!row || row.updatedAt <= begunAt) return false
  await tx
    .update(drafts)
    .set({ createdAt: sql`now()` })
    .where(eq(drafts.id, id))
  return true
}

const isTheirs = (draftId: string, ownerId: string) =>
  and(eq(drafts.id, draftId), eq(drafts.ownerId, ownerId))

/** What became of drafts is known for a month. */
async function isOften(tx: Database, { kind, listingId }: Draft, ownerId: string): Promise<boolean> {
  const sort = kind === questionKind ? 'question' : listingId === null ? 'created' : 'saved'
  const sent = await tx.$count(
    drafts,
    sql`owner_id = ${ownerId} and submitted_at > now() - interval '1 day'
      and case when kind = ${questionKind} then 'question'
        when listing_id is null then 'created' else 'saved' end = ${sort}`,
  )
  return sent >= mostADay[sort]
}

export type Made = { listingId: number | null; waits: boolean }
type Owner = { ownerId: string; lang: Language }

async function publish(
  tx: Database,
  area: AnyArea,
  { id }: Draft,
  written: Written,
  { ownerId, lang }: Owner,
): Promise<Made> {
  const ref = await newRef(tx, area)
  const photos = await photosForListing(tx, id)
  const made = { ...written, ref, lang, photos }
  const ofTeam = teamOf(area.kind)
  if (ofTeam) {
    const listingId = await saveListing(tx, area, made)
    const after = await readFacts(tx, area, listingId)
    await addRevision(tx, { actorId: ownerId, kind: ofTeam, ref, part: 'facts', before: null, after })
    return { listingId, waits: false }
  }
  const review = await reviewFor(tx, ownerId)
  const listingId = await saveListing(tx, area, { ...made, ownerId, review })
  return { listingId, waits: review === 'pending' }
}

/** Null: it was written as another kind than the listing is of. `stale`: others changed the same. */
async function change(
  tx: Database,
  area: AnyArea,
  { id, listingId }: Draft,
  written: Written,
  { ownerId }: Owner,
): Promise<Made | 'stale' | null> {
  const [row] = await tx.select().from(listing).where(eq(listing.id, listingId!)).for('update')
  if (row!.kind !== area.kind) return null
  const ofTeam = teamOf(area.kind)
  const isSameText = row!.title === written.title && row!.description === written.description
  const input = {
    ...written,
    ref: row!.ref,
    lang: row!.lang,
    // They say what it said; the team sees to its own.
    ...((isSameText || ofTeam) && { translations: row!.translations }),
    photos: await photosForListing(tx, id),
  }
  if (!ofTeam) {
    const base = await findBase(tx, id)
    if (base && (await renewDraft(tx, area, { id, listingId }, { base, edit: input }))) return 'stale'
    return { listingId: null, waits: (await proposeEdit(tx, listingId!, input, base)) === 'pending' }
  }
  const before = await readFacts(tx, area, listingId!)
  await saveListing(tx, area, input)
  // A sample that the team has written on is theirs.
  await tx.update(listing).set({ sample: false }).where(eq(listing.id, listingId!))
  const after = await readFacts(tx, area, listingId!)
  await addRevision(tx, { actorId: ownerId, kind: ofTeam, ref: row!.ref, part: 'facts', before, after })
  return { listingId: null, waits: false }
}

const markSubmitted = (tx: Database, draftId: string, createdListingId: number | null) =>
  tx
    .update(drafts)
    .set({ submittedAt: sql`now()`, createdListingId })
    .where(eq(drafts.id, draftId))

/** Of what was made of it already: the listing itself, or an edit that is held; a question, if they are not trusted yet. */
async function waits(tx: Database, { id, kind }: Draft, ownerId: string): Promise<boolean> {
  if (kind === questionKind) return (await reviewFor(tx, ownerId)) === 'pending'
  const { rows } = await tx.execute<{ waits: boolean }>(sql`
    select review = 'pending' or exists (
      select from moderation_case where listing_id = listing.id and type = 'edit' and state = 'open'
    ) as waits from listing
    where id = (select coalesce(created_listing_id, listing_id) from draft where id = ${id})`)
  return rows[0]?.waits ?? false
}
