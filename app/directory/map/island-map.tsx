import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Cluster } from './clusters.ts'
import { SearchAreaButton, ZoomButtons } from './controls.tsx'
import { listen } from './gestures.ts'
import { Islands } from './islands.tsx'
import { MapFrame } from './map-frame.tsx'
import type { MapPoint, PlacedPoint } from './map-point.ts'
import { Pins } from './pins.tsx'
import { type Box, type Point, project } from './projection.ts'
import { boxAround, boxOf, fit, pan, type Size, zoom } from './view.ts'
import { useSize } from './use-size.ts'
import { useView } from './use-view.ts'

type Props = {
  points: readonly MapPoint[]
  /** The highlighted listing. */
  picked?: string | undefined
  /** The area to show first, else all points, else Saipan. */
  box?: Box | undefined
  /** Offers to search the area on show once the visitor has moved the map. */
  onSearchArea?: ((box: Box) => void) | undefined
  className?: string
}

/** The islands with listings on them. */
export function IslandMap({ className, ...props }: Props) {
  const map = useRef<HTMLDivElement>(null)
  const size = useSize(map)
  return (
    <MapFrame ref={map} className={className}>
      {size && <Chart {...props} map={map} size={size} />}
    </MapFrame>
  )
}

type ChartProps = Omit<Props, 'className'> & { map: React.RefObject<HTMLDivElement | null>; size: Size }

function Chart({ map, size, points, picked, box, onSearchArea }: ChartProps) {
  const placed = useMemo(
    () => points.map((point) => ({ ...point, ...project(point.lng, point.lat) })),
    [points],
  )
  const { view, elsewhere, move, search } = useView(size, points, box)
  const [opened, setOpened] = useState<string | null>(null)
  const focusMap = () => map.current?.focus({ preventScroll: true })

  const zoomBy = (factor: number, at?: Point) => move((view) => zoom(view, factor, size, at))
  const zoomTo = ({ members }: Cluster<PlacedPoint>) => {
    move((view) => {
      const near = fit(boxAround(members)!, size, 72)
      return near.scale > view.scale * 1.4 ? near : zoom({ ...near, scale: view.scale }, 2, size)
    })
    focusMap()
  }

  const onPan = useEffectEvent((dx: number, dy: number) => move((view) => pan(view, dx, dy)))
  const onZoom = useEffectEvent(zoomBy)
  const onLeave = useEffectEvent(() => setOpened(null))
  useEffect(() => {
    if (!map.current) return undefined
    return listen(map.current, {
      pan: (dx, dy) => onPan(dx, dy),
      zoom: (factor, at) => onZoom(factor, at),
      leave: () => onLeave(),
    })
  }, [map])

  return (
    <>
      <Islands view={view} size={size} />
      {elsewhere && onSearchArea && (
        <SearchAreaButton
          onSearch={() => {
            search()
            onSearchArea(boxOf(view, size))
            focusMap()
          }}
        />
      )}
      <ZoomButtons onZoom={zoomBy} />
      <Pins
        points={placed}
        view={view}
        size={size}
        picked={picked ?? opened}
        opened={opened}
        onOpen={setOpened}
        onZoomTo={zoomTo}
      />
    </>
  )
}
