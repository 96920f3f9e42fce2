import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnyArea } from '../area.ts'
import { hours as field } from '../fields/fields.ts'
import type { Hours } from '../hours/hours.ts'
import { HoursTable } from '../hours/hours-table.tsx'
import { OpenNow } from '../hours/open-now.tsx'
import type { OpenState } from '../hours/open.ts'
import { sideCard } from './detail-page.tsx'
import { FactLines, factsOf } from './facts.tsx'

/** Some attributes of a listing as lines, without those it has no value for, and what to do about it; nothing without either. */
export function FactsCard({
  area,
  listing,
  keys,
  children,
}: {
  area: AnyArea
  listing: { values: Readonly<Record<string, unknown>>; ownLang: string | null }
  keys: readonly string[]
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  const facts = factsOf(area, listing, keys, i18n).filter(({ value }) => value !== null)
  if (facts.length === 0 && !children) return null
  return (
    <div className={`${sideCard} grid gap-4`}>
      <FactLines facts={facts} />
      {children}
    </div>
  )
}

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
