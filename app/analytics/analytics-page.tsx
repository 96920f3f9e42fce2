import './words.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../admin/admin-only.ts'
import { AdminTabs } from '../admin/admin-tabs.tsx'
import { areas } from '../areas/registry.ts'
import { pageContext } from '../context.ts'
import { emptyTerms, terms } from '../counting/searches.server.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { formatNumber } from '../i18n/format.ts'
import { areaName } from '../search/area-names.server.ts'
import { buttonClass } from '../ui/button.tsx'
import type { Route } from './+types/analytics-page.ts'
import css from './analytics.css?url'
import { DayTable } from './day-table.tsx'
import { figures, spansOf, totalOf } from './days.ts'
import { FigureChart } from './figure-chart.tsx'
import { tableNames } from './figure-words.ts'
import { findDays, findListings, findMost, findPages } from './find-analytics.server.ts'
import { LineTable } from './line-table.tsx'
import { addressOf, analyticsPath, askedPeriod, exportPath, periods } from './period.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { role } = adminOf(page, url)
  const { database, now } = page
  const period = askedPeriod(url)
  const i18n = i18nOf(page.language)
  const [days, pages, searched, missed, listings] = await Promise.all([
    findDays(database, period, now),
    findPages(database, period, now),
    findMost(database, terms, period, now),
    findMost(database, emptyTerms, period, now),
    findListings(database),
  ])
  const ofAreas = areas.map((area) => ({ name: areaName(area, i18n), count: listings.get(area.kind) ?? 0 }))
  return {
    ...{ role, period, pages, searched, missed },
    spans: spansOf(days),
    listings: ofAreas.toSorted((a, b) => b.count - a.count),
  }
}

/** For admins: what the site is used for, counted by itself and without knowing by whom. */
export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { role, period, pages, spans, searched, missed, listings } = loaderData
  const { t, i18n } = useLingui()
  const isEmpty = figures.every((figure) => totalOf(spans, figure) === 0)
  const seconds = (slowest: number | null) => {
    if (slowest === 0) return '–'
    const most = formatNumber((slowest ?? 10_000) / 1000, i18n.locale)
    return slowest === null ? t`over ${most} s` : t`${most} s`
  }
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
            to={addressOf(analyticsPath, days)}
            aria-current={days === period ? 'page' : undefined}
            className={buttonClass({ tone: days === period ? 'brand' : 'line' })}
          >
            <Plural value={days} one="# day" other="# days" />
          </Link>
        ))}
        <a href={addressOf(exportPath, period)} download className={buttonClass({ tone: 'ghost' })}>
          <Trans>Download as CSV</Trans>
        </a>
      </nav>
      {isEmpty ? (
        <p className="mt-5 text-text-muted">
          <Trans>Nothing was counted in this period.</Trans>
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
        <LineTable
          caption={t`Most viewed pages`}
          note={t`The time is how long the page took until its largest part was there, for 19 of 20 visitors.`}
          heads={[t`Page`, t`Views`, t`Time`]}
          lines={pages.map(({ name, count, slowest }) => [name, count, seconds(slowest)])}
        />
        <LineTable
          caption={t`Listings by area`}
          heads={[t`Directory`, t`Now`]}
          lines={listings.map(({ name, count }) => [name, count])}
        />
        <LineTable
          caption={i18n._(tableNames.terms)}
          note={t`A term is shown once three visitors looked for it on one day.`}
          heads={[t`Term`, t`Visitors`]}
          lines={searched.map(({ name, count }) => [name, count])}
        />
        <LineTable
          caption={i18n._(tableNames.emptyTerms)}
          heads={[t`Term`, t`Visitors`]}
          lines={missed.map(({ name, count }) => [name, count])}
        />
      </div>
    </main>
  )
}
