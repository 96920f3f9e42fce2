import { type SQL, sql } from 'drizzle-orm'
import { accountEmail } from '../../people/accounts/email-address.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { allOf } from '../../directory/conditions.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { timeZone } from '../../ground/i18n/format.ts'
import type { Changes } from '../../ground/audit/tables.server.ts'
import { isCalled } from '../users/find-users.server.ts'
import { isDay } from '../../ground/forms/day.ts'
import type { AuditQuery } from '../../ground/audit/audit-query.ts'
import type { AuditedRoom, Setting } from '../../ground/audit/audited.ts'

const perPage = 50

/** A decision as it was written down. */
export type AuditRow = {
  readonly id: number
  readonly at: string
  readonly action: string
  readonly kind: string
  readonly ref: string
  readonly changes: Changes
  readonly actorId: string | null
}

/** One page of entries, the latest first. `next`: whether there are more. */
export async function findAudit(context: RequestContext, query: AuditQuery, rooms: readonly AuditedRoom[]) {
  const [actors, subjects] = await Promise.all([
    query.by ? findActors(context.database, query.by) : null,
    query.subject ? findSubjects(context, query.subject, rooms) : null,
  ])
  const { rows } = await context.database.execute<AuditRow>(sql`
    select audit.id::float8 as id, to_json(audit.at) #>> '{}' as at, audit.action, audit.subject_kind as kind,
      audit.subject_id as ref, audit.changes, audit.actor_id as "actorId"
    from ${sourceOf(actors, subjects, conditionsOf(query))}
    order by audit.at desc, audit.id desc limit ${perPage + 1}`)
  const { page, end } = pageOf(rows, perPage)
  return { rows: page, next: end !== null }
}

/** Actors by id, address or name. Deleted users are found by their id. */
async function findActors(database: Database, by: string): Promise<string[]> {
  if (isUuid(by)) return [by]
  const address = accountEmail(by)
  const { rows } = await database.execute<{ id: string }>(
    address
      ? sql`select id from users where email = ${address}`
      : sql`
        with recursive acted as (
          (select actor_id from audit where actor_id is not null order by actor_id limit 1)
          union all
          select (select actor_id from audit where actor_id > acted.actor_id order by actor_id limit 1)
          from acted where acted.actor_id is not null
        )
        select users.id from acted join users on users.id = acted.actor_id where ${isCalled(by)}`,
  )
  return rows.map(({ id }) => id)
}

/** Subjects by their kind, `vehicle`, as our own addresses name one, `vehicle/2`, or as people call them. */
async function findSubjects(
  context: RequestContext,
  text: string,
  rooms: readonly AuditedRoom[],
): Promise<string | readonly RecordKey[]> {
  const [kind = '', ...rest] = text.split('/')
  if (kind === settingKind || rooms.some(({ subjects = {} }) => Object.hasOwn(subjects, kind)))
    return rest.length > 0 ? [{ kind, ref: rest.join('/') }] : kind
  const named = text.replace(/(?<=.)\/(?=[?#]|$)/, '')
  const found = await Promise.all(rooms.map((room) => room.findNamed?.(context, named) ?? []))
  return [...settingsCalled(context, text, rooms), ...found.flat()]
}

/** By a part of what they are called in the language of the page. */
function settingsCalled(
  { language }: RequestContext,
  text: string,
  rooms: readonly AuditedRoom[],
): RecordKey[] {
  const i18n = i18nOf(language)
  const isLabelled = ([, { label }]: [string, Setting]) =>
    i18n._(label).toLowerCase().includes(text.toLowerCase())
  return rooms
    .flatMap(({ settings = {} }) => Object.entries(settings).filter(isLabelled))
    .map(([ref]) => ({ kind: settingKind, ref }))
}

export const settingKind = 'setting'

/** Each is an index that is read from its end. */
function sourceOf(
  actors: string[] | null,
  subjects: string | readonly RecordKey[] | null,
  conditions: SQL[],
): SQL {
  const last = (...more: SQL[]) => sql`(
    select * from audit where ${allOf(sql`true`, ...conditions, ...more)}
    order by audit.at desc, audit.id desc limit ${perPage + 1}) audit`
  const byActor = actors && sql`audit.actor_id = any(${sql.param(actors)}::uuid[])`
  if (subjects && typeof subjects !== 'string') {
    const kinds = sql.param(subjects.map(({ kind }) => kind))
    const refs = sql.param(subjects.map(({ ref }) => ref))
    const isSubject = sql`audit.subject_kind = named.kind and audit.subject_id = named.ref`
    return sql`unnest(${kinds}::text[], ${refs}::text[]) named(kind, ref), lateral ${last(isSubject, ...(byActor ? [byActor] : []))}`
  }
  const ofKind = subjects ? [sql`audit.subject_kind = ${subjects}`] : []
  if (!actors) return last(...ofKind)
  return sql`unnest(${sql.param(actors)}::uuid[]) actor(id), lateral ${last(sql`audit.actor_id = actor.id`, ...ofKind)}`
}

function conditionsOf({ action, from, until, after }: AuditQuery): SQL[] {
  return [
    action ? sql`audit.action = ${action}` : undefined,
    isDay(from) ? sql`audit.at >= ${from}::timestamp at time zone ${timeZone}` : undefined,
    isDay(until)
      ? sql`audit.at < (${until}::timestamp + interval '1 day') at time zone ${timeZone}`
      : undefined,
    after ? sql`(audit.at, audit.id) < (select at, id from audit where id = ${Number(after)})` : undefined,
  ].filter((condition) => condition !== undefined)
}

/** Every action that was ever written down: one step of the index for each. */
export async function findActions(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from audit order by action limit 1)
      union all
      select (select action from audit where action > found.action order by action limit 1)
      from found where found.action is not null
    )
    select action from found where action is not null`)
  return rows.map(({ action }) => action)
}
