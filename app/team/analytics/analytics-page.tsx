import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { AdminTabs } from '../desk/admin-tabs.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/analytics-page.ts'
import css from './analytics.css?url'
import { DayTable } from './day-table.tsx'
import { figures, spansOf, totalOf } from './days.ts'
import { FigureChart } from './figure-chart.tsx'
import { findDays } from './find-analytics.server.ts'
import { findLines } from './find-tables.server.ts'
import { LineTable } from './line-table.tsx'
import { analyticsQuery, fileAddress, pageAddress, periods } from './period.ts'

const lineTables = ['pages', 'listings', 'terms', 'empty-terms'] as const
const mostLines = 20

export const handle = { query: analyticsQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { role } = adminOf(context, url)
  const { days: period } = analyticsQuery.parse(url)
  const [days, ...found] = await Promise.all([
    findDays(context.database, period, context.now),
    ...lineTables.map((table) => findLines(context, table, period, mostLines)),
  ])
  return {
    role,
    period,
    spans: spansOf(days),
    tables: lineTables.map((table, at) => ({ table, lines: found[at]! })),
  }
}

/** For admins: usage of the site, counted without identifying visitors. */
export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { role, period, spans, tables } = loaderData
  const { t } = useLingui()
  const isEmpty = figures.every((figure) => totalOf(spans, figure) === 0)
  return (
    <main id="main" className="analytics wrap py-section">
      <title>{t`Analytics`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={css} precedence="feature" />
      <h1 className="text-3xl">
        <Trans>Analytics</Trans>
      </h1>
      <AdminTabs role={role} />
      <nav aria-label={t`Period`} className="mt-4 flex flex-wrap gap-2">
        {periods.map((days) => (
          <Link
            key={days}
            to={pageAddress(days)}
            aria-current={days === period ? 'page' : undefined}
            className={buttonClass({ tone: days === period ? 'brand' : 'line' })}
          >
            <Plural value={days} one="# day" other="# days" />
          </Link>
        ))}
        <a href={fileAddress(period, 'days')} download className={buttonClass({ tone: 'ghost' })}>
          <Trans>Download daily figures as CSV</Trans>
        </a>
      </nav>
      {isEmpty ? (
        <p className="mt-5 text-text-muted">
          <Trans>There is no data for this period.</Trans>
        </p>
      ) : (
        <>
          <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {figures.map((figure) => (
              <FigureChart key={figure} figure={figure} spans={spans} />
            ))}
          </div>
          <DayTable spans={spans} />
        </>
      )}
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {tables.map(({ table, lines }) => (
          <LineTable key={table} table={table} lines={lines} file={fileAddress(period, table)} />
        ))}
      </div>
    </main>
  )
}
