import * as options from '../app/areas/vehicles/options.ts'
import { islands } from '../app/ground/request/islands.ts'
import type { ListingInput } from '../app/directory/save-listing.server.ts'
import { sequence } from './sequence.ts'

const villages = [
  'Garapan',
  'Susupe',
  'Chalan Kanoa',
  'San Antonio',
  'San Jose',
  'Capitol Hill',
  'Tanapag',
  'Kagman',
  'Dandan',
  'Koblerville',
]
const models = [
  'Corolla',
  'Tacoma',
  'Civic',
  'CR-V',
  'F-150',
  'Ranger',
  'Rio',
  'Sportage',
  'Wrangler',
  'Outback',
  'Model 3',
]
const words =
  'clean title one owner garage kept new tires cold air island driven low miles runs great beach road typhoon ready tow hitch rust free inspected registered ready to drive must see leaving island price firm reliable daily family weekend spare key service history dealer maintained 사이판 중고차 サイパン 中古車 塞班 二手车'.split(
    ' ',
  )
/** A generated vehicle, the same for the same number: a seeded sequence, not chance. */
export function vehicleListing(number: number): Omit<ListingInput, 'photos'> {
  const random = sequence(number)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!
  const make = pick(options.makes)
  const model = pick(models)
  const rent = random() < 0.1
  const year = 2000 + Math.floor(random() * 25)
  return {
    ref: String(number),
    title: `${year} ${make} ${model} ${pick(words)}`,
    description: Array.from({ length: 30 }, () => pick(words)).join(' '),
    island: random() < 0.8 ? islands[0] : pick(islands),
    village: pick(villages),
    lng: 145.7 + random() * 0.1,
    lat: 15.1 + random() * 0.15,
    offer: rent ? 'rent' : 'sale',
    priceCents: rent
      ? 4_000 + Math.floor(random() * 100) * 100
      : 300_000 + Math.floor(random() * 600) * 10_000,
    pricePeriod: rent ? 'day' : 'once',
    attributes: {
      category: 'car',
      condition: random() < 0.1 ? 'new' : 'used',
      make,
      model,
      bodyStyle: pick(options.bodyStyles).value,
      year,
      mileage: Math.floor(random() * 150_000),
      transmission: pick(options.transmissions).value,
      fuelType: pick(options.fuelTypes).value,
      features: options.features.filter(() => random() < 0.4).map(({ value }) => value),
      sellerType: pick(options.sellerTypes).value,
    },
  }
}
