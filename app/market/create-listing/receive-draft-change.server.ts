import { notFound } from '../../ground/request/not-found.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { DraftChange } from './draft.ts'
import { changeDraft } from './drafts.server.ts'

/**
 * Does what a button of `DraftList` or `DraftDone` asks for; null: no such button was pressed. Throws 404 if the user
 * has no such draft.
 */
export async function receiveDraftChange(
  database: Database,
  ownerId: string,
  typed: (name: string) => string,
): Promise<DraftChange | null> {
  const [unwanted, wanted] = [typed('discard'), typed('restore')]
  const id = unwanted || wanted
  if (!id) return null
  const done = await changeDraft(database, { id, ownerId }, unwanted ? 'delete' : 'restore')
  if (done) return done
  throw notFound()
}
