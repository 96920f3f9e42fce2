import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { Closure } from '../../hours/closure.ts'

/** Above a place that is closed for some days. */
export function ClosureNote({ closure: { until, why } }: { closure: Closure }) {
  const { i18n } = useLingui()
  const day = formatDate(new Date(until), i18n.locale, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <p
      role="status"
      className="mt-4 flex items-center gap-3 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn"
    >
      <Icon name="circle-alert" />
      {why === 'typhoon' ? (
        <Trans>Closed for the typhoon up to and including {day}.</Trans>
      ) : (
        <Trans>Closed up to and including {day}.</Trans>
      )}
    </p>
  )
}
