import { adminOf } from '../desk/admin-only.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { csvAnswer } from '../../ground/files/csv-answer.ts'
import { csvOf } from '../../ground/files/csv.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Route } from './+types/export.ts'
import { figures } from './days.ts'
import { dayName, figureNames, tableLabels } from './figure-labels.ts'
import { findDays } from './find-analytics.server.ts'
import { findLines } from './find-tables.server.ts'
import { exportQuery, type Period, type Table } from './period.ts'

const mostLines = 1_000

export const handle = { query: exportQuery }

/** For admins: one table of what the page shows, with as many lines as there are. */
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const { days, table } = exportQuery.parse(url)
  const csv = csvOf(await rowsOf(context, table, days))
  return csvAnswer(`analytics-${table}-${localDate(context.now)}`, csv)
}

async function rowsOf(context: RequestContext, table: Table, period: Period): Promise<(string | number)[][]> {
  const i18n = i18nOf(context.language)
  if (table === 'days') {
    const days = await findDays(context.database, period, context.now)
    return [
      [i18n._(dayName), ...figures.map((figure) => i18n._(figureNames[figure]))],
      ...days.map((day) => [day.first, ...figures.map((figure) => day[figure])]),
    ]
  }
  const lines = await findLines(context, table, period, mostLines)
  return [
    tableLabels[table].heads.map((head) => i18n._(head)),
    ...lines.map(([name, count, slowest]) => [
      name,
      count,
      ...(slowest === undefined ? [] : [secondsOf(slowest)]),
    ]),
  ]
}

/** Empty if there is no measurement, and a text if it exceeds the measured range. */
function secondsOf(slowest: number | null): number | string {
  if (slowest === 0) return ''
  return slowest === null ? '>10' : slowest / 1000
}
