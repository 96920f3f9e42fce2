import { TransactionRollbackError } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { ItemValues } from './field.ts'
import type { ContentKind } from './kind.ts'
import { asWritten } from './save-item.server.ts'

/**
 * What visitors would see if this were saved: it is written, read as their page reads it, and rolled back, so that no
 * one else sees it. Hidden items are shown.
 * @param ref null: of a new item
 */
export async function previewItem<Text>(
  context: RequestContext,
  kind: ContentKind,
  { ref, ...sent }: { ref: string | null; written: ItemValues; version: string },
  read: (tx: Database, ref: string) => Promise<Text>,
): Promise<Text> {
  const shown: Text[] = []
  await context.database
    .transaction(async (tx) => {
      const before = ref === null ? null : await kind.read(tx, ref)
      const { hidden: _, ...visible } = asWritten(kind, before, sent)
      const saved = await kind.write(tx, context, before && ref, visible)
      shown.push(await read(tx, saved))
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return shown[0]!
}
