import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import type { FacetCounts } from '../facet-counts.server.ts'
import { type AreaFacet, facetsOf, isTyped } from '../facets.ts'
import { activeCount, type Filters } from '../filters.ts'
import { Badge } from './badge.tsx'
import { FacetDropdown, MoreFilters } from './facet-dropdown.tsx'
import { FieldError } from '../../ground/ui/field-error.tsx'
import type { FieldProblems } from './typed-fields.tsx'
import { formId } from './form-id.ts'
import { TermField } from './term-field.tsx'
import { toldCount } from './told-count.ts'
import { useDropdowns } from './use-dropdowns.ts'
import type { FilterForm } from './use-filter-form.ts'

const sheetId = 'filters'

type Props = {
  area: AnyArea
  filters: Filters
  counts: FacetCounts
  /** What is wrong with what was typed. */
  problems: FieldProblems
  total: number
  form: FilterForm
  /** Beside the filters. */
  children: ReactNode
}

/**
 * A plain GET form of the whole search; see `useFilterForm` for what script adds. The filters are dropdowns in a row on a
 * wide screen, else groups of a sheet.
 */
export function SearchPanel({ area, filters, counts, problems, total, form: filterForm, children }: Props) {
  const { t, i18n } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const { form, onChange, onSubmit } = filterForm
  const active = activeCount(area, filters)
  const shown = facetsOf(area).filter((facet) => !isTyped(facet) && !area.apart?.includes(facet.key))
  const isMore = ({ key }: AreaFacet) => Boolean(area.more?.includes(key))
  const more = shown.filter(isMore)
  useDropdowns(form)
  return (
    <form
      ref={form}
      id={formId}
      action={area.path}
      autoComplete="off"
      data-send-changes
      onChange={onChange}
      onSubmit={onSubmit}
      className="relative mt-2 rounded-xl bg-surface p-3 text-text shadow-md"
    >
      <h2 className="px-1 pb-2 text-base leading-tight font-semibold max-sm:sr-only">
        {i18n._(area.texts.find)}
      </h2>
      {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
      {filters.near && <input type="hidden" name="near" value={filters.near.join(',')} />}
      {filters.box && <input type="hidden" name="box" value={filters.box.join(',')} />}
      {/* Says that islands were thought of when none is chosen; beside a chosen one it counts for nothing. */}
      {filters.home !== 'all' && <input type="hidden" name="island" value="all" />}
      <div className="flex flex-wrap items-center gap-2 xl:gap-1.5">
        <div className="min-w-0 grow basis-full md:basis-80 xl:basis-72">
          <TermField label={i18n._(area.texts.searchLabel)} term={filters.q} />
        </div>
        {area.folded && (
          <label className="filters-toggle">
            <input type="checkbox" className="peer sr-only" />
            <Icon name="sliders" className="size-4" />
            <Trans>Filters</Trans>
            <Badge count={active} />
          </label>
        )}
        <button
          type="button"
          popoverTarget={sheetId}
          className={`${buttonClass({ tone: 'line' })} max-sm:grow max-sm:px-3 xl:hidden`}
        >
          <Icon name="sliders" className="size-4" />
          <Trans>Filters</Trans>
          <Badge count={active} />
        </button>
        <div
          ref={sheet}
          id={sheetId}
          popover="auto"
          className={area.folded ? 'filters-sheet folded' : 'filters-sheet'}
        >
          {shown
            .filter((facet) => !isMore(facet))
            .map((facet) => (
              <FacetDropdown
                key={facet.key}
                facet={facet}
                limits={facet.key === 'price' ? facetsOf(area).filter(({ limit }) => limit) : []}
                rentPeriod={area.rentPeriod?.(filters.chosen)}
                chosen={filters.chosen}
                counts={counts[facet.key] ?? null}
                problems={problems}
                form={filterForm}
              />
            ))}
          {more.length > 0 && (
            <MoreFilters
              facets={more}
              chosen={filters.chosen}
              counts={counts}
              problems={problems}
              form={filterForm}
            />
          )}
          <Button
            type="submit"
            wide
            className="sticky bottom-0 mt-4 xl:hidden"
            onClick={(event) => {
              event.preventDefault()
              sheet.current!.hidePopover()
            }}
          >
            {toldCount(
              total,
              i18n.locale,
              (count) => t`${plural(count, { one: 'Show # result', other: 'Show # results' })}`,
            )}
          </Button>
        </div>
        {children}
      </div>
      <div role="alert" className="grid gap-1 px-1 not-empty:pt-2">
        {facetsOf(area)
          .filter(({ key }) => problems[key])
          .map(({ key, label }) => (
            <FieldError key={key}>
              {i18n._(label)}: {i18n._(problems[key]!)}
            </FieldError>
          ))}
      </div>
    </form>
  )
}
