import type { Point } from './projection.ts'

/** A listing on the map. `label` is written on its pin: "$18,900" or "Nov 26". */
export type MapPoint = { ref: string; lng: number; lat: number; title: string; label: string; href: string }

export type PlacedPoint = MapPoint & Point
