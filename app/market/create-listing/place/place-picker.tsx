import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { ZoomButtons } from '../../../directory/map/controls.tsx'
import { listen } from '../../../directory/map/gestures.ts'
import { Islands } from '../../../directory/map/islands.tsx'
import { MapFrame } from '../../../directory/map/map-frame.tsx'
import { unproject } from '../../../directory/map/projection.ts'
import { useSize } from '../../../directory/map/use-size.ts'
import { useView } from '../../../directory/map/use-view.ts'
import { pan, type Size, zoom } from '../../../directory/map/view.ts'

type Place = { lat: number; lng: number }
/** `first`: what was there when the map was opened. */
type Props = { first: Place | null; onPick: (place: Place) => void }

/** The map of the islands, moved under a mark in its middle: what lies there is the place. */
export default function PlacePicker(props: Props) {
  const map = useRef<HTMLDivElement>(null)
  const size = useSize(map)
  return (
    <div>
      <p className="mb-2 text-sm text-text-muted">
        <Trans>Move the map until the marker in the center is on the place.</Trans>
      </p>
      <MapFrame ref={map} className="h-80 rounded-xl">
        {size && <Chart {...props} map={map} size={size} />}
      </MapFrame>
    </div>
  )
}

function Chart({
  map,
  size,
  first,
  onPick,
}: Props & { map: React.RefObject<HTMLDivElement | null>; size: Size }) {
  const points = useMemo(() => (first ? [{ ref: 'place', ...first }] : []), [first])
  const { view, elsewhere, move } = useView(size, points)
  const pick = useEffectEvent(() => {
    if (elsewhere) onPick(unproject(view))
  })
  useEffect(() => pick(), [view.x, view.y])
  const zoomBy = (factor: number, at?: { x: number; y: number }) =>
    move((view) => zoom(view, factor, size, at))
  const onPan = useEffectEvent((dx: number, dy: number) => move((view) => pan(view, dx, dy)))
  const onZoom = useEffectEvent(zoomBy)
  useEffect(() => {
    if (!map.current) return undefined
    return listen(map.current, {
      pan: (dx, dy) => onPan(dx, dy),
      zoom: (factor, at) => onZoom(factor, at),
      leave: () => {},
    })
  }, [map])
  return (
    <>
      <Islands view={view} size={size} />
      <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
        <circle
          cx={size.width / 2}
          cy={size.height / 2}
          r={12}
          className="fill-flame-600 stroke-white"
          strokeWidth={3}
        />
        <circle cx={size.width / 2} cy={size.height / 2} r={4} className="fill-white" />
      </svg>
      <ZoomButtons onZoom={zoomBy} />
    </>
  )
}
