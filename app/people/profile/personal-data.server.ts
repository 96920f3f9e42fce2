import { eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { enqueue } from '../../ground/db/jobs.server.ts'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { deleteFiles } from '../../ground/files/delete-files.server.ts'
import { keyOf } from './picture/change-picture.server.ts'
import { profile } from './tables.server.ts'

/** Profile and picture. Comes before the account, whose row has the picture's address. */
export const toldData: PersonalPart = {
  name: 'profile',
  tables: ['profile'],
  erasesFiles: true,
  async read(database, { id }) {
    const [row] = await database.select().from(profile).where(eq(profile.userId, id))
    return row ?? null
  },
  async files(database, { id }) {
    const key = await pictureKeyOf(database, id)
    return key ? [{ name: 'profile-picture.webp', key }] : []
  },
  async erase(tx, { id }) {
    const key = await pictureKeyOf(tx, id)
    if (key) await enqueue(tx, deleteFiles, { keys: [key] })
    await tx.delete(profile).where(eq(profile.userId, id))
  },
}

async function pictureKeyOf(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.select({ image: users.image }).from(users).where(eq(users.id, userId))
  return row?.image ? keyOf(row.image) : null
}
