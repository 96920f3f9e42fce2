import { useMemo } from 'react'
import { useCoast } from './coast.ts'
import { PlaceNames } from './place-names.tsx'
import type { Size, View } from './view.ts'

/** The scale at which the widths below apply unchanged. */
const drawnAt = 0.41

/** Sea, reefs and land. The reefs are drawn for beauty, no survey of them. */
export function Islands({ view, size }: { view: View; size: Size }) {
  const coast = useCoast()
  // One path per island: the browser passes over those out of sight.
  const land = useMemo(
    () => coast && Object.entries(coast.islands).map(([island, path]) => <path key={island} d={path} />),
    [coast],
  )
  // Grows with the islands, but neither swallows them from afar nor fills the screen from near.
  const width = Math.min(1.8, Math.max(0.12, view.scale / drawnAt)) / view.scale
  return (
    <svg className="absolute inset-0 size-full" aria-hidden="true">
      <g
        transform={`translate(${size.width / 2} ${size.height / 2}) scale(${view.scale}) translate(${-view.x} ${-view.y})`}
        strokeLinejoin="round"
      >
        <g fill="none">
          <g className="stroke-(--map-shelf)" strokeWidth={110 * width} opacity={0.55}>
            {land}
          </g>
          <g className="stroke-(--map-shelf)" strokeWidth={68 * width}>
            {land}
          </g>
          <g
            className="stroke-(--map-foam)"
            strokeWidth={40 * width}
            strokeDasharray={[26, 14, 60, 10, 14, 22].map((dash) => dash * width).join(' ')}
            opacity={0.8}
          >
            {land}
          </g>
          <g className="stroke-(--map-reef)" strokeWidth={36 * width}>
            {land}
          </g>
        </g>
        <g className="fill-(--map-land) stroke-(--map-sand)" strokeWidth={5 * width}>
          {land}
        </g>
        {coast?.hills.map((hill, height) => (
          <path key={hill} d={hill} className="fill-(--map-hill)" opacity={height === 0 ? 0.55 : 1} />
        ))}
      </g>
      <PlaceNames view={view} size={size} />
    </svg>
  )
}
