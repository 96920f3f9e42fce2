import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../../ground/ui/button.tsx'
import { formatNumber } from '../../ground/i18n/format.ts'
import { dayText } from './campaign-labels.ts'
import type { DayFigures } from './find-campaigns.server.ts'

const chart = { height: 60, step: 10, bar: 8 }

/** What an advertisement brought, by day. @param csv address of the same as a table to download */
export function Figures({ days, csv }: { days: readonly DayFigures[]; csv: string }) {
  const { t, i18n } = useLingui()
  const sum = (of: 'impressions' | 'clicks') => days.reduce((all, day) => all + day[of], 0)
  const seen = sum('impressions')
  const most = Math.max(...days.map(({ impressions }) => impressions))
  const width = Math.max(30, days.length) * chart.step
  const mostText = formatNumber(most, i18n.locale)
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">
        <Trans>Campaign results</Trans>
      </h2>
      <p className="mb-3 tabular-nums">
        {seen > 0 ? (
          <Plural value={seen} one="seen once" other="seen # times" />
        ) : (
          <Trans>No views yet</Trans>
        )}{' '}
        · <Plural value={sum('clicks')} one="opened once" other="opened # times" />
      </p>
      {seen > 0 && (
        <>
          <svg
            role="img"
            aria-label={t`Views per day, up to ${mostText}`}
            viewBox={`0 0 ${width} ${chart.height}`}
            className="by-day"
          >
            <path d={days.map(({ impressions }, at) => bar(at, impressions / most)).join('')} />
          </svg>
          <p className="flex justify-between gap-4 text-xs text-text-muted">
            <span>{dayText(days[0]!.day, i18n.locale)}</span>
            <span>{dayText(days.at(-1)!.day, i18n.locale)}</span>
          </p>
        </>
      )}
      <a href={csv} className={`${buttonClass({ tone: 'line', size: 'sm' })} mt-3`}>
        <Trans>Download as CSV</Trans>
      </a>
    </section>
  )
}

/** @param share of the highest bar; a day without any has a dash */
const bar = (at: number, share: number) => {
  const height = Math.max(1, Math.round(share * chart.height))
  return `M${at * chart.step} ${chart.height}v-${height}h${chart.bar}v${height}z`
}
