import type { Database } from '../../ground/db/client.server.ts'
import { moderationCase } from './tables.server.ts'

/** Queues a question for approval; it stays hidden until then. */
export async function queueQuestion(
  tx: Database,
  { ref, ownerId, title }: { ref: string; ownerId: string; title: string },
): Promise<void> {
  await tx
    .insert(moderationCase)
    .values({ type: 'question', subjectKind: 'question', subjectRef: ref, ownerId, quote: title })
}
