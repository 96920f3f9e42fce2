import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyArea } from '../area.ts'
import { addressOf, type Box, defaultSort, type Filters, searchOf, withFilters } from '../filters.ts'
import { usePins } from './use-pins.ts'
import { useSeen } from './use-seen.ts'

// Without the map the list is all there: a failing import must not take the page down.
const IslandMap = lazy(() => import('../map/island-map.tsx').catch(() => ({ default: () => <></> })))

/** The map beside the results, or above them. Neither it nor its pins are fetched before it is on the screen. */
export function MapPanel({ area, filters, shown }: { area: AnyArea; filters: Filters; shown: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  const seen = useSeen(panel)
  useEffect(() => {
    if (shown) panel.current!.scrollIntoView({ block: 'center' })
  }, [shown])
  return (
    <div
      ref={panel}
      id="map"
      className={`islands-map h-64 overflow-hidden rounded-xl bg-(--map-sea) max-md:h-[65dvh] lg:sticky lg:col-start-2 lg:row-start-1 lg:top-[calc(var(--header-height)+1rem)] lg:h-[calc(100dvh-var(--header-height)-2rem)] lg:max-h-200 noscript:hidden ${shown ? '' : 'max-md:hidden'}`}
    >
      {seen && (
        <Suspense>
          <Map area={area} filters={filters} />
        </Suspense>
      )}
    </div>
  )
}

function Map({ area, filters }: { area: AnyArea; filters: Filters }) {
  const navigate = useNavigate()
  const points = usePins(
    area.path,
    String(searchOf(area, { ...filters, sort: defaultSort(area), view: 'grid', page: 1 })),
  )
  const [pointed, setPointed] = useState<string>()
  useEffect(() => listenToCards(setPointed), [])

  const searchArea = (box: Box) =>
    void navigate(addressOf(area, withFilters(filters, { box: rounded(box) })), { preventScrollReset: true })

  return (
    <IslandMap
      className="size-full"
      points={points}
      picked={pointed}
      box={filters.box ? [...filters.box] : undefined}
      onSearchArea={searchArea}
    />
  )
}

/** The card under the pointer or with the focus stands out on the map. */
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

/** To some 100 meters, as addresses have it. */
const rounded = (box: Box) => box.map((degrees) => Math.round(degrees * 1000) / 1000) as unknown as Box
