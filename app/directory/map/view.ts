import { type Box, type Point, project, unproject } from './projection.ts'

/** Size of the map on the screen, in pixels. */
export type Size = { width: number; height: number }

/** What the map shows: the middle in units, and pixels per unit. */
export type View = Point & { scale: number }

/** From the whole chain of islands on a phone to a single street. */
export const scales = { least: 0.008, most: 6 }

/** Where a point lies on the screen, in pixels from the map's top left corner. */
export const toScreen = (point: Point, view: View, { width, height }: Size): Point => ({
  x: (point.x - view.x) * view.scale + width / 2,
  y: (point.y - view.y) * view.scale + height / 2,
})

export const withinScreen = ({ x, y }: Point, { width, height }: Size, margin = 0) =>
  x >= -margin && y >= -margin && x <= width + margin && y <= height + margin

/** Drags what is seen by so many pixels. */
export const pan = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

/** Zooms by a factor; what lies at `at` (pixels, the middle if not given) stays there. */
export function zoom(view: View, factor: number, { width, height }: Size, at?: Point): View {
  const scale = Math.min(scales.most, Math.max(scales.least, view.scale * factor))
  const shift = 1 / view.scale - 1 / scale
  return {
    scale,
    x: view.x + ((at?.x ?? width / 2) - width / 2) * shift,
    y: view.y + ((at?.y ?? height / 2) - height / 2) * shift,
  }
}

/** The view that shows the whole box, `padding` pixels from each edge. */
export function fit(box: Box, { width, height }: Size, padding = 0, most = scales.most): View {
  const topLeft = project(box[0], box[3])
  const bottomRight = project(box[2], box[1])
  const scale = Math.min(
    Math.max(1, width - 2 * padding) / (bottomRight.x - topLeft.x),
    Math.max(1, height - 2 * padding) / (bottomRight.y - topLeft.y),
    most,
  )
  return {
    x: (topLeft.x + bottomRight.x) / 2,
    y: (topLeft.y + bottomRight.y) / 2,
    scale: Math.max(scales.least, scale),
  }
}

/** The area on the screen. */
export function boxOf(view: View, { width, height }: Size): Box {
  const half = { x: width / 2 / view.scale, y: height / 2 / view.scale }
  const topLeft = unproject({ x: view.x - half.x, y: view.y - half.y })
  const bottomRight = unproject({ x: view.x + half.x, y: view.y + half.y })
  return [topLeft.lng, bottomRight.lat, bottomRight.lng, topLeft.lat]
}

/** The smallest box around all places, none for no places. */
export function boxAround(places: readonly { lng: number; lat: number }[]): Box | undefined {
  const [first, ...others] = places
  if (!first) return undefined
  const box: [number, number, number, number] = [first.lng, first.lat, first.lng, first.lat]
  for (const { lng, lat } of others) {
    box[0] = Math.min(box[0], lng)
    box[1] = Math.min(box[1], lat)
    box[2] = Math.max(box[2], lng)
    box[3] = Math.max(box[3], lat)
  }
  return box
}
