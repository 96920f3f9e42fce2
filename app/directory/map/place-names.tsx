import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Point, project } from './projection.ts'
import { type Size, toScreen, type View, withinScreen } from './view.ts'

type Place = {
  name: MessageDescriptor
  lng: number
  lat: number
  /** Written between these scales. */
  from: number
  to: number
  anchor?: 'start' | 'middle' | 'end'
  peak?: true
}

const places: Place[] = [
  { name: msg`Saipan`, lng: 145.825, lat: 15.14, from: 0.012, to: 0.3, anchor: 'start' },
  { name: msg`Tinian`, lng: 145.57, lat: 15.0, from: 0.03, to: 0.3, anchor: 'end' },
  { name: msg`Aguiguan`, lng: 145.525, lat: 14.85, from: 0.06, to: 2, anchor: 'end' },
  { name: msg`Rota`, lng: 145.205, lat: 14.075, from: 0.012, to: 0.3 },
  { name: msg`Anatahan`, lng: 145.755, lat: 16.35, from: 0.012, to: 0.3, anchor: 'start' },
  { name: msg`Pagan`, lng: 145.84, lat: 18.1, from: 0.012, to: 0.3, anchor: 'start' },
  { name: msg`Managaha`, lng: 145.7123, lat: 15.247, from: 0.15, to: 4 },
  { name: msg`Laulau Bay`, lng: 145.781, lat: 15.128, from: 0.25, to: 4 },
  { name: msg`Tapochau`, lng: 145.7437, lat: 15.1861, from: 0.25, to: 6, peak: true },
]

export function PlaceNames({ view, size }: { view: View; size: Size }) {
  const { t } = useLingui()
  return places
    .filter(({ from, to }) => view.scale >= from && view.scale <= to)
    .map((place): Place & Point => ({ ...place, ...toScreen(project(place.lng, place.lat), view, size) }))
    .filter((place) => withinScreen(place, size, 100))
    .map(({ name, x, y, anchor = 'middle', peak }) => (
      <text
        key={name.id}
        x={x}
        y={y}
        textAnchor={anchor}
        className={`font-display text-base ${peak ? 'fill-(--map-peak) font-semibold' : 'fill-white font-medium'}`}
      >
        {peak ? `▲ ${t(name)}` : t(name)}
      </text>
    ))
}
