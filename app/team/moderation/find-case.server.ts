import { asc, eq } from 'drizzle-orm'
import { findName } from '../../people/users/find-name.server.ts'
import { users } from '../../people/users/tables.server.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { contentOf, contentOfEdit, type Content } from './content.server.ts'
import { decisionsOn, stateAfter } from '../../market/approval/cases.ts'
import { findKeptEdit } from '../../market/listing-edits/kept-edit.server.ts'
import { quoteIn } from './find-title.server.ts'
import { mayDecide } from './may-decide.server.ts'
import { findSubject } from './report/find-subject.server.ts'
import { subjectKindOf } from './subjects.server.ts'
import { pictureQuery, queuePath } from './queue/queue-query.ts'
import { bulkDecision, pendingCase, moderationReport } from './tables.server.ts'
import { type Case, moderationCase } from '../../market/approval/tables.server.ts'
import { findListing } from '../../market/listing-edits/find-listing.server.ts'

/** A case with everything needed to decide it; null if it does not exist. */
export async function findCase(
  database: Database,
  context: Pick<RequestContext, 'language' | 'now' | 'samples'>,
  staff: Viewer,
  id: string,
) {
  if (!/^\d{1,15}$/.test(id)) return null
  const one = await findWhole(database, Number(id))
  if (!one) return null
  const first = one.appealOf === null ? one : ((await findWhole(database, one.appealOf)) ?? one)
  const pending = await findPendingDecision(database, one.id)
  const { subjectKind: kind, subjectRef: ref, type, state, version, quote, reason } = one
  const subject = subjectKindOf(kind)
  return {
    id: one.id,
    kind,
    ref,
    type,
    state,
    version,
    signs: first.signs,
    quote,
    reason,
    createdAt: one.createdAt,
    decidedAt: one.decidedAt,
    /** Its page, where others see it. */
    href: subject?.findDeskPath
      ? await subject.findDeskPath(database, ref, staff)
      : ((await findSubject(database, { kind, ref }, context))?.href ?? null),
    owner: await findName(database, one.ownerId),
    decidedBy: await findName(database, one.decidedBy),
    first:
      first === one
        ? null
        : { state: first.state, reason: first.reason, decidedBy: await findName(database, first.decidedBy) },
    /** The reported text at the time of the report: it may have changed since. */
    reported: first.type === 'report' ? quoteIn(first, context.language) : '',
    /** The pages of the reported pictures. */
    pictures: ((await subject?.findPictureKeys?.(database, ref)) ?? []).map((_, at) =>
      pictureQuery.address(`${queuePath}/${one.id}/picture`, { at }),
    ),
    /** Of a reported message: the message, and those around it. */
    messages: (await subject?.findAround?.(database, ref, context.language)) ?? [],
    content: await findContent(database, context, first),
    reports: await findReports(database, first.id),
    pending,
    decisions: !pending && (await mayDecide(database, one, staff)) ? decisionsOn(one) : [],
  }
}

async function findWhole(database: Database, id: number): Promise<Case | undefined> {
  const [one] = await database.select().from(moderationCase).where(eq(moderationCase.id, id))
  return one
}

/** The bulk decision about a case that takes effect soon, if any. */
async function findPendingDecision(database: Database, caseId: number) {
  const { decision, reason, decidedBy, takesEffectAt } = bulkDecision
  const [pending] = await database
    .select({ decision, reason, decidedBy, takesEffectAt })
    .from(pendingCase)
    .innerJoin(bulkDecision, eq(bulkDecision.id, pendingCase.bulkId))
    .where(eq(pendingCase.caseId, caseId))
  if (!pending) return null
  return {
    state: stateAfter[pending.decision],
    reason: pending.reason,
    takesEffectAt: pending.takesEffectAt,
    decidedBy: await findName(database, pending.decidedBy),
  }
}

const findReports = (database: Database, caseId: number) =>
  database
    .select({
      id: moderationReport.id,
      reason: moderationReport.reason,
      text: moderationReport.text,
      createdAt: moderationReport.createdAt,
      reporter: users.fullName,
    })
    .from(moderationReport)
    .leftJoin(users, eq(users.id, moderationReport.reporterId))
    .where(eq(moderationReport.caseId, caseId))
    .orderBy(asc(moderationReport.id))
    .limit(50)

/** The content of what a case is about; of an edit that is not approved, beside what it would become. */
async function findContent(
  database: Database,
  { language }: Pick<RequestContext, 'language'>,
  { id, type, subjectKind, subjectRef, listingId }: Case,
): Promise<Content | null> {
  const subject = subjectKindOf(subjectKind)
  if (subject?.findContent) return subject.findContent(database, subjectRef, i18nOf(language))
  if (listingId === null) return null
  const edit = type === 'edit' ? await findKeptEdit(database, { id, listingId }) : null
  if (edit) return contentOfEdit(edit.listing.area, edit, i18nOf(language))
  const listing = await findListing(database, { id: listingId })
  return listing && contentOf(listing.area, listing.facts, i18nOf(language))
}
