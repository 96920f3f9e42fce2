import { useLingui } from '@lingui/react/macro'
import { facetsOf } from '../facets.ts'
import { facetValueLabel, withChoice } from '../filters.ts'
import { ListLink } from './list-link.tsx'
import type { TilesProps } from './list-page.tsx'

/**
 * The values of the area's main filter as pictures, each pressed on and off where there may be several; on narrow
 * screens one row that is swiped.
 */
export function CategoryTiles({ area, data: { filters } }: TilesProps) {
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
  const look = tiles.length > 9 ? looks.many : looks.few
  const chosen = filters.chosen[filter] ?? []
  const chosenAfter = (value: string) => {
    if (!value) return []
    return facet.many
      ? facet.options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value))
      : [value]
  }
  return (
    <nav aria-label={i18n._(facet.label)}>
      <ul
        className={`flex snap-x scroll-px-gutter gap-3 overflow-x-auto scrollbar-none lg:overflow-visible max-lg:-mx-gutter max-lg:px-gutter max-lg:*:w-24 max-lg:*:shrink-0 max-lg:*:snap-start ${look.row}`}
      >
        {tiles.map(({ value, picture, label }) => (
          <li key={value} className="py-1.5">
            <ListLink
              area={area}
              filters={withChoice(filters, filter, chosenAfter(value))}
              aria-current={(value ? chosen.includes(value) : chosen.length === 0) ? 'true' : undefined}
              className={`group block text-center leading-tight font-semibold aria-current:text-brand ${look.tile}`}
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

const looks = {
  few: { row: 'lg:gap-4 lg:*:flex-1', tile: 'text-sm' },
  many: { row: 'lg:grid lg:grid-cols-7 xl:grid-cols-13', tile: 'text-xs' },
}
