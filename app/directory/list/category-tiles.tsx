import { useLingui } from '@lingui/react/macro'
import { facetsOf } from '../facets.ts'
import { activeCount, facetValueLabel, withChoice } from '../filters.ts'
import { ListLink } from './list-link.tsx'
import type { TilesProps } from './list-page.tsx'
import { TileFace, tileLooks } from './tiles.tsx'

/** The values of the area's main filter as pictures, each pressed on and off where there may be several. */
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
  const look = tileLooks(tiles.length)
  const chosen = filters.chosen[filter] ?? []
  const chosenAfter = (value: string) => {
    if (!value) return []
    return facet.many
      ? facet.options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value))
      : [value]
  }
  return (
    <nav aria-label={i18n._(facet.label)}>
      <ul className={look.row}>
        {tiles.map(({ value, picture, label }) => (
          <li key={value} className="py-1.5">
            <ListLink
              area={area}
              filters={withChoice(filters, filter, chosenAfter(value))}
              aria-current={(value ? chosen.includes(value) : chosen.length === 0) ? 'true' : undefined}
              className={look.link}
            >
              <TileFace picture={`${pictures}/${picture}.svg`} small={activeCount(area, filters) > 0}>
                {label}
              </TileFace>
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
