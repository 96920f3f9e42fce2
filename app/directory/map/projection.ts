/**
 * The map's own flat grid. One unit is 1/10,000 degree of latitude (about 11 m), counted from 145.6° E, 15.3° N
 * to the east (x) and to the south (y); a degree of longitude is as wide as it is at 15° N:
 *
 *     x = (lng - 145.6) * cos(15°) * 10,000      y = (15.3 - lat) * 10,000
 *
 * `public/map/coast.json` and `coast.svg` are drawn in it, rounded to whole units, from GSHHG's full resolution.
 */
export type Point = { x: number; y: number }

/** Degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

const west = 145.6
const north = 15.3
const perLat = 10_000
const perLng = perLat * Math.cos((15 * Math.PI) / 180)

export const project = (lng: number, lat: number): Point => ({
  x: (lng - west) * perLng,
  y: (north - lat) * perLat,
})

export const unproject = ({ x, y }: Point) => ({ lng: west + x / perLng, lat: north - y / perLat })
