import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyArea } from '../area.ts'
import {
  addressOf,
  type Box,
  defaultSort,
  type Filters,
  roundedBox,
  searchOf,
  withFilters,
} from '../filters.ts'
import { searchOfAll } from '../presets.ts'
import { IslandMap } from './island-map.tsx'
import { usePins } from './use-pins.ts'

/** All that a search finds, on the map; the area on show can be searched. */
export default function ListMap({ area, filters }: { area: AnyArea; filters: Filters }) {
  const navigate = useNavigate()
  // The address of the whole area: a preset has no pins of its own.
  const all = searchOfAll(area, { ...filters, sort: defaultSort(area), view: 'grid', page: 1 })
  const points = usePins(all.area.path, String(searchOf(all.area, all.filters)))
  const [pointed, setPointed] = useState<string>()
  useEffect(() => listenToCards(setPointed), [])

  const searchArea = (box: Box) =>
    void navigate(addressOf(area, withFilters(filters, { box: roundedBox(box) })), {
      preventScrollReset: true,
    })

  return (
    <IslandMap
      className="size-full"
      points={points}
      picked={pointed}
      box={filters.box ?? undefined}
      onSearchArea={searchArea}
    />
  )
}

/** Highlights on the map the card that is hovered or focused. */
function listenToCards(tell: (ref: string | undefined) => void) {
  const results = document.getElementById('results')!
  const point = ({ target }: Event) =>
    tell((target as Element).closest<HTMLElement>('[data-ref]')?.dataset.ref)
  const leave = () => tell(undefined)
  results.addEventListener('pointerover', point)
  results.addEventListener('focusin', point)
  results.addEventListener('pointerleave', leave)
  return () => {
    results.removeEventListener('pointerover', point)
    results.removeEventListener('focusin', point)
    results.removeEventListener('pointerleave', leave)
  }
}
