import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { Bars } from '../../ground/ui/bars.tsx'
import { type Figure, type Span, totalOf } from './days.ts'
import { figureNames } from './figure-labels.ts'
import { spanText } from './span-text.ts'

/** One figure over the period. The table below lists its numbers. */
export function FigureChart({ figure, spans }: { figure: Figure; spans: readonly Span[] }) {
  const { t, i18n } = useLingui()
  const values = spans.map((span) => span[figure])
  const most = Math.max(...values)
  const name = i18n._(figureNames[figure])
  const highest = formatNumber(most, i18n.locale)
  const day = spanText(spans[values.indexOf(most)]!, i18n)
  return (
    <section className="rounded-xl bg-surface p-6 shadow-md">
      <h2 className="text-sm font-semibold text-text-muted">{name}</h2>
      <p className="mb-3 text-3xl tabular-nums">{formatNumber(totalOf(spans, figure), i18n.locale)}</p>
      <Bars
        values={values}
        label={most > 0 ? t`${name}, most: ${highest} (${day})` : t`${name}: none`}
        width={320}
        height={80}
      />
    </section>
  )
}
