import { msg } from '@lingui/core/macro'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import type { ItemField } from '../kind.ts'

const most = 99_999

export const position: ItemField = {
  label: msg`Position in the list`,
  hint: msg`1 comes first. Leave blank to put it last.`,
  control: { type: 'number', min: 1, max: most },
}

/** Rows in an order: of a table all, or those `among` which a row has its place. `key` names one of them. */
type OrderedRows = { readonly from: SQL; readonly key: SQL; readonly among?: SQL }

/** After all others, for a new row. */
export async function lastPlace(tx: Database, { from, among = sql`true` }: OrderedRows): Promise<number> {
  const { rows } = await tx.execute<{ next: number }>(
    sql`select coalesce(max(position), 0)::int + 1 as next from ${from} where ${among}`,
  )
  return rows[0]!.next
}

/** After a row is gone: numbers all again from 1. */
export const closeUp = (tx: Database, ordered: OrderedRows) => place(tx, ordered, '', undefined)

/** Puts a row in the place that was written, and numbers all again from 1. */
export async function place(
  tx: Database,
  { from, key, among = sql`true` }: OrderedRows,
  ref: string,
  written: string | undefined,
): Promise<void> {
  const wanted = Number(written) || most
  // If two items have the same place, the one that was moved there gets it.
  await tx.execute(sql`
    update ${from} set position = ordered.place
    from (
      select ${key} as ref, row_number() over (order by
        case when ${key} = ${ref} then ${wanted} + case when position < ${wanted} then 0.5 else -0.5 end else position end,
        ${key}
      ) as place
      from ${from} where ${among}
    ) ordered
    where ${key} = ordered.ref and ${among} and position <> ordered.place`)
}
