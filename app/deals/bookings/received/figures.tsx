import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../ground/i18n/format.ts'
import type { BookingFigures } from './find-figures.server.ts'

/** How an owner dealt with bookings in the last 12 months. */
export function Figures({
  figures: { requests, confirmed, cancelled, answerHours },
}: {
  figures: BookingFigures
}) {
  const { i18n, t } = useLingui()
  const number = (value: number) => formatNumber(value, i18n.locale)
  const hours = answerHours === null ? null : number(Math.max(1, Math.ceil(answerHours)))
  const facts = [
    [t`Requests`, number(requests)],
    [t`Median time to answer`, hours === null ? '–' : t`${hours} h`],
    [t`Confirmed`, number(confirmed)],
    [t`Canceled by you`, number(cancelled)],
  ]
  return (
    <section>
      <h2 className="mb-2 text-xl">
        <Trans>Last 12 months</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-md bg-surface-2 p-3">
            <dt className="text-sm text-text-muted">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
