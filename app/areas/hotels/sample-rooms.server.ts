import { clock } from '../../directory/structured-data/times.server.ts'
import {
  type BookableInput,
  type SampleBookables,
  sampleStay,
} from '../../deals/bookings/for-areas.server.ts'
import { hotelSamples } from './samples.server.ts'

/** Of a room type: what a night costs more than in the hotel's cheapest. */
type Room = readonly [name: string, units: number, moreDollars: number, guests: number]

const rooms: Readonly<Record<string, readonly Room[]>> = {
  'hotel-1': [
    ['Lagoon View Room', 12, 0, 3],
    ['Beachfront Suite', 4, 140, 4],
  ],
  'hotel-2': [
    ['Garden Studio', 6, 0, 2],
    ['Family Studio', 3, 35, 4],
  ],
  'hotel-3': [
    ['Standard Room', 10, 0, 2],
    ['Triple Room', 4, 30, 3],
  ],
  'hotel-4': [['Whole House', 1, 0, 8]],
  'hotel-5': [
    ['City Room', 14, 0, 2],
    ['Corner Suite', 2, 85, 4],
  ],
  'hotel-6': [
    ['Twin Room', 5, 0, 2],
    ['Room for Four', 2, 60, 4],
  ],
  'hotel-7': [
    ['Deluxe Room', 20, 0, 3],
    ['Golf Suite', 3, 170, 4],
  ],
  'hotel-8': [['Private Room', 4, 0, 2]],
}

const offers = {
  'hotel-1': [{ name: 'Stay three nights, pay two', weekdays: [1, 2, 3, 4], gives: { stay: 3, pay: 2 } }],
}

function roomsOf({ ref, priceCents, attributes }: ReturnType<typeof hotelSamples.listings>[number]) {
  const times = {
    checkIn: clock(Number(attributes.checkInTime)),
    checkOut: clock(Number(attributes.checkOutTime)),
  }
  return rooms[ref]!.map(([name, units, moreDollars, guests]): BookableInput =>
    sampleStay(name, units, {
      ...times,
      cents: priceCents! + moreDollars * 100,
      guests,
      offers: offers[ref as keyof typeof offers] ?? [],
    }),
  )
}

export const sampleRooms: SampleBookables = {
  kind: 'hotel',
  byRef: Object.fromEntries(hotelSamples.listings(new Date(0)).map((one) => [one.ref, roomsOf(one)])),
}
