export type Organizer = {
  readonly id: string
  readonly fullName: string
  readonly phone: string
  readonly email: string
}

/** All invented, as are their numbers; their events belong to the accounts of these ids, which no one can sign in to. */
export const organizers = {
  soundCollective: {
    id: '5a3b1e00-0000-4000-8000-000000000201',
    fullName: 'Lagoon Sound Collective',
    phone: '(670) 555-0121',
    email: 'stage@lagoonsound.example.com',
  },
  reefRunners: {
    id: '5a3b1e00-0000-4000-8000-000000000202',
    fullName: 'Reef Runners Saipan',
    phone: '(670) 555-0122',
    email: 'hello@reefrunners.example.com',
  },
  businessCircle: {
    id: '5a3b1e00-0000-4000-8000-000000000203',
    fullName: 'Island Business Circle',
    phone: '(670) 555-0123',
    email: 'desk@islandbusiness.example.com',
  },
  marketFriends: {
    id: '5a3b1e00-0000-4000-8000-000000000204',
    fullName: 'Friends of the Market',
    phone: '(670) 555-0124',
    email: 'stalls@marketfriends.example.com',
  },
  fiestaCommittee: {
    id: '5a3b1e00-0000-4000-8000-000000000205',
    fullName: 'Songsong Fiesta Committee',
    phone: '(670) 555-0125',
    email: 'fiesta@songsong.example.com',
  },
  artsCircle: {
    id: '5a3b1e00-0000-4000-8000-000000000206',
    fullName: 'Flame Tree Arts Circle',
    phone: '(670) 555-0126',
    email: 'artists@flametreearts.example.com',
  },
  sailors: {
    id: '5a3b1e00-0000-4000-8000-000000000207',
    fullName: 'Star and Swell Sailing House',
    phone: '(670) 555-0127',
    email: 'canoe@starsailing.example.com',
  },
  sunrise: {
    id: '5a3b1e00-0000-4000-8000-000000000208',
    fullName: 'Sunrise Wellness Saipan',
    phone: '(670) 555-0128',
    email: 'breathe@sunrisewellness.example.com',
  },
} as const satisfies Record<string, Organizer>
