import { eq } from 'drizzle-orm'
import type { Database } from '../../../ground/db/client.server.ts'
import { deletePdfs } from '../files/application-file.server.ts'
import { type Actor, actorIdOf } from './find-application.server.ts'
import { endInterview } from './end-interview.server.ts'
import { mayMove, type MoveName, moves } from './states.ts'
import { type Application, application, applicationMove } from '../tables.server.ts'
import { tellOfMove } from './tell-of-move.server.ts'

type MoveInput = {
  readonly name: MoveName
  readonly actor: Actor
  readonly now: Date
  readonly words?: string
  /** What changes with it. */
  readonly set?: Partial<Pick<Application, 'interviewId'>>
}

/**
 * Moves an application that this transaction has locked, writes the move down, and tells the other side. One that is
 * withdrawn loses its PDF at once.
 * @returns null where the table has no such move
 */
export async function applyMove(
  tx: Database,
  was: Application,
  { name, actor, now, words = '', set = {} }: MoveInput,
): Promise<Application | null> {
  if (!mayMove(name, was.state, actor.side)) return null
  const { to } = moves[name]
  const isWithdrawn = to === 'withdrawn'
  const [moved] = await tx
    .update(application)
    .set({ ...set, ...(isWithdrawn && { fileKey: null, fileSize: null }), state: to, updatedAt: now })
    .where(eq(application.id, was.id))
    .returning()
  if (!moved) return null
  const [written] = await tx
    .insert(applicationMove)
    .values({
      applicationId: was.id,
      at: now,
      move: name,
      side: actor.side,
      actorId: actorIdOf(actor),
      fromState: was.state,
      toState: to,
      words,
    })
    .returning({ id: applicationMove.id })
  if (isWithdrawn) await deletePdfs(tx, [was.fileKey])
  // Also where the site does it, since an account is closed.
  if (isWithdrawn || to === 'declined')
    await endInterview(tx, was, { by: isWithdrawn ? 'applicant' : 'employer', now })
  await tellOfMove(tx, moved, { move: name, moveId: written!.id, words })
  return moved
}
