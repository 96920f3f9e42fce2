import { useLingui } from '@lingui/react/macro'
import type { AnyArea } from '../area.ts'
import { facetsOf } from '../facets.ts'
import { facetValueLabel, type Filters, withChoice } from '../filters.ts'
import { ListLink } from './list-link.tsx'

/** The values of the area's main filter as pictures; on narrow screens one row that is swiped. */
export function CategoryTiles({ area, filters }: { area: AnyArea; filters: Filters }) {
  const { t, i18n } = useLingui()
  if (!area.tiles) return null
  const { filter, pictures } = area.tiles
  const facet = facetsOf(area).find(({ key }) => key === filter)!
  const title = i18n._(area.texts.title)
  const tiles = [
    { value: '', picture: 'all', label: t`All ${title}` },
    ...facet.options.map(({ value }) => ({
      value,
      picture: value,
      label: facetValueLabel(facet, value, i18n),
    })),
  ]
  const chosen = filters.chosen[filter]?.[0] ?? ''
  return (
    <nav aria-label={i18n._(facet.label)}>
      <ul className="flex snap-x scroll-px-gutter gap-3 overflow-x-auto scrollbar-none lg:overflow-visible max-lg:-mx-gutter max-lg:px-gutter max-lg:*:w-24 max-lg:*:shrink-0 max-lg:*:snap-start lg:gap-4 lg:*:flex-1">
        {tiles.map(({ value, picture, label }) => (
          <li key={value} className="py-1.5">
            <ListLink
              area={area}
              filters={withChoice(filters, filter, value ? [value] : [])}
              aria-current={chosen === value ? 'true' : undefined}
              className="group block text-center text-sm leading-tight font-semibold aria-current:text-brand"
            >
              <img
                src={`${pictures}/${picture}.svg`}
                alt=""
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                className="scene mb-2 block aspect-square w-full rounded-xl group-hover:-translate-y-0.75 group-aria-current:outline-3 group-aria-current:outline-offset-2 group-aria-current:outline-brand"
              />
              <span className="group-hover:text-brand">{label}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
