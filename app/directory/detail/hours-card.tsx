import { useLingui } from '@lingui/react/macro'
import { hours as field } from '../fields/fields.ts'
import type { Hours } from '../hours/hours.ts'
import { HoursTable } from '../hours/hours-table.tsx'
import { OpenNow } from '../hours/open-now.tsx'
import type { OpenState } from '../hours/open.ts'
import { sideCard } from './detail-page.tsx'

/** When a place is open, and whether it is now. */
export function HoursCard({ hours, state }: { hours: Hours; state: OpenState | null }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="hours" className={sideCard}>
      <h2 id="hours" className="mb-1 text-xl">
        {i18n._(field.label)}
      </h2>
      <p className="mb-2">
        <OpenNow state={state} />
      </p>
      <HoursTable hours={hours} />
    </section>
  )
}
