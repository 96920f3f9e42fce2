import { type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { itemPath } from './content-address.ts'
import type { ContentKind } from './kind.ts'
import { contentKinds } from './kinds.server.ts'

const mostNamed = 200

/** Finds the items in the audit by their address or a part of their title. */
export async function findAudited({ database, origin }: RequestContext, text: string): Promise<RecordKey[]> {
  const isAddress = /^(\/|https?:)/.test(text)
  const refs = isAddress ? await findAt(database, origin, text) : await findCalled(database, text)
  return refs.slice(0, mostNamed).map((ref) => ({ kind: 'content', ref }))
}

/** What staff write at an address of theirs, or visitors read at one: of a page that has several of them, all. */
async function findAt(database: Database, origin: string, text: string): Promise<string[]> {
  const address = URL.parse(text, origin)
  if (!address) return []
  const { rows } = await database.execute<{ id: string }>(
    sql`select distinct subject_id as id from audit where subject_kind = 'content'`,
  )
  const ids = rows.map(({ id }) => id)
  return ids.filter((id) => addressesOf(id).some((one) => isPartOf(URL.parse(one, origin), address)))
}

function addressesOf(id: string): string[] {
  const at = id.indexOf('/')
  const ref = id.slice(at + 1)
  const kind = contentKinds().find(({ name }) => name === id.slice(0, at))
  return kind ? [itemPath(kind.name, ref), kind.address(ref)] : []
}

const isPartOf = (item: URL | null, { pathname, search, hash }: URL) =>
  item?.pathname === pathname && item.search === search && (!hash || item.hash === hash)

/** By what they are called in their own language, or were when they were deleted. */
async function findCalled(database: Database, text: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select called.id from (${sql.join(
      contentKinds().flatMap((kind) => [there(kind, text), deleted(kind, text)]),
      sql` union `,
    )}) called
    where exists (select from audit where subject_kind = 'content' and subject_id = called.id) limit ${mostNamed}`)
  return rows.map(({ id }) => id)
}

const has = (title: SQL, text: string) => sql`position(lower(${text}) in lower(${title})) > 0`

function there({ name, rows }: ContentKind, text: string): SQL {
  const { from, where = sql`true`, ref, title } = rows
  return sql`select ${`${name}/`} || ${ref} as id from ${from} where ${where} and ${has(title, text)}`
}

function deleted({ name, fields }: ContentKind, text: string): SQL {
  const [title = ''] =
    Object.entries(fields).find(([, { translated }]) => translated) ??
    Object.entries(fields).find(
      ([, { control }]) => typeof control === 'object' && control.type === 'line',
    ) ??
    []
  return sql`select ${`${name}/`} || ref as id from content_revision
    where kind = ${name} and part = 'item' and after is null and exists (
      select from jsonb_each_text(before) said(field, value)
      where split_part(field, '.', 1) = ${title} and ${has(sql`value`, text)})`
}
