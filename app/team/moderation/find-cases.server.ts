import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import {
  type BulkDecision,
  bulkTypes,
  type CaseState,
  type CaseType,
  stateAfter,
} from '../../market/approval/cases.ts'
import { quoteIn, titleIn } from './find-title.server.ts'
import { findOwnCases } from './may-decide.server.ts'

/** A case as one line of a list. */
export type CaseLine = {
  readonly id: number
  readonly type: CaseType
  readonly kind: string
  readonly title: string
  readonly owner: string | null
  /** If a decision takes effect soon, the state that it leads to. */
  readonly state: CaseState
  /** The name of the person who decided, if any. */
  readonly by: string | null
  /** How many people report it. */
  readonly reports: number
  /** When it came, or was decided. */
  readonly at: Date
}

/** An open case. `choice` identifies its current version; null if it can only be decided individually. */
type WaitingLine = CaseLine & { readonly choice: string | null }

export const perPage = 50

type Desk = Pick<RequestContext, 'database' | 'language'>

/**
 * The cases that wait, the oldest first. Cases about deleted content are left out, as are those whose decision takes
 * effect soon.
 * @param after the number of the last one on the page before
 * @returns `next`: whether there are more
 */
export async function findWaiting(
  { database, language }: Desk,
  staff: Pick<Viewer, 'id' | 'colleagueOf'>,
  after: number,
) {
  const lines = await findRows(
    database,
    sql`
      select moderation_case.* from moderation_case left join listing on listing.id = listing_id
      where state = 'open' and moderation_case.id > ${after} and listing.deleted_at is null
        and not exists (select from held_case where case_id = moderation_case.id)
      order by moderation_case.id limit ${perPage + 1}`,
    'created_at',
  )
  const { page, end } = pageOf(lines, perPage)
  const ofBulk = page.flatMap(({ id, type, subject_kind, subject_ref, owner_id }) =>
    bulkTypes.includes(type)
      ? { id, subjectKind: subject_kind, subjectRef: subject_ref, ownerId: owner_id }
      : [],
  )
  const own = await findOwnCases(database, staff, ofBulk)
  const choices = new Set(ofBulk.filter((one) => !own.includes(one)).map(({ id }) => id))
  const waiting = page.map((row): WaitingLine => ({
    ...lineOf(row, language),
    choice: choices.has(row.id) ? `${row.id} ${row.version}` : null,
  }))
  return { waiting, next: end !== null }
}

/** The latest decisions. */
export const findDecided = (desk: Desk): Promise<CaseLine[]> =>
  findLines(
    desk,
    sql`select * from moderation_case where decided_at is not null order by decided_at desc limit 20`,
    'decided_at',
  )

/** Those of these numbers. */
export const findNumbered = (desk: Desk, ids: readonly number[]): Promise<CaseLine[]> =>
  findLines(desk, sql`select * from moderation_case where id = any(${sql.param(ids)})`, 'created_at')

/** Bulk decisions that take effect soon. */
export async function findPendingDecisions(desk: Desk) {
  const { rows } = await desk.database.execute<Bulk>(sql`
    select id, decision, reason, takes_effect_at, decided_by from bulk_decision order by takes_effect_at, id`)
  return Promise.all(
    rows.map(async ({ id, decision, reason, takes_effect_at, decided_by }) => ({
      id: Number(id),
      state: stateAfter[decision],
      reason,
      takesEffectAt: new Date(takes_effect_at),
      decidedBy: decided_by,
      cases: await findLines(
        desk,
        sql`
          select moderation_case.* from moderation_case join held_case on case_id = moderation_case.id
          where bulk_id = ${id}`,
        'created_at',
      ),
    })),
  )
}

type Bulk = {
  id: string
  decision: BulkDecision
  reason: string
  takes_effect_at: string
  decided_by: string
}

type CaseRow = {
  id: string
  version: number
  type: CaseType
  subject_kind: string
  subject_ref: string
  title: string | null
  quote: string
  owner_id: string | null
  owner: string | null
  state: CaseState
  decision: BulkDecision | null
  by: string | null
  reports: number
  at: string
}

type Moment = 'created_at' | 'decided_at'

const findLines = async ({ database, language }: Desk, cases: SQL, moment: Moment): Promise<CaseLine[]> =>
  (await findRows(database, cases, moment)).map((row) => lineOf(row, language))

async function findRows(database: Database, cases: SQL, moment: Moment): Promise<CaseRow[]> {
  const { rows } = await database.execute<CaseRow>(sql`
    select one.id, one.version, type, subject_kind, subject_ref, listing.title, quote, one.owner_id, owner.full_name as owner, state,
      decision, decider.full_name as by,
      (select count(*)::int from moderation_report where case_id = one.id) as reports,
      one.${sql.identifier(moment)} as at
    from (${cases}) one
      left join listing on listing.id = one.listing_id left join users owner on owner.id = one.owner_id
      left join held_case on held_case.case_id = one.id left join bulk_decision on bulk_decision.id = bulk_id
      left join users decider on decider.id = coalesce(bulk_decision.decided_by, one.decided_by)
    order by ${moment === 'created_at' ? sql`one.id` : sql`one.decided_at desc`}`)
  return rows
}

function lineOf(
  { id, type, subject_kind, title, quote, owner, decision, by, reports, at, ...row }: CaseRow,
  language: Language,
): CaseLine {
  const words = quoteIn({ subjectKind: subject_kind, quote }, language)
  return {
    id: Number(id),
    type,
    kind: subject_kind,
    owner,
    by,
    reports,
    at: new Date(at),
    title: title ?? titleIn(subject_kind, words),
    state: decision ? stateAfter[decision] : row.state,
  }
}
