import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { message } from '../../market/messages/tables.server.ts'
import type { Case } from '../../market/approval/tables.server.ts'

/** Whether a message that is or was reported came with a picture. */
export async function hasPicture(
  database: Database,
  { subjectKind, subjectRef }: Pick<Case, 'subjectKind' | 'subjectRef'>,
): Promise<boolean> {
  if (subjectKind !== 'message') return false
  const isPicture = and(eq(message.id, Number(subjectRef)), isNotNull(message.pictureWidth))
  return (await database.$count(message, isPicture)) > 0
}
