import { lockAccount } from '../../people/users/lock-account.server.ts'
import { claimProofOf } from '../../directory/claimable-kinds.ts'
import { completeAreas, teamOf } from '../../directory/known-areas.ts'
import { mayEdit } from '../../directory/may-act.server.ts'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import type { ListingFacts } from '../../directory/listing-facts.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import type { Draft, DraftChange, DraftVersion, UnfinishedDraft } from './draft.ts'
import { shownOnRequest } from './asks-if-private.server.ts'
import { draftAddress } from './draft-address.server.ts'
import { writesDraft } from '../photos/writes-draft.server.ts'
import { draft } from './tables.server.ts'
import { typeName } from './wizard-types.server.ts'

const columns = {
  id: draft.id,
  kind: draft.kind,
  category: draft.category,
  form: draft.form,
  version: draft.version,
  listingId: draft.listingId,
  submitted: sql<boolean>`${draft.submittedAt} is not null`,
  asBefore: draft.asBefore,
  wasPrivate: sql<boolean>`coalesce(
    (base ->> 'contactPrivate')::boolean or (begun_from ->> 'contactPrivate')::boolean, false)`,
}

/** Condition: the owner of a draft may go on with it. */
export const isOpen = sql`submitted_at is null and draft.deleted_at is null`

/** Condition: an edit whose form and photos are as they were when it was begun. */
export const isAsBegun = sql<boolean>`coalesce(draft.version = draft.begun_version and draft.as_before is null
  and coalesce(draft.begun_from, draft.base) -> 'photos' = (
    select coalesce(jsonb_agg(jsonb_build_object('src', src, 'alt', alt) order by position, id), '[]')
    from draft_photo where draft_id = draft.id), false)`

/** Condition: a draft is of a new listing, or its writer may still edit the listing that it edits. */
const isWithinRights = (): SQL => sql`(draft.listing_id is null or exists (
  select from listing where listing.id = draft.listing_id and ${mayEdit(sql`draft.owner_id`)}))`

/** Condition: there is something in it, and it may still be sent. */
const isUnsent = () => sql`${isOpen} and not ${isAsBegun} and ${isWithinRights()}
  and not exists (select from listing where listing.id = draft.listing_id and listing.deleted_at is not null)`

/** The user's own draft; null if it does not exist or is another user's. */
export async function findDraft(database: Database, id: string, ownerId: string): Promise<Draft | null> {
  if (!isUuid(id)) return null
  const [found] = await database
    .select(columns)
    .from(draft)
    .where(and(eq(draft.id, id), writesDraft(ownerId), isNull(draft.deletedAt)))
  return found ?? null
}

/** The user's newest draft of a new listing of this kind that is not submitted. */
export async function findNewest(database: Database, kind: string, ownerId: string): Promise<Draft | null> {
  const [found] = await database
    .select(columns)
    .from(draft)
    .where(and(writesDraft(ownerId), eq(draft.kind, kind), isNull(draft.listingId), isOpen))
    .orderBy(desc(draft.updatedAt))
    .limit(1)
  return found ?? null
}

/** What a draft begins with: nothing, or the facts of the listing that it copies or edits. */
export type NewDraft = {
  readonly ownerId: string
  readonly kind?: string
  readonly category?: string | null
  readonly form?: FormTexts
  readonly listingId?: number
  readonly asBefore?: Date | null
  /** What its writer saw of the listing that it edits; what others change of it later stays. */
  readonly base?: ListingFacts | null
  /** What its form began with (`factsToEdit`), where that is not `base`. */
  readonly begunFrom?: ListingFacts | null
}

/** Returns the id of a new draft, or of the edit of this listing that is under way. */
export async function startDraft(tx: Database, beginning: NewDraft): Promise<string> {
  const [started] = await tx
    .insert(draft)
    .values(beginning)
    .onConflictDoUpdate({
      target: [draft.ownerId, draft.listingId],
      targetWhere: isOpen,
      set: { ownerId: beginning.ownerId },
    })
    .returning({ id: draft.id })
  return started!.id
}

/** Whether a new listing begins as that of a private person: a place that can be claimed lives from being called. */
const beginsPrivate = (kind: string) => !teamOf(kind) && !claimProofOf(kind)

/**
 * Another kind in the wizard. That a private person offers it stays as chosen between two kinds that begin alike. What
 * was to be shown only on request is not published by a kind that begins without a tick.
 */
function otherKind(kind: string): SQL {
  const others = completeAreas().flatMap(({ area }) => (beginsPrivate(area.kind) ? [] : [area.kind]))
  const isAlike = sql`coalesce(kind = any(${sql.param(others)}::text[]), false) = ${!beginsPrivate(kind)}`
  const preset = JSON.stringify(beginsPrivate(kind) ? { contactPrivate: ['on'] } : {})
  const unpublished = beginsPrivate(kind) ? [] : shownOnRequest
  return sql`category = case when kind = ${kind} then category end, kind = ${kind},
    form = case when ${isAlike} then form
      when form -> 'contactPrivate' = '["on"]'::jsonb
        then (form - ${sql.param(['contactPrivate', ...unpublished])}::text[]) || ${preset}::jsonb
      else (form - 'contactPrivate') || ${preset}::jsonb end,
    version = version + (version > 1 and not ${isAlike})::int`
}

/**
 * Changes what is chosen in the wizard, and the form values that a kind or a category implies. The kind of an edit can't
 * change.
 * @returns false: there is no such draft
 */
export async function chooseIn(
  database: Database,
  { id, ownerId }: { id: string; ownerId: string },
  chosen: { kind: string } | { category: string; typed: FormTexts },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const changes =
    'kind' in chosen
      ? otherKind(chosen.kind)
      : sql`category = ${chosen.category}, form = form || ${JSON.stringify(chosen.typed)}::jsonb,
          version = version + (not form @> ${JSON.stringify(chosen.typed)}::jsonb)::int`
  const { rowCount } = await database.execute(sql`
    update draft set ${changes}, updated_at = now()
    where id = ${id} and ${writesDraft(ownerId)} and ${isOpen}
      ${'kind' in chosen ? sql`and listing_id is null` : sql``}`)
  return rowCount === 1
}

/** The version that is kept now, or what another page has written in the meantime. */
export type SaveResult = { version: number } | { conflict: DraftVersion }

/**
 * Keeps what was typed.
 * @param version the version of the draft in which it was typed: if a newer one with other values is kept, nothing is
 *   written
 * @returns null: the user has no such draft
 */
export async function saveTyped(
  database: Database,
  { id, ownerId }: { id: string; ownerId: string },
  { version, form }: DraftVersion,
): Promise<SaveResult | null> {
  if (!isUuid(id)) return null
  return database.transaction(async (tx) => {
    const [kept] = await tx
      .select({
        version: draft.version,
        form: draft.form,
        isSame: sql<boolean>`form = ${JSON.stringify(form)}::jsonb`,
      })
      .from(draft)
      .where(and(eq(draft.id, id), writesDraft(ownerId), isOpen))
      .for('update')
    if (!kept) return null
    if (kept.isSame) return { version: kept.version }
    if (kept.version !== version) return { conflict: { version: kept.version, form: kept.form } }
    const next = version + 1
    await tx
      .update(draft)
      .set({ form, version: next, updatedAt: sql`now()` })
      .where(eq(draft.id, id))
    return { version: next }
  })
}

/**
 * Discards a draft that was not submitted, or restores it; doing it twice changes nothing more. Null: they have no
 * such draft, or have begun another edit of the same listing.
 */
export async function changeDraft(
  database: Database,
  { id, ownerId }: { id: string; ownerId: string },
  change: DraftChange['change'],
): Promise<DraftChange | null> {
  if (!isUuid(id)) return null
  const deletedAt = change === 'delete' ? sql`coalesce(draft.deleted_at, now())` : null
  const isInTheWay = sql`exists (
    select from draft other
    where other.owner_id = draft.owner_id and other.listing_id = draft.listing_id and other.id <> draft.id
      and other.submitted_at is null and other.deleted_at is null)`
  const [changed] = await database
    .update(draft)
    .set({ deletedAt })
    .where(
      and(
        eq(draft.id, id),
        writesDraft(ownerId),
        isNull(draft.submittedAt),
        change === 'restore' ? sql`not ${isInTheWay}` : undefined,
      ),
    )
    .returning({ title })
  return changed ? { change, id, title: changed.title } : null
}

/** The title that was typed; for an edit without one, that of the listing; otherwise empty. */
const title = sql<string>`coalesce(
  nullif(btrim(draft.form -> 'title' ->> 0), ''), (select title from listing where id = draft.listing_id), '')`

const most = 50 // drafts of one account

/** Whether they may begin another one; the account is locked until they have. */
export async function hasRoom(tx: Database, ownerId: string): Promise<boolean> {
  await lockAccount(tx, ownerId)
  return (await tx.$count(draft, and(eq(draft.ownerId, ownerId), isUnsent()))) < most
}

/** Starts the draft of a new listing or question. @returns null: the user has as many drafts as an account may have */
export async function startNew(
  { database, island }: Pick<RequestContext, 'database' | 'island'>,
  { id: ownerId, fullName }: Pick<Viewer, 'id' | 'fullName'>,
  kind: string,
  title = '',
): Promise<string | null> {
  // Drafts in which nothing was chosen or typed go after a day: sooner, a form in another tab may be half full.
  await database.execute(sql`
    delete from draft where owner_id = ${ownerId} and listing_id is null and ${isOpen}
      and category is null and version = 1
      and updated_at < now() - interval '1 day' and not exists (select from draft_photo where draft_id = draft.id)`)
  const form: FormTexts = {
    island: [island === 'all' ? 'saipan' : island],
    ...(!teamOf(kind) && { contactName: [fullName] }),
    ...(beginsPrivate(kind) && { contactPrivate: ['on'] }),
    ...(title && { title: [title] }),
  }
  return database.transaction(async (tx) =>
    (await hasRoom(tx, ownerId)) ? startDraft(tx, { ownerId, kind, form }) : null,
  )
}

const perPage = 20

/**
 * The drafts that a user has not submitted, new listings and edits, the latest first.
 * @param after the draft before the first one
 * @returns `next`: after which more follow, null: none do
 */
export async function findUnfinished(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  ownerId: string,
  { after, most = perPage }: { after?: string | undefined; most?: number } = {},
): Promise<{ drafts: UnfinishedDraft[]; next: string | null }> {
  const found = await database
    .select({
      id: draft.id,
      kind: draft.kind,
      category: draft.category,
      listingId: draft.listingId,
      title,
      updatedAt: draft.updatedAt,
    })
    .from(draft)
    .where(
      and(
        writesDraft(ownerId),
        isUnsent(),
        sql`(category is not null or version > 1 or listing_id is not null)`,
        after && isUuid(after)
          ? sql`(draft.updated_at, draft.id) < (
              coalesce((select updated_at from draft where id = ${after} and ${writesDraft(ownerId)}), 'infinity'),
              ${after}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(draft.updatedAt), desc(draft.id))
    .limit(most + 1)
  const i18n = i18nOf(language)
  const { page, end } = pageOf(found, most)
  const drafts = page.map(({ kind, category, ...one }) => ({
    ...one,
    type: kind && typeName(kind, i18n),
    href: draftAddress({ ...one, kind, category }),
  }))
  return { drafts, next: end?.id ?? null }
}
