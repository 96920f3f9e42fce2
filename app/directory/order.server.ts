import { type SQL, sql } from 'drizzle-orm'
import type { AnyArea } from './area.ts'

const columns: Readonly<Record<string, string>> = {
  createdAt: 'created_at',
  offer: 'offer',
  price: 'price_cents',
  nextStart: 'next_start',
  lastEnd: 'last_end',
}
const neverNull = new Set(['createdAt'])

/** The ORDER BY of one of an area's sorts; what has no value comes last, and the newer of two equals first. */
export function orderOf(area: AnyArea, sort: string): SQL {
  return sql.raw(orderText(area, sort))
}

function orderText(area: AnyArea, sort: string): string {
  const order = area.sorts[sort]!.order
  const terms = order.map(([by, direction]) => {
    const attribute = /^attributes\.(\w+)$/.exec(by)?.[1]
    const column = attribute ? `((attributes ->> '${attribute}')::numeric)` : columns[by]!
    return `${column} ${direction}${neverNull.has(by) ? '' : ' nulls last'}`
  })
  // A list by age reads its index backwards for the other direction: then the ids run along.
  const ids = order[0]?.[0] === 'createdAt' ? order[0][1] : 'desc'
  return [...terms, `id ${ids}`].join(', ')
}

/** Indexes for the sorts by an attribute: the only ones that an area causes. */
export const sortIndexes = (areas: readonly AnyArea[]) =>
  areas.flatMap((area) =>
    Object.entries(area.sorts)
      .filter(([, { order }]) => order.some(([by]) => by.startsWith('attributes.')))
      .map(([key]) => {
        const name = `sort_${area.kind.replaceAll('-', '_')}_${key.toLowerCase()}` as const
        const where = `live and kind = '${area.kind}'`
        return {
          name,
          sql: `create index concurrently ${name} on listing (${orderText(area, key)}) where ${where}`,
        }
      }),
  )
