import { msg } from '@lingui/core/macro'
import { completeArea } from '../../directory/complete-area.ts'
import { vehicles } from './area.ts'

export const vehicleArea = completeArea(vehicles, {
  names: {
    one: msg`Vehicle`,
    plural: msg`Vehicles`,
    short: msg`Cars`,
    alsoCalled: 'used car cars rental vehicle auto 중고차 차 렌터카 中古車 車 レンタカー 二手车 汽车 租车',
    api: 'vehicles',
  },
  listing: {
    hint: msg`Cars, trucks, motorcycles and boats`,
    icon: 'car',
    by: 'owners',
    prices: { sale: ['once'], rent: ['day'] },
    categories: 'category',
    isSellable: true,
    refs: 'letters',
    shots: [
      { what: msg`The whole car, from the front`, picture: '/pictures/vehicles/1-a.svg' },
      { what: msg`The other side, and the back`, picture: '/pictures/vehicles/1-d.svg' },
      { what: msg`The dashboard, with the mileage`, picture: '/pictures/shots/dashboard.svg' },
      { what: msg`Tires, rust and dents, close up`, picture: '/pictures/businesses/4-e.svg' },
    ],
    isSecondHand: true,
  },
  advertisements: {
    vehicles: 'all',
    'vehicles/cars': { category: ['car'] },
    'vehicles/motorcycles': { category: ['motorcycle'] },
    'vehicles/boats': { category: ['boat'] },
    'vehicles/commercial-vehicles': { category: ['truck'] },
    'transportation/car-rentals': { offer: ['rent'] },
  },
  demo: { listedDaysAgo: 310 },
})
