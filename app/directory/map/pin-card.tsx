import { Link } from 'react-router'
import type { MapPoint } from './map-point.ts'
import type { Point } from './projection.ts'
import type { Size } from './view.ts'

const width = 240
/** Pixels between the card and the edge of the map, and between it and its pin's middle. */
const margin = 12
const distance = 28

/** The card of a pin, above or below it, wherever there is more room. */
export function PinCard({ points, at, size }: { points: readonly MapPoint[]; at: Point; size: Size }) {
  const above = at.y > size.height / 2
  const left = Math.max(margin, Math.min(size.width - margin - width, at.x - width / 2)) - at.x
  const room = (above ? at.y : size.height - at.y) - distance - margin
  return (
    <ul
      data-card=""
      className="absolute divide-y divide-line overflow-y-auto overscroll-contain rounded-lg bg-surface text-text shadow-lg [touch-action:pan-y]"
      style={{ width, left, maxHeight: Math.min(room, 280), [above ? 'bottom' : 'top']: distance }}
    >
      {points.map(({ ref, href, label, title }) => (
        <li key={ref}>
          <Link
            to={href}
            className="block min-h-11 px-4 py-3 text-sm hover:bg-surface-2 focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus"
          >
            <span className="block font-display text-lg font-semibold">{label}</span>
            <span className="block">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
