import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { figures, type Span } from './days.ts'
import { dayName, figureNames } from './figure-labels.ts'
import { spanText } from './span-text.ts'

/** What the charts show, in numbers; the newest first. */
export function DayTable({ spans }: { spans: readonly Span[] }) {
  const { t, i18n } = useLingui()
  return (
    <details className="mt-4 rounded-xl bg-surface p-6 shadow-md">
      <summary className="min-h-11 font-semibold">
        <Trans>The charts as numbers</Trans>
      </summary>
      <div role="region" aria-label={t`The charts as numbers`} tabIndex={0} className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr>
              <th scope="col">{i18n._(dayName)}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {i18n._(figureNames[figure])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map((span) => (
              <tr key={span.first}>
                <th scope="row">{spanText(span, i18n)}</th>
                {figures.map((figure) => (
                  <td key={figure}>{formatNumber(span[figure], i18n.locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
