import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import { mostCounted } from '../../directory/rollup.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { ContentKind } from './kind.ts'

export type ItemLine = {
  readonly ref: string
  readonly title: string
  readonly lang: Language | null
  readonly isHidden: boolean
  /** Whether visitors see it. Undefined where only the team decides that. */
  readonly isLive?: boolean
  /** In which it can be read; null: it is the same in all. */
  readonly languages: readonly Language[] | null
  /** The day of the last check, like `2026-01-31`; null: not checked yet. Undefined if it needs no check. */
  readonly checkedOn?: string | null
  /** What it belongs to. */
  readonly group?: string
}

const perPage = 50

/**
 * A page of the items of a kind in their order, filtered by a text in their title.
 * @param after the key of the last item of the page before; empty, or of a deleted item: the first page
 */
export async function findItems(
  context: Pick<RequestContext, 'database' | 'now' | 'samples'>,
  { rows }: Pick<ContentKind, 'rows'>,
  { q, after }: { q: string; after: string },
): Promise<{ items: ItemLine[]; isFirst: boolean; next: boolean }> {
  const { from, where = sql`true`, order, descending, ref, title, found = title } = rows
  const columns = sql.join([...order], sql`, `)
  const last = sql`(select ${columns} from ${from} where ${where} and ${ref} = ${after})`
  const isFirst = after === '' || (await context.database.execute(sql`${last} limit 1`)).rows.length === 0
  const { rows: items } = await context.database.execute<ItemLine>(sql`
    select ${ref} as ref, ${title} as title, ${rows.lang ?? sql`null`} as lang, ${rows.isHidden ?? sql`false`} as "isHidden",
      ${rows.languages ?? sql`null`} as languages
      ${rows.isLive ? sql`, (${rows.isLive(context)}) as "isLive"` : sql``}
      ${rows.checkedOn ? sql`, ${rows.checkedOn}::text as "checkedOn"` : sql``}
      ${rows.group ? sql`, ${rows.group.column} as "group"` : sql``}
    from ${from}
    where ${where} ${q ? sql`and position(lower(${q}) in lower(${ref} || ' ' || ${found})) > 0` : sql``}
      ${isFirst ? sql`` : sql`and (${columns}) ${descending ? sql`<` : sql`>`} ${last}`}
    order by ${sql.join(
      order.map((column) => (descending ? sql`${column} desc` : column)),
      sql`, `,
    )}
    limit ${perPage + 1}`)
  const { page, end } = pageOf(items, perPage)
  return { items: page, isFirst, next: end !== null }
}

/** `isMore`: there are more than are worth counting. */
export async function countItems(
  database: Database,
  { rows: { from, where = sql`true` } }: Pick<ContentKind, 'rows'>,
): Promise<{ count: number; isMore: boolean }> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int from (select from ${from} where ${where} limit ${mostCounted + 1}) found`,
  )
  const { count } = rows[0]!
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
}
