import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { inArray } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { users } from '../../people/users/tables.server.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { adminOf } from '../desk/admin-only.ts'
import type { Change } from '../../ground/audit/tables.server.ts'
import { userPath } from '../users/user-query.ts'
import { auditQuery } from '../../ground/audit/audit-query.ts'
import type {
  AuditedField,
  AuditedFields,
  AuditedKind,
  AuditedRoom,
  AuditedSubject,
  AuditText,
} from '../../ground/audit/audited.ts'
import { type AuditRow, findActions, findAudit, settingKind } from './find-audit.server.ts'
import { auditedRooms } from './audited-rooms.ts'
import { momentText } from '../../ground/audit/show.ts'

/** What the audit shows of a decision, in the language of the page. */
export type AuditLine = {
  readonly id: number
  readonly action: string
  readonly subject: Omit<AuditedSubject, 'fieldOf'> & { readonly kind: string }
  readonly changes: readonly ChangeLine[]
  /** Null: the site itself. An empty name, and no page: a user who has left. */
  readonly actor: { readonly name: string; readonly href: string | null } | null
  readonly at: { readonly iso: string; readonly text: string }
}

/** Null: nothing was there, or is. */
export type ChangeLine = {
  readonly label: string
  readonly before: readonly AuditText[] | null
  readonly after: readonly AuditText[] | null
}

export async function loadAudit({ url, context: router }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const query = auditQuery.parse(url)
  const all = auditedRooms()
  const i18n = i18nOf(context.language)
  const [{ rows, next }, actions] = await Promise.all([
    findAudit(context, query, all),
    findActions(context.database),
  ])
  const [subjectOf, names] = await Promise.all([
    findSubjects(context, [...rows, ...rows.flatMap((row) => namedIn(row, fieldsOf(all, row.action)))], all),
    findNames(context, rows),
  ])
  return {
    role,
    query,
    next,
    actions: actions
      .map((value) => ({ value, label: actionName(all, value, i18n) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale)),
    lines: rows.map((row) => lineOf(row, { subjectOf, names, all, i18n })),
  }
}

type SubjectOf = (named: RecordKey) => AuditLine['subject'] & Pick<AuditedSubject, 'fieldOf'>

type AuditLookups = {
  subjectOf: SubjectOf
  names: ReadonlyMap<string, string>
  all: readonly AuditedRoom[]
  i18n: I18n
}

const fieldsOf = (all: readonly AuditedRoom[], action: string): AuditedFields =>
  Object.assign({}, ...all.map(({ actions }) => actions[action]?.fields))

/** What the values of its fields are the ids of. */
const namedIn = ({ changes }: AuditRow, fields: AuditedFields): RecordKey[] =>
  Object.entries(changes).flatMap(([name, values]) => {
    const kind = fields[name]?.kind
    return kind ? values.filter((ref) => ref !== null && isUuid(ref)).map((ref) => ({ kind, ref: ref! })) : []
  })

function lineOf(row: AuditRow, { subjectOf, names, all, i18n }: AuditLookups): AuditLine {
  const { id, at, action, changes, actorId } = row
  const { fieldOf, ...shown } = subjectOf(row)
  const fields = fieldsOf(all, action)
  // The database stores them in its own order.
  const ordered = new Set([...Object.keys(fields), ...Object.keys(changes)])
  return {
    id,
    subject: shown,
    action: actionName(all, action, i18n),
    changes: [...ordered].flatMap((name) => {
      const field = fieldOf?.(name) ?? fields[name] ?? { label: name }
      return changes[name] ? changeLines(withNames(field, subjectOf), changes[name], i18n) : []
    }),
    actor: actorId === null ? null : actorOf(names.get(actorId) ?? '', actorId),
    at: { iso: at, text: momentText(new Date(at), i18n) },
  }
}

const actorOf = (name: string, id: string) => ({ name, href: name ? userPath(id) : null })

/** As it was recorded, if no room describes it any longer. */
function actionName(all: readonly AuditedRoom[], action: string, i18n: I18n): string {
  const label = all.map(({ actions }) => actions[action]?.label).find(Boolean)
  return label ? i18n._(label) : action
}

/** Deleted subjects are shown by the name of their kind. */
function withNames(field: AuditedField, subjectOf: SubjectOf): AuditedField {
  const { kind } = field
  if (!kind) return field
  return {
    ...field,
    show(value, i18n) {
      if (!isUuid(value)) return field.show?.(value, i18n) ?? [{ text: value }]
      const { title, href, kind: word } = subjectOf({ kind, ref: value })
      return [{ text: title || word, ...(href && { href }) }]
    },
  }
}

/** One line, or of a value that has parts one for each that differs. */
function changeLines(field: AuditedField, [was, is]: Change, i18n: I18n): ChangeLine[] {
  if (field.parts) {
    const [before, after] = [was, is].map((value) => (value === null ? new Map() : field.parts!(value, i18n)))
    const labels = new Set<string>([...before!.keys(), ...after!.keys()])
    return [...labels]
      .filter((label) => before!.get(label) !== after!.get(label))
      .map((label) => ({ label, before: plain(before!.get(label)), after: plain(after!.get(label)) }))
  }
  const empty = field.empty ? plain(i18n._(field.empty)) : null
  const textsOf = (value: string | null) => (value ? (field.show?.(value, i18n) ?? plain(value)) : empty)
  const label = typeof field.label === 'string' ? field.label : i18n._(field.label)
  const [before, after] = [textsOf(was), textsOf(is)]
  // Long texts may differ after the part that the log stores.
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return [{ label, before: isSame ? null : before, after }]
}

const plain = (text: string | undefined): AuditText[] | null => (text ? [{ text }] : null)

/** What is known of what decisions are about, or name. */
async function findSubjects(
  context: RequestContext,
  named: readonly RecordKey[],
  all: readonly AuditedRoom[],
): Promise<SubjectOf> {
  const i18n = i18nOf(context.language)
  const kinds = new Map([
    ...all.flatMap(({ subjects = {} }) => Object.entries(subjects)),
    [settingKind, setting(all)],
  ])
  const found = new Map<string, ReadonlyMap<string, AuditedSubject> | undefined>(
    await Promise.all(
      [...Map.groupBy(named, ({ kind }) => kind)].map(async ([kind, some]) => {
        const ids = [...new Set(some.map(({ ref }) => ref))]
        return [kind, await kinds.get(kind)?.find?.(context, ids)] as const
      }),
    ),
  )
  return ({ kind, ref }) => {
    const ofKind = found.get(kind)
    const number = isUuid(ref) ? '' : ref
    return {
      kind: kinds.get(kind)?.label(i18n) ?? kind,
      ...(ofKind?.get(ref) ?? { title: number, isGone: ofKind !== undefined }),
    }
  }
}

const setting = (all: readonly AuditedRoom[]): AuditedKind => ({
  label: (i18n) => i18n._(msg`Setting`),
  async find({ language }) {
    const i18n = i18nOf(language)
    const known = all.flatMap(({ settings = {} }) => Object.entries(settings))
    return new Map(known.map(([name, { label, href }]) => [name, { title: i18n._(label), href }]))
  },
})

/** Names of actors by id. Deleted users have none. */
async function findNames(
  { database }: RequestContext,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const found = await database
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}
