import { useLingui } from '@lingui/react/macro'
import { Credit } from '../credit.tsx'
import { project } from '../map/projection.ts'

/** The extent of public/map/coast.svg, and of what is seen of it, in the map's units. */
const whole = { x: -9000, y: -54000, width: 16000, height: 70000 }
const seen = { width: 1500, height: 780 }

/** Where one thing is: a still picture that needs no script. */
export function PlaceMap({ lng, lat, title }: { lng: number; lat: number; title: string }) {
  const { t } = useLingui()
  const { x, y } = project(lng, lat)
  return (
    <div className="islands-map relative h-80 overflow-hidden rounded-xl bg-(--map-sea)">
      <svg
        className="size-full"
        viewBox={`${x - seen.width / 2} ${y - seen.height / 2} ${seen.width} ${seen.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t`Map: ${title}`}
      >
        <image href="/map/coast.svg" {...whole} />
        <circle cx={x} cy={y} r={44} className="fill-flame-600 stroke-white" strokeWidth={8} />
        <circle cx={x} cy={y} r={14} className="fill-white" />
      </svg>
      <Credit />
    </div>
  )
}
