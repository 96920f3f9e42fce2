import { sql } from 'drizzle-orm'
import { allOf, conditionOf, listed } from '../../directory/conditions.server.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { AreaHits } from './search-areas.server.ts'

/**
 * The areas whose own search has something for what is left of the text: it looks for less, in other ways. An area in
 * which matches are common has something.
 */
export async function findListed(
  database: Database,
  hits: readonly AreaHits[],
  context: RequestContext,
): Promise<ReadonlySet<string>> {
  const left = hits.filter(({ plan }) => plan.leftText)
  const common = left.filter(({ more }) => more).map(({ plan }) => plan.area.kind)
  const looks = left
    .filter(({ more }) => !more)
    .map(({ plan: { area, filters, leftText } }) => {
      const { conditions: custom = {} } = serverPartsOf(area.kind)
      const asked = conditionOf(area, { ...filters, q: leftText }, { ...context, custom })
      return sql`(select kind from listing where ${allOf(listed(area, context), asked)} limit 1)`
    })
  if (looks.length === 0) return new Set(common)
  const { rows } = await database.execute<{ kind: string }>(sql.join(looks, sql` union all `))
  return new Set([...common, ...rows.map(({ kind }) => kind)])
}
