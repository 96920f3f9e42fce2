import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { ItemValues } from './field.ts'
import { formFieldsOf } from './form-fields.server.ts'
import { titleOf } from './item-title.ts'
import type { ContentContext, ContentKind } from './kind.ts'
import { findDeletion } from './save-item.server.ts'

export type DeletedItem = {
  readonly ref: string
  readonly title: string
  /** What is said of it, where it was not deleted. */
  readonly told: string | null
  readonly isBack: boolean
}

/** What was taken away, or brought back since; null: that was none. @param ref empty: none is asked for */
export async function findDeleted(
  context: ContentContext,
  kind: ContentKind,
  ref: string,
): Promise<DeletedItem | null> {
  if (!ref || !kind.remove) return null
  const now = await kind.read(context.database, ref)
  const written = now ?? ((await findDeletion(context.database, kind, ref))?.before as ItemValues | undefined)
  if (!written) return null
  const title = titleOf(await formFieldsOf(context, kind), written)?.text ?? ref
  const told = kind.removal && i18nOf(context.language)._(kind.removal.done(title))
  return { ref, title, told: told ?? null, isBack: now !== null }
}
