import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { FacetCounts } from '../facet-counts.server.ts'
import type { AreaFacet } from '../facets.ts'
import { facetValueLabel, type Filters, typedOf } from '../filters.ts'
import { PriceLimits } from './price-limits.tsx'
import { type FieldProblems, TypedFields } from './typed-fields.tsx'
import type { FilterForm } from './use-filter-form.ts'
import { FacetGroup, type FacetGroupProps } from './facet-group.tsx'

/** One filter as a button that opens its values, or as a part of the sheet; both without scripts, too. */
export function FacetDropdown({
  facet,
  limits,
  chosen,
  counts,
  problems,
  form: { onRadio, onLimit, onLeave },
}: Pick<FacetGroupProps, 'facet' | 'counts'> & {
  /** Amounts that narrow the same as the facet. */
  limits: readonly AreaFacet[]
  chosen: Filters['chosen']
  problems: FieldProblems
  form: FilterForm
}) {
  const { i18n } = useLingui()
  const label = i18n._(facet.label)
  const { typed } = facet
  const filledIn = typed && typedOf(typed, { chosen })
  const values = filledIn
    ? [typed.chip(filledIn, i18n)]
    : [facet, ...limits].flatMap((one) =>
        (chosen[one.key] ?? []).map((value) => facetValueLabel(one, value, i18n)),
      )
  return (
    <Dropdown label={label} values={values} isOpen={typed?.fields.some(({ key }) => problems[key])}>
      {typed && <TypedFields fields={typed.fields} chosen={chosen} problems={problems} onLeave={onLeave} />}
      {(facet.options.length > 0 || facet.open) && (
        <FacetGroup
          facet={facet}
          chosen={chosen[facet.key] ?? []}
          counts={counts}
          onRadio={onRadio}
          isTitled={false}
        />
      )}
      {limits.length > 0 && <PriceLimits limits={limits} chosen={chosen} onBlur={onLimit} />}
    </Dropdown>
  )
}

/** Several filters behind one button, each with its name. */
export function MoreFilters({
  facets,
  chosen,
  counts,
  onRadio,
}: Pick<FacetGroupProps, 'onRadio'> & {
  facets: readonly AreaFacet[]
  chosen: Filters['chosen']
  counts: FacetCounts
}) {
  const { t, i18n } = useLingui()
  const values = facets.flatMap((facet) =>
    (chosen[facet.key] ?? []).map((value) => facetValueLabel(facet, value, i18n)),
  )
  return (
    <Dropdown label={t({ message: 'More', context: 'filters' })} values={values}>
      {facets.map((facet) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          chosen={chosen[facet.key] ?? []}
          counts={counts[facet.key] ?? null}
          onRadio={onRadio}
        />
      ))}
    </Dropdown>
  )
}

function Dropdown({
  label,
  values,
  isOpen,
  children,
}: {
  label: string
  /** Whether it is opened by the page, which has something to say there. */
  isOpen?: boolean | undefined
  /** What is chosen in it. */
  values: readonly string[]
  children: ReactNode
}) {
  const { t } = useLingui()
  const value = values.length === 1 ? values[0]! : values.length
  return (
    <details name="filter" open={isOpen} className="group/filter">
      <summary className={`dropdown-button ${chipClass({ on: values.length > 0 })}`}>
        <span className="truncate">{values.length > 0 ? t`${label}: ${value}` : label}</span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open/filter:rotate-180" />
      </summary>
      <div className="dropdown grid gap-4">{children}</div>
    </details>
  )
}
