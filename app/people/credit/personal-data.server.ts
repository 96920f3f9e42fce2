import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { creditHistory } from './credit.server.ts'

/** The ledger stays, under an id that no longer belongs to a user. */
export const creditData: PersonalPart = {
  name: 'credit',
  tables: ['credit_entry'],
  read: (database, { id }) => creditHistory(database, id),
  async erase() {},
}
