import type { Dice } from '../../market/samples/dice.ts'

const villages = {
  saipan: [
    ['Garapan', 145.7185, 15.206],
    ['Susupe', 145.7045, 15.153],
    ['Chalan Kanoa', 145.7015, 15.147],
    ['San Antonio', 145.695, 15.122],
    ['Gualo Rai', 145.7225, 15.187],
    ['Capitol Hill', 145.746, 15.212],
    ['Tanapag', 145.757, 15.236],
    ['San Roque', 145.775, 15.25],
    ['Kagman', 145.777, 15.172],
    ['Dandan', 145.738, 15.133],
    ['San Vicente', 145.75, 15.149],
    ['Koblerville', 145.704, 15.117],
  ],
  tinian: [
    ['San Jose', 145.625, 14.969],
    ['Marpo Heights', 145.633, 14.985],
    ['Carolinas', 145.63, 14.951],
  ],
  rota: [
    ['Songsong', 145.1395, 14.138],
    ['Sinapalo', 145.238, 14.168],
  ],
} as const

/** Where a listing is: most are on Saipan, each a little beside its neighbors. */
export function placeIn(dice: Dice) {
  const island = dice.pick(['saipan', 'saipan', 'saipan', 'tinian', 'rota'] as const)
  const [village, lng, lat] = dice.pick<readonly [string, number, number]>(villages[island])
  const aside = () => dice.between(-40, 40) / 10_000
  return { island, village, address: '', lng: lng + aside(), lat: lat + aside() }
}
