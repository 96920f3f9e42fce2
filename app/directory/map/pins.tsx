import { useMemo } from 'react'
import { type Cluster, gather, parts } from './clusters.ts'
import type { PlacedPoint } from './map-point.ts'
import { Pin } from './pin.tsx'
import { type Size, toScreen, type View, withinScreen } from './view.ts'

type Props = {
  points: readonly PlacedPoint[]
  view: View
  size: Size
  /** The highlighted listing, which is shown even if it is within a cluster. */
  picked: string | null
  /** The pin whose card is open. */
  opened: string | null
  onOpen: (pin: string | null) => void
  onZoomTo: (cluster: Cluster<PlacedPoint>) => void
}

/** The pins in sight; those that would cover one another are a circle with their number. */
export function Pins({ points, view, size, picked, opened, onOpen, onZoomTo }: Props) {
  const clusters = useMemo(() => gather(points, view.scale), [points, view.scale])
  return withPicked(clusters, picked).map((cluster) => {
    const at = toScreen(cluster, view, size)
    if (!withinScreen(at, size, 40)) return null
    const [{ ref }, ...others] = cluster.members
    const single = others.length === 0
    const pin = single ? ref : `from ${ref}`
    const open = pin === opened
    const zoom = !single && parts(cluster) ? () => onZoomTo(cluster) : undefined
    return (
      <Pin
        key={pin}
        members={cluster.members}
        at={at}
        size={size}
        picked={single && ref === picked}
        open={open && !zoom}
        zooms={zoom !== undefined}
        onPress={zoom ?? (() => onOpen(open ? null : pin))}
        onClose={() => onOpen(null)}
      />
    )
  })
}

function withPicked(clusters: Cluster<PlacedPoint>[], picked: string | null) {
  for (const { members } of clusters) {
    const found = members.length > 1 && members.find(({ ref }) => ref === picked)
    if (found)
      return [...clusters, { x: found.x, y: found.y, members: [found] } satisfies Cluster<PlacedPoint>]
  }
  return clusters
}
