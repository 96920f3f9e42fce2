import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../ground/ui/button.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { AnyArea } from '../area.ts'
import type { FacetCounts } from '../facet-counts.server.ts'
import { facetsOf } from '../facets.ts'
import { activeCount, type Filters } from '../filters.ts'
import { FacetGroup } from './facet-group.tsx'
import { formId } from './form-id.ts'
import { TermField } from './term-field.tsx'
import type { useFilterForm } from './use-filter-form.ts'

/** A plain GET form of the whole search; see `useFilterForm` for what script adds. */
export function SearchPanel({
  area,
  filters,
  counts,
  form: { form, onChange, onSubmit, onRadio },
}: {
  area: AnyArea
  filters: Filters
  counts: FacetCounts
  form: ReturnType<typeof useFilterForm>
}) {
  const { i18n } = useLingui()
  const more = useRef<HTMLDetailsElement>(null)
  const active = activeCount(filters)

  const showResults = () => {
    more.current!.open = false
    document.getElementById('results')?.scrollIntoView()
  }

  return (
    <form
      ref={form}
      id={formId}
      action={area.path}
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
      className="relative rounded-xl bg-surface p-3 shadow-md sm:p-4"
    >
      <h2 className="px-1 text-xl">{i18n._(area.texts.find)}</h2>
      {filters.view !== 'grid' && <input type="hidden" name="view" value={filters.view} />}
      {filters.near && <input type="hidden" name="near" value={filters.near.join(',')} />}
      {filters.box && <input type="hidden" name="box" value={filters.box.join(',')} />}
      {/* Says that islands were thought of when none is chosen; beside a chosen one it counts for nothing. */}
      {filters.home !== 'all' && <input type="hidden" name="island" value="all" />}
      <div className="mt-2.5">
        <TermField label={i18n._(area.texts.searchLabel)} term={filters.q} />
      </div>
      <details ref={more} className="group mt-2.5">
        <summary className={`${chipClass()} list-none [&::-webkit-details-marker]:hidden`}>
          <Icon name="sliders" className="size-4" />
          <Trans>Filters</Trans>
          {active > 0 && <Badge count={active} />}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-x-8 gap-y-4 border-t border-line px-1 pt-4 pb-1 md:grid-cols-2 xl:grid-cols-3">
          {shownFacets(area).map((facet) => (
            <FacetGroup
              key={facet.key}
              facet={facet}
              chosen={filters.chosen[facet.key] ?? []}
              counts={counts[facet.key] ?? null}
              onRadio={onRadio}
            />
          ))}
        </div>
        <Button type="submit" wide className="mt-4 sm:hidden noscript:inline-flex" onClick={showResults}>
          <Trans>Show results</Trans>
        </Button>
      </details>
    </form>
  )
}

const shownFacets = (area: AnyArea) => facetsOf(area).filter(({ key }) => !area.apart?.includes(key))

const Badge = ({ count }: { count: number }) => (
  <span className="grid h-5 min-w-5 place-items-center rounded-pill bg-brand px-1 text-xs leading-none font-semibold text-on-brand">
    {count}
  </span>
)
