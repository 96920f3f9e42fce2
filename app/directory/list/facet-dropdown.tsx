import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { FacetCounts } from '../facet-counts.server.ts'
import { type AreaFacet, bandsBeside } from '../facets.ts'
import { facetValueLabel, type Filters, typedOf } from '../filters.ts'
import { PriceLimits } from './price-limits.tsx'
import { type FieldProblems, TypedFields } from './typed-fields.tsx'
import type { FilterForm } from './use-filter-form.ts'
import { FacetGroup, type FacetGroupProps } from './facet-group.tsx'

/** One filter as a button that opens its values, or as a part of the sheet; both without scripts, too. */
export function FacetDropdown({
  facet,
  limits,
  rentPeriod,
  chosen,
  counts,
  problems,
  form,
}: Pick<FacetGroupProps, 'facet' | 'counts'> & {
  /** Amounts that narrow the same as the facet. */
  limits: readonly AreaFacet[]
  rentPeriod: 'month' | 'night' | undefined
  chosen: Filters['chosen']
  problems: FieldProblems
  form: FilterForm
}) {
  const { i18n } = useLingui()
  return (
    <Dropdown
      label={i18n._(facet.label)}
      values={[facet, ...limits].flatMap((one) => valueLabels(one, chosen, i18n))}
      isOpen={hasProblem(facet, problems)}
    >
      {facet.typed && <TypedFields typed={facet.typed} chosen={chosen} problems={problems} form={form} />}
      {(facet.options.length > 0 || facet.open) && (
        <FacetGroup
          facet={facet}
          chosen={chosen[facet.key] ?? []}
          counts={counts}
          offered={facet.key === 'price' ? bandsBeside(facet, chosen) : undefined}
          onRadio={form.onRadio}
          isTitled={false}
        />
      )}
      {limits.length > 0 && (
        <PriceLimits limits={limits} chosen={chosen} rentPeriod={rentPeriod} onBlur={form.onLimit} />
      )}
    </Dropdown>
  )
}

/** Several filters behind one button, each with its name. */
export function MoreFilters({
  facets,
  chosen,
  counts,
  problems,
  form,
}: {
  facets: readonly AreaFacet[]
  chosen: Filters['chosen']
  counts: FacetCounts
  problems: FieldProblems
  form: FilterForm
}) {
  const { t, i18n } = useLingui()
  return (
    <Dropdown
      label={t({ message: 'More', context: 'filters' })}
      values={facets.flatMap((facet) => valueLabels(facet, chosen, i18n))}
      isOpen={facets.some((facet) => hasProblem(facet, problems))}
    >
      {facets.map((facet) =>
        facet.typed ? (
          <TypedFields key={facet.key} typed={facet.typed} chosen={chosen} problems={problems} form={form} />
        ) : (
          <FacetGroup
            key={facet.key}
            facet={facet}
            chosen={chosen[facet.key] ?? []}
            counts={counts[facet.key] ?? null}
            onRadio={form.onRadio}
          />
        ),
      )}
    </Dropdown>
  )
}

/** What is chosen in a filter, or filled in, in words. */
function valueLabels(facet: AreaFacet, chosen: Filters['chosen'], i18n: I18n): string[] {
  const filledIn = facet.typed && typedOf(facet.typed, { chosen })
  if (filledIn) return [facet.typed!.chip(filledIn, i18n)]
  return (chosen[facet.key] ?? []).map((value) => facetValueLabel(facet, value, i18n))
}

const hasProblem = ({ typed }: AreaFacet, problems: FieldProblems) =>
  typed?.fields.some(({ key }) => problems[key])

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
