import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { deleteIdPicturesOf } from './delete-id-pictures.server.ts'
import { verificationRequest } from './tables.server.ts'

/**
 * The pictures are left out, as only the staff may see them: an attacker who takes over an account must not get an ID.
 */
export const verificationData: PersonalPart = {
  name: 'verification',
  tables: ['verification_request'],
  erasesFiles: true,
  read(database, { id }) {
    const { status, reason, idPhotoAt, selfieAt, picturesDeletedAt, submittedAt, decidedAt } =
      verificationRequest
    return database
      .select({ status, reason, idPhotoAt, selfieAt, picturesDeletedAt, submittedAt, decidedAt })
      .from(verificationRequest)
      .where(eq(verificationRequest.userId, id))
  },
  close: (tx, { id }) => deleteIdPicturesOf(tx, id),
  async erase(tx, { id }) {
    await deleteIdPicturesOf(tx, id)
    await tx.delete(verificationRequest).where(eq(verificationRequest.userId, id))
  },
}
