import { adminOf } from '../admin/admin-only.ts'
import { pageContext } from '../context.ts'
import { emptyTerms, terms } from '../counting/searches.server.ts'
import { csvOf } from '../files/csv.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import type { Route } from './+types/export.ts'
import { figures } from './days.ts'
import { figureNames, tableNames } from './figure-words.ts'
import { findDays, findMost } from './find-analytics.server.ts'
import { askedPeriod } from './period.ts'

const mostTerms = 1_000

/** For admins: the figures by day, and below them what was looked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  adminOf(page, url)
  const { database, now } = page
  const i18n = i18nOf(page.language)
  const period = askedPeriod(url)
  const days = await findDays(database, period, now)
  const searched = await findMost(database, terms, period, now, mostTerms)
  const missed = await findMost(database, emptyTerms, period, now, mostTerms)
  const list = (name: string, lines: typeof searched) =>
    lines.length > 0 ? [[], [name], ...lines.map((line) => [line.name, line.count])] : []
  const csv = csvOf([
    [i18n._(tableNames.day), ...figures.map((figure) => i18n._(figureNames[figure]))],
    ...days.map((day) => [day.first, ...figures.map((figure) => day[figure])]),
    ...list(i18n._(tableNames.terms), searched),
    ...list(i18n._(tableNames.emptyTerms), missed),
  ])
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="analytics-${days.at(-1)!.first}.csv"`,
    },
  })
}
