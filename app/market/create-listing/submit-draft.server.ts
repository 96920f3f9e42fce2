import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockAccount } from '../../people/users/lock-account.server.ts'
import { isProven } from '../../people/users/proven.server.ts'
import { addRevision, lockRevisions } from '../../ground/audit/revisions.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { ranOutOfTime } from '../../ground/db/search.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { AnyArea } from '../../directory/area.ts'
import { areaOf, teamOf } from '../../directory/known-areas.ts'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import { actsFor } from '../../directory/may-act.server.ts'
import { saveFacts, saveListing } from '../../directory/save-listing.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { reviewFor } from '../approval/review-for.server.ts'
import { type Listing, lockListing } from '../listing-edits/find-listing.server.ts'
import { proposeEdit } from '../listing-edits/kept-edit.server.ts'
import { joinEdits, type SentEdit } from '../listing-edits/last-edit.server.ts'
import { mustWait } from '../../people/repeats/repeated-text.server.ts'
import { photosForListing } from '../photos/copy-photos.server.ts'
import { photosOfDraft } from '../photos/photos-of-draft.server.ts'
import { longestAlt } from '../photos/photos.ts'
import { writesDraft } from '../photos/writes-draft.server.ts'
import { isChosen } from './draft-address.server.ts'
import { asksIfPrivate, publicForm } from './asks-if-private.server.ts'
import { askQuestion, type SubmittedDraft, questionProblems } from './ask-question.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import type { Draft } from './draft.ts'
import { findDraft } from './drafts.server.ts'
import type { FormProblems } from './form/form-field.ts'
import { readListingForm } from './form/read-listing-form.server.ts'
import { typedOfFacts } from './form/write-form.server.ts'
import { mayList, questionKind } from './wizard-types.server.ts'
import { newRef } from './new-ref.server.ts'
import { renewDraft } from './renew-draft.server.ts'
import { draft as drafts } from './tables.server.ts'

/**
 * What became of a draft: `created` for a new listing or question, `saved` for an edit, and whether it waits for
 * approval. Otherwise everything that prevents it: fields that are not valid (`problems`), or `unverified`: the email
 * address is not confirmed; `incomplete`: type or category are not chosen; `pictures`: some are still being sent;
 * `texts`: the description of a picture is too long; `gone`: the listing that it edits is deleted, of another kind or no
 * longer theirs; `same`: the same question was asked several times; `often`: the limit of this day is reached; `stale`:
 * others have changed the same facts, which are in `theirs`, and the writer sees this once; `busy`: it took too long, for
 * example because an import has locked the listing.
 */
export type SubmitResult =
  | { readonly done: 'created' | 'saved'; readonly waits: boolean }
  | { readonly problems?: FormProblems; readonly refused?: SubmitProblem; readonly theirs?: FormTexts }
export type SubmitProblem =
  | 'unverified'
  | 'incomplete'
  | 'gone'
  | 'pictures'
  | 'texts'
  | 'often'
  | 'same'
  | 'stale'
  | 'busy'

/** Limits for one account. */
const mostADay = { question: 10, created: 30, saved: 100 }

type Sender = Pick<Viewer, 'id' | 'emailVerified' | 'role'>

/**
 * Turns a draft into a listing, an edit or a question, once: sending it again, or twice at the same time, gives the
 * same answer and makes nothing more.
 * @returns null: the viewer has no such draft
 */
export async function submitDraft(
  context: Pick<RequestContext, 'database' | 'demo' | 'language'>,
  viewer: Sender,
  draftId: string,
): Promise<SubmitResult | null> {
  try {
    return await context.database.transaction((tx) => submit(tx, context, viewer, draftId))
  } catch (error) {
    if (!ranOutOfTime(error)) throw error
    return { refused: 'busy' }
  }
}

async function submit(
  tx: Database,
  context: Pick<RequestContext, 'demo' | 'language'>,
  viewer: Sender,
  draftId: string,
): Promise<SubmitResult | null> {
  const isDraft = and(eq(drafts.id, draftId), writesDraft(viewer.id), isNull(drafts.deletedAt))
  const [locked] = await tx
    .select({ base: drafts.base, begunFrom: drafts.begunFrom })
    .from(drafts)
    .where(isDraft)
    .for('update')
  const draft = locked && (await findDraft(tx, draftId, viewer.id))
  if (!draft) return null
  const done = draft.listingId === null ? 'created' : 'saved'
  if (draft.submitted) return { done, waits: await waits(tx, draft, viewer.id) }
  if (!mayList(viewer, draft.kind)) return { refused: 'incomplete' }
  const refused = await refusalOf(tx, context, viewer, draft)
  const area = areaOf(draft.kind)
  if (!area) {
    const problems = await questionProblems(tx, draft.form)
    if (refused || problems) return { ...(refused && { refused }), ...(problems && { problems }) }
    const text = `${draft.form.title} ${draft.form.description}`
    if (await mustWait(tx, { userId: viewer.id, text, place: 'question' })) return { refused: 'same' }
    return end(tx, draft, await askQuestion(tx, draft, { ownerId: viewer.id, lang: context.language }))
  }
  if (teamOf(area.kind)) await lockRevisions(tx)
  const listing =
    draft.listingId === null
      ? null
      : await lockListing(tx, { id: draft.listingId }, sql`${actsFor(viewer, 'edit')} and deleted_at is null`)
  if (draft.listingId !== null && listing?.kind !== area.kind) return { refused: 'gone' }
  const basics = {
    lang: listing?.facts.lang ?? context.language,
    photos: await photosForListing(tx, draftId),
  }
  const base = locked.base ?? listing?.facts ?? null
  const form = asksIfPrivate(draft) ? draft.form : publicForm(draft.form)
  const read = readListingForm(area, form, basics, base)
  if (refused || 'problems' in read)
    return { ...(refused && { refused }), ...('problems' in read && { problems: read.problems }) }
  if (!listing) return end(tx, draft, await publish(tx, area, read.facts, viewer.id))
  const sent = { base: base!, edit: read.facts, begunFrom: locked.begunFrom }
  const saved = await saveEdit(tx, listing, sent, viewer.id)
  if ('waits' in saved) return end(tx, draft, { listingId: null, waits: saved.waits })
  await renewDraft(tx, draftId, listing, { ...saved, photos: basics.photos })
  return { refused: 'stale', theirs: typedOfFacts(area, saved.ahead) }
}

async function refusalOf(
  tx: Database,
  site: Pick<RequestContext, 'demo'>,
  sender: Pick<Viewer, 'id' | 'emailVerified'>,
  draft: Draft,
): Promise<SubmitProblem | null> {
  if (!isProven(sender, site)) return 'unverified'
  if (!isChosen(draft)) return 'incomplete'
  const photos = await photosOfDraft(tx, draft.id, sender.id)
  if (photos.some(({ src, problem }) => !src && !problem)) return 'pictures'
  if (photos.some(({ alt }) => alt.length > longestAlt)) return 'texts'
  return (await isOften(tx, draft, sender.id)) ? 'often' : null
}

/** Submitted drafts are kept for a month. */
async function isOften(tx: Database, { kind, listingId }: Draft, ownerId: string): Promise<boolean> {
  await lockAccount(tx, ownerId)
  const sort = kind === questionKind ? 'question' : listingId === null ? 'created' : 'saved'
  const sent = await tx.$count(
    drafts,
    sql`owner_id = ${ownerId} and submitted_at > now() - interval '1 day'
      and case when kind = ${questionKind} then 'question'
        when listing_id is null then 'created' else 'saved' end = ${sort}`,
  )
  return sent >= mostADay[sort]
}

async function publish(
  tx: Database,
  area: AnyArea,
  facts: ListingFacts,
  ownerId: string,
): Promise<SubmittedDraft> {
  const ref = await newRef(tx, area)
  const ofTeam = teamOf(area.kind)
  if (ofTeam) {
    const listingId = await saveListing(tx, area, { ...facts, ref })
    const after = typedOfFacts(area, facts)
    await addRevision(tx, { actorId: ownerId, kind: ofTeam, ref, part: 'facts', before: null, after })
    return { listingId, waits: false }
  }
  const review = await reviewFor(tx, ownerId)
  const listingId = await saveListing(tx, area, { ...facts, ref, ownerId, review })
  return { listingId, waits: review === 'pending' }
}

/**
 * Saves an edit of a listing, or has a moderator approve it first.
 * @param listing locked; who may edit it is asked before
 * @returns whether it waits; or, where others have changed the same since, only what it would make of the listing, and
 *   what is `ahead` of it: the listing with the edit that waits
 */
export async function saveEdit(
  tx: Database,
  listing: Listing,
  sent: SentEdit,
  actorId: string,
): Promise<{ waits: boolean } | { merged: ListingFacts; ahead: ListingFacts }> {
  const { area, ref, facts: now } = listing
  const ofTeam = teamOf(area.kind)
  const { facts, contested, ahead, edit } = await joinEdits(tx, listing, sent)
  if (contested.size > 0) return { merged: facts, ahead }
  if (ofTeam) {
    // A sample that the team has edited becomes theirs.
    await saveFacts(tx, listing, facts, { sample: false })
    const before = typedOfFacts(area, now)
    const after = typedOfFacts(area, facts)
    await addRevision(tx, { actorId, kind: ofTeam, ref, part: 'facts', before, after })
    return { waits: false }
  }
  const review = await proposeEdit(tx, listing, edit)
  // Who edits it says that it is still correct.
  if (review === 'kept') await tx.execute(sql`update listing set renewed_at = now() where id = ${listing.id}`)
  else await saveFacts(tx, listing, facts, { review, renewedAt: new Date() })
  return { waits: review !== 'approved' }
}

async function end(tx: Database, { id, listingId }: Draft, made: SubmittedDraft): Promise<SubmitResult> {
  await tx
    .update(drafts)
    .set({ submittedAt: sql`now()`, createdListingId: made.listingId })
    .where(eq(drafts.id, id))
  return { done: listingId === null ? 'created' : 'saved', waits: made.waits }
}

/**
 * Whether what a draft has become waits for approval: the listing, an edit of it, or a question of a user who is not
 * trusted yet.
 */
async function waits(tx: Database, { id, kind }: Draft, ownerId: string): Promise<boolean> {
  if (kind === questionKind) return (await reviewFor(tx, ownerId)) === 'pending'
  const { rows } = await tx.execute<{ waits: boolean }>(sql`
    select review = 'pending' or exists (
      select from moderation_case where listing_id = listing.id and type = 'edit' and state = 'open'
    ) as waits from listing
    where id = (select coalesce(created_listing_id, listing_id) from draft where id = ${id})`)
  return rows[0]?.waits ?? false
}
