import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { deleteIdPicturesOf } from './delete-id-pictures.server.ts'
import { verificationRequest } from './tables.server.ts'

/** The pictures themselves are for those who check them alone: whoever takes over an account gets no ID with it. */
export const verificationData: PersonalPart = {
  name: 'verification',
  tables: ['verification_request'],
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
