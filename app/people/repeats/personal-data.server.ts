import { eq, getTableColumns } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { repeatedText } from './tables.server.ts'

export const repeatData: PersonalPart = {
  name: 'repeated-texts',
  tables: ['repeated_text'],
  read(database, { id }) {
    const { userId, hash: _hash, seenAt: _seen, ...columns } = getTableColumns(repeatedText)
    return database.select(columns).from(repeatedText).where(eq(userId, id))
  },
  async erase(tx, { id }) {
    await tx.delete(repeatedText).where(eq(repeatedText.userId, id))
  },
}
