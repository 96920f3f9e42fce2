import { Trans } from '@lingui/react/macro'
import { facetsOf } from '../../directory/facets.ts'
import { cleared } from '../../directory/filters.ts'
import { FacetGroup } from '../../directory/list/facet-group.tsx'
import { ListLink } from '../../directory/list/list-link.tsx'
import type { TilesProps } from '../../directory/list/list-page.tsx'
import { buttonClass } from '../../ground/ui/button.tsx'
import { chipClass } from '../../ground/ui/chip.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

/** The categories as chips and, once one is chosen, its subcategories; part of the search form. */
export function CategoryPanel({ area, data: { filters, counts, terms }, form }: TilesProps) {
  const facets = facetsOf(area).filter(({ key }) => area.apart?.includes(key))
  return (
    <div className="relative">
      <details className="group">
        <summary className={`${chipClass()} list-none [&::-webkit-details-marker]:hidden`}>
          <Icon name="store" className="size-4" />
          <Trans>Categories</Trans>
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div onChange={form.onChange} className="mt-3 grid gap-4">
          {facets.map(
            (facet) =>
              (!facet.under || filters.chosen[facet.under]) && (
                <FacetGroup
                  key={facet.key}
                  facet={facet}
                  chosen={filters.chosen[facet.key] ?? []}
                  counts={counts[facet.key] ?? null}
                  offered={terms.offered[facet.key]}
                  onRadio={form.onRadio}
                  swiped
                />
              ),
          )}
        </div>
      </details>
      <ListLink
        area={area}
        filters={cleared(filters)}
        className={`${buttonClass({ tone: 'line' })} absolute top-0 right-0`}
        onClick={() => {
          // Clears a term that was typed but never submitted.
          form.form.current!.querySelector<HTMLInputElement>('[name=q]')!.value = ''
        }}
      >
        <Trans context="search">Clear</Trans>
      </ListLink>
    </div>
  )
}
