import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import type { AreaFacet } from '../facets.ts'
import { facetValueLabel } from '../filters.ts'
import { formId } from './form-id.ts'

export type FacetGroupProps = {
  facet: AreaFacet
  chosen: readonly string[]
  /** Listings by value; null where there are too many to count. */
  counts: Readonly<Record<string, number>> | null
  /** The only values that can be chosen now. */
  offered?: readonly string[] | undefined
  onRadio: (event: MouseEvent<HTMLInputElement>) => void
  /** One row that is swiped, as wide as the screen. */
  swiped?: boolean
  /** False: what is around it says its name. */
  isTitled?: boolean
}

/** The values of one filter as chips: several can be on, or one. */
export function FacetGroup({
  facet,
  chosen,
  counts,
  offered,
  onRadio,
  swiped,
  isTitled = true,
}: FacetGroupProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className="min-w-0">
      <legend className={isTitled ? 'mb-2 text-sm font-semibold' : 'sr-only'}>{i18n._(facet.label)}</legend>
      <div
        className={`flex gap-2 ${swiped ? 'max-lg:-mx-gutter max-lg:px-gutter overflow-x-auto py-1 scrollbar-none' : 'flex-wrap'}`}
      >
        {!facet.many && (
          <Choice facet={facet} value="" on={chosen.length === 0} onRadio={onRadio}>
            {facet.all ? <Trans>All</Trans> : <Trans>Any</Trans>}
          </Choice>
        )}
        {(offered ?? valuesOf(facet, chosen, counts)).map((value) => (
          <Choice
            key={value}
            facet={facet}
            value={value}
            on={chosen.includes(value)}
            count={counts ? (counts[value] ?? 0) : undefined}
            onRadio={onRadio}
          >
            {facetValueLabel(facet, value, i18n)}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** The stated options; an open facet has others, too, and those without a listing last. */
function valuesOf(
  { options, open }: AreaFacet,
  chosen: FacetGroupProps['chosen'],
  counts: FacetGroupProps['counts'],
): string[] {
  const stated = options.map(({ value }) => value)
  if (!open) return stated
  const others = [...Object.keys(counts ?? {}), ...chosen].filter((value) => !stated.includes(value))
  const all = [...stated, ...new Set(others.toSorted())]
  const isThere = (value: string) => !counts || Boolean(counts[value]) || chosen.includes(value)
  return [...all.filter(isThere), ...all.filter((value) => !isThere(value))]
}

function Choice({
  facet: { key, many },
  value,
  on,
  count,
  onRadio,
  children,
}: {
  facet: AreaFacet
  value: string
  on: boolean
  count?: number | undefined
  onRadio: FacetGroupProps['onRadio']
  children: ReactNode
}) {
  return (
    <label className="relative">
      <input
        form={formId}
        type={many ? 'checkbox' : 'radio'}
        name={key}
        value={value}
        defaultChecked={on}
        onClick={many ? undefined : onRadio}
        className="choice-input"
      />
      <span className={count === 0 && !on ? 'choice-chip text-text-faint' : 'choice-chip'}>
        {children}
        {count !== undefined && <small>{count}</small>}
      </span>
    </label>
  )
}
