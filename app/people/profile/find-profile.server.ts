import { eq } from 'drizzle-orm'
import { users } from '../users/tables.server.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { ProfileFields } from './profile-fields.ts'
import { profile } from './tables.server.ts'

/** A user's profile; before the first save, what sign-up asked for. Phones as `+16702345678`. */
export async function findProfile(database: Database, userId: string): Promise<ProfileFields> {
  const [row] = await database
    .select({
      fullName: users.fullName,
      village: users.village,
      island: users.island,
      mailingAddress: profile.mailingAddress,
      birthDate: profile.birthDate,
      phoneNumber: profile.phoneNumber,
      whatsappNumber: profile.whatsappNumber,
    })
    .from(users)
    .leftJoin(profile, eq(profile.userId, users.id))
    .where(eq(users.id, userId))
  return {
    fullName: row?.fullName ?? '',
    mailingAddress: row?.mailingAddress ?? '',
    village: row?.village ?? '',
    island: row?.island ?? 'saipan',
    birthDate: row?.birthDate ?? '',
    phoneNumber: row?.phoneNumber ?? '',
    whatsappNumber: row?.whatsappNumber ?? '',
  }
}
