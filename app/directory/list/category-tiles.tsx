import { useLingui } from '@lingui/react/macro'
import { chipClass } from '../../ground/ui/chip.tsx'
import { facetsOf } from '../facets.ts'
import { activeCount, facetValueLabel, withChoice } from '../filters.ts'
import { ListLink } from './list-link.tsx'
import type { TilesProps } from './list-page.tsx'
import { TileFace, tileLooks } from './tiles.tsx'

const chips =
  'flex snap-x scroll-px-gutter gap-2 overflow-x-auto py-1 scrollbar-none *:shrink-0 *:snap-start max-xl:-mx-gutter max-xl:px-gutter xl:flex-wrap'

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
  // Above results of what was chosen, one line of chips is enough.
  const isNarrowed = activeCount(area, filters) > 0
  const chosen = filters.chosen[filter] ?? []
  const chosenAfter = (value: string) => {
    if (!value) return []
    return facet.many
      ? facet.options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value))
      : [value]
  }
  return (
    <nav aria-label={i18n._(facet.label)}>
      <ul className={isNarrowed ? chips : look.row}>
        {tiles.map(({ value, picture, label }) => {
          const on = value ? chosen.includes(value) : chosen.length === 0
          const src = `${pictures}/${picture}.svg`
          return (
            <li key={value} className={isNarrowed ? '' : 'py-1.5'}>
              <ListLink
                area={area}
                filters={withChoice(filters, filter, chosenAfter(value))}
                aria-current={on ? 'true' : undefined}
                className={isNarrowed ? `${chipClass({ on })} pl-1.5` : look.link}
              >
                {isNarrowed ? (
                  <>
                    <img src={src} alt="" width={160} height={160} className="scene size-7 rounded-full" />
                    {label}
                  </>
                ) : (
                  <TileFace picture={src}>{label}</TileFace>
                )}
              </ListLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
