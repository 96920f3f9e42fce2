import type { ListingInput } from '../../directory/save-listing.server.ts'

type Place = Pick<ListingInput, 'island' | 'village' | 'address' | 'lng' | 'lat'>
type Seller = {
  readonly id: string
  readonly fullName: string
  readonly private: boolean
  readonly contact: { phone: string; whatsapp?: string; email: string }
  readonly place: Place
}

/** All invented, as are their numbers; they sell with the accounts of these ids, which no one can sign in to. */
export const sellers = {
  flameTree: {
    id: '5a3b1e00-0000-4000-8000-000000000101',
    fullName: 'Flame Tree Motors',
    private: false,
    contact: { phone: '(670) 555-0101', email: 'sales@flametree.example' },
    place: { island: 'saipan', village: 'Gualo Rai', address: 'Middle Road', lng: 145.7225, lat: 15.1872 },
  },
  tasi: {
    id: '5a3b1e00-0000-4000-8000-000000000102',
    fullName: 'Tasi Car Rental',
    private: false,
    contact: {
      phone: '(670) 555-0102',
      whatsapp: '(670) 555-0103',
      email: 'drive@tasirental.example.com',
    },
    place: { island: 'saipan', village: 'Garapan', address: 'Beach Road', lng: 145.719, lat: 15.2045 },
  },
  lena: {
    id: '5a3b1e00-0000-4000-8000-000000000103',
    fullName: 'Lena Whitford',
    private: true,
    contact: { phone: '(670) 555-0104', email: 'lena.whitford@example.com' },
    place: { island: 'saipan', village: 'Dandan', lng: 145.738, lat: 15.133 },
  },
  kiko: {
    id: '5a3b1e00-0000-4000-8000-000000000104',
    fullName: 'Kiko Arriola',
    private: true,
    contact: { phone: '(670) 555-0105', whatsapp: '(670) 555-0105', email: 'kiko.arriola@example.com' },
    place: { island: 'tinian', village: 'Marpo Heights', lng: 145.633, lat: 14.985 },
  },
  daniel: {
    id: '5a3b1e00-0000-4000-8000-000000000105',
    fullName: 'Daniel Orozco',
    private: true,
    contact: { phone: '(670) 555-0106', email: 'daniel.orozco@example.com' },
    place: { island: 'saipan', village: 'Kagman', lng: 145.777, lat: 15.172 },
  },
  rosa: {
    id: '5a3b1e00-0000-4000-8000-000000000106',
    fullName: 'Rosa Delmar',
    private: true,
    contact: { phone: '(670) 555-0107', email: 'rosa.delmar@example.com' },
    place: { island: 'rota', village: 'Sinapalo', lng: 145.238, lat: 14.168 },
  },
} as const satisfies Record<string, Seller>

/** What of a listing is its seller's. */
export const soldBy = ({ id, fullName, contact, place, private: contactPrivate }: Seller) => ({
  ownerId: id,
  contact: { name: fullName, ...contact },
  contactPrivate,
  ...place,
})
