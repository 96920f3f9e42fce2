import type { ListingInput } from '../../directory/save-listing.server.ts'
import type { SampleOwner } from '../../market/samples/area-samples.server.ts'

type Seller = Required<SampleOwner> & {
  readonly contact: { phone: string; whatsapp?: string; email: string }
  readonly place: Pick<ListingInput, 'island' | 'village' | 'lng' | 'lat'>
}

/** All private people and invented, as are their numbers; no one can sign in to the accounts of these ids. */
export const sellers = {
  marisol: {
    id: '5a3b1e00-0000-4000-8000-000000008101',
    fullName: 'Marisol Tenbrook',
    memberSince: new Date('2022-03-09T10:00+10:00'),
    contact: { phone: '(670) 555-0171', email: 'marisol.tenbrook@example.com' },
    place: { island: 'saipan', village: 'Dandan', lng: 145.738, lat: 15.1335 },
  },
  jun: {
    id: '5a3b1e00-0000-4000-8000-000000008102',
    fullName: 'Jun Aldecoa',
    memberSince: new Date('2023-08-21T18:00+10:00'),
    contact: { phone: '(670) 555-0172', whatsapp: '(670) 555-0172', email: 'jun.aldecoa@example.com' },
    place: { island: 'saipan', village: 'Chalan Kanoa', lng: 145.7025, lat: 15.1475 },
  },
  tano: {
    id: '5a3b1e00-0000-4000-8000-000000008103',
    fullName: 'Tano Merriweather',
    memberSince: new Date('2021-11-02T09:00+10:00'),
    contact: { phone: '(670) 555-0173', email: 'tano.merriweather@example.com' },
    place: { island: 'tinian', village: 'Marpo Heights', lng: 145.6325, lat: 14.9845 },
  },
  dolores: {
    id: '5a3b1e00-0000-4000-8000-000000008104',
    fullName: 'Dolores Quintero',
    memberSince: new Date('2024-01-15T12:00+10:00'),
    contact: { phone: '(670) 555-0174', email: 'dolores.quintero@example.com' },
    place: { island: 'rota', village: 'Songsong', lng: 145.1398, lat: 14.1405 },
  },
} as const satisfies Record<string, Seller>
