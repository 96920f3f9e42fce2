import { lazy, Suspense, useEffect, useRef } from 'react'
import { retryUntilLoaded } from '../../ground/i18n/retry-until-loaded.ts'
import type { AnyArea } from '../area.ts'
import type { Filters } from '../filters.ts'
import { useSeen } from './use-seen.ts'

const ListMap = lazy(() => retryUntilLoaded(() => import('../map/list-map.tsx')))

/** The map: beside the results on a wide screen, else above them once its button is pressed. Neither it nor its pins are fetched before it is on the screen. */
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
      className={`islands-map h-[65dvh] overflow-hidden rounded-xl bg-(--map-sea) lg:sticky lg:col-start-2 lg:row-start-1 lg:top-[calc(var(--header-height)+1rem)] lg:h-[calc(100dvh-var(--header-height)-2rem)] lg:max-h-200 noscript:hidden ${shown ? '' : 'max-lg:hidden'}`}
    >
      {seen && (
        <Suspense>
          <ListMap area={area} filters={filters} />
        </Suspense>
      )}
    </div>
  )
}
