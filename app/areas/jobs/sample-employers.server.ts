import type { Contact } from '../../directory/tables.server.ts'

export type Employer = { readonly id: string; readonly fullName: string; readonly contact: Contact }

/** All invented, as are their numbers; their jobs belong to the accounts of these ids, which no one can sign in to. */
export const employers = {
  latteShores: {
    id: '5a3b1e00-0000-4000-8000-000000005101',
    fullName: 'Latte Shores',
    contact: {
      phone: '(670) 555-0141',
      email: 'work@latteshores.example',
      website: 'https://latteshores.example',
    },
  },
  tasiBlue: {
    id: '5a3b1e00-0000-4000-8000-000000005102',
    fullName: 'Tasi Blue Divers',
    contact: {
      phone: '(670) 555-0142',
      email: 'crew@tasiblue.example',
      website: 'https://tasiblue.example',
    },
  },
  donneKitchen: {
    id: '5a3b1e00-0000-4000-8000-000000005103',
    fullName: 'Donne’ Kitchen',
    contact: {
      phone: '(670) 555-0143',
      email: 'cook@donnekitchen.example',
    },
  },
  songsongCare: {
    id: '5a3b1e00-0000-4000-8000-000000005104',
    fullName: 'Songsong Care Clinic',
    contact: {
      phone: '(670) 555-0144',
      email: 'jobs@songsongcare.example',
      website: 'https://songsongcare.example',
    },
  },
  marpoBuilders: {
    id: '5a3b1e00-0000-4000-8000-000000005105',
    fullName: 'Marpo Builders',
    contact: {
      phone: '(670) 555-0145',
      email: 'site@marpobuilders.example',
    },
  },
  sunsetLedger: {
    id: '5a3b1e00-0000-4000-8000-000000005106',
    fullName: 'Sunset Ledger',
    contact: {
      phone: '(670) 555-0146',
      email: 'hello@sunsetledger.example',
      website: 'https://sunsetledger.example',
    },
  },
  flameTree: {
    id: '5a3b1e00-0000-4000-8000-000000005107',
    fullName: 'Flame Tree Academy',
    contact: {
      phone: '(670) 555-0147',
      email: 'office@flametreeacademy.example',
      website: 'https://flametreeacademy.example',
    },
  },
  islandBreeze: {
    id: '5a3b1e00-0000-4000-8000-000000005108',
    fullName: 'Island Breeze Shuttle',
    contact: {
      phone: '(670) 555-0148',
      email: 'drive@islandbreeze.example',
    },
  },
} as const satisfies Record<string, Employer>
