import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.server.ts'
import type { Language } from '../i18n/languages.ts'
import type { ContentKind } from './kind.ts'

export type ItemLine = {
  readonly ref: string
  readonly title: string
  readonly lang: Language | null
  readonly isHidden: boolean
  /** In which it can be read; null: it is the same in all. */
  readonly languages: readonly Language[] | null
  /** Like `2026-01-31`; null: nobody has looked yet. Undefined where nobody need. */
  readonly checkedOn?: string | null
  /** What it belongs to. */
  readonly group?: string
}

const perPage = 50

/** A page of the items of a kind in their order, those that have a text in their title. @param page from 1 */
export async function findItems(
  database: Database,
  { rows }: Pick<ContentKind, 'rows'>,
  { q, page }: { q: string; page: number },
): Promise<{ items: ItemLine[]; next: boolean }> {
  const { from, where = sql`true`, order, ref, title, found = title, lang, isHidden, languages } = rows
  const { rows: items } = await database.execute<ItemLine>(sql`
    select ${ref} as ref, ${title} as title, ${lang ?? sql`null`} as lang, ${isHidden ?? sql`false`} as "isHidden",
      ${languages ?? sql`null`} as languages
      ${rows.checkedOn ? sql`, ${rows.checkedOn}::text as "checkedOn"` : sql``}
      ${rows.group ? sql`, ${rows.group.column} as "group"` : sql``}
    from ${from} where ${where} and position(lower(${q}) in lower(${ref} || ' ' || ${found})) > 0
    order by ${order} limit ${perPage + 1} offset ${(page - 1) * perPage}`)
  return { items: items.slice(0, perPage), next: items.length > perPage }
}

export async function countItems(database: Database, { rows }: Pick<ContentKind, 'rows'>): Promise<number> {
  const { rows: counts } = await database.execute<{ count: number }>(
    sql`select count(*)::int from ${rows.from} where ${rows.where ?? sql`true`}`,
  )
  return counts[0]!.count
}
