import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { readTerms } from './seller-terms.server.ts'
import { sellerTerms } from './tables.server.ts'

export const paymentData: PersonalPart = {
  name: 'payments',
  tables: ['seller_terms'],
  read: (database, { id }) => readTerms(database, id),
  async erase(tx, { id }) {
    await tx.delete(sellerTerms).where(eq(sellerTerms.userId, id))
  },
}
