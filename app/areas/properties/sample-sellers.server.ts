/** All invented, as are their numbers; they offer with the accounts of these ids, which no one can sign in to. */
export const sellers = {
  nina: {
    id: '5a3b1e00-0000-4000-8000-000000002101',
    fullName: 'Nina Calderwood',
    private: true,
    contact: { phone: '(670) 555-0110', whatsapp: '(670) 555-0110', email: 'nina.calderwood@example.com' },
  },
  coralRow: {
    id: '5a3b1e00-0000-4000-8000-000000002102',
    fullName: 'Coral Row Realty',
    private: false,
    contact: {
      phone: '(670) 555-0111',
      email: 'homes@coralrow.example',
      website: 'https://coralrow.example',
    },
  },
  banyan: {
    id: '5a3b1e00-0000-4000-8000-000000002103',
    fullName: 'Banyan Commercial Properties',
    private: false,
    contact: { phone: '(670) 555-0112', email: 'lease@banyancommercial.example' },
  },
  ruben: {
    id: '5a3b1e00-0000-4000-8000-000000002104',
    fullName: 'Ruben Alcott',
    private: true,
    contact: { phone: '(670) 555-0113', email: 'ruben.alcott@example.com' },
  },
  lena: {
    id: '5a3b1e00-0000-4000-8000-000000002105',
    fullName: 'Lena Marsh',
    private: true,
    contact: { phone: '(670) 555-0114', email: 'lena.marsh@example.com' },
  },
} as const

/** What of a listing is its seller's. */
export const offeredBy = ({
  id,
  fullName,
  contact,
  private: contactPrivate,
}: (typeof sellers)[keyof typeof sellers]) => ({
  ownerId: id,
  contact: { name: fullName, ...contact },
  contactPrivate,
})
