import { msg } from '@lingui/core/macro'
import { notFound } from '../../ground/request/not-found.ts'
import { findRevision } from '../../ground/audit/revisions.server.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { documentPath, itemQuery, previewPath } from './content-address.ts'
import type { ItemValues } from './field.ts'
import { formFieldsOf } from './form-fields.server.ts'
import type { ContentKind } from './kind.ts'
import { findDeletion } from './save-item.server.ts'
import { versionOf } from './version.server.ts'

/**
 * The values in the form of an item: the current ones, the last ones of a deleted item, or with `?before=12` those
 * before that change. Throws 404 if there is no such item or change.
 * @param ref null: a new item
 */
export async function loadItem(context: RequestContext, kind: ContentKind, ref: string | null, url: URL) {
  const { database, language } = context
  const now = ref === null ? null : await kind.read(database, ref)
  const found = ref === null ? null : await findEarlier(context, kind, { ref, url, isThere: now !== null })
  const earlier = found && earlierOf(now, found)
  if (ref === null ? !kind.add : !(earlier ?? (now && !itemQuery.parse(url).before))) throw notFound()
  const i18n = i18nOf(language)
  return {
    kind: { name: kind.name, title: i18n._(kind.title), add: kind.add ? i18n._(kind.add) : '' },
    ref,
    fields: await formFieldsOf(context, kind),
    written: earlier ?? now ?? kind.begin?.(itemQuery.parse(url).fill) ?? {},
    version: versionOf(now),
    /** The change before which it was as it is shown; null: it is shown as it is. */
    earlier: earlier && found && { id: found.id, at: found.at, by: found.by },
    isGone: ref !== null && now === null,
    address: ref !== null && now ? kind.address(ref) : null,
    /** Under which a browser kept what was just saved; null: nothing was. */
    saved: itemQuery.parse(url).saved,
    /** Null: it is seen nowhere but in lists. */
    previewAt: kind.document ? documentPath(kind.name) : kind.preview ? previewPath(kind.name) : null,
    /** What it is called that takes it away; null: nothing does. */
    removal: kind.remove && now ? i18n._(kind.removal?.label ?? msg`Delete`) : null,
    elsewhere:
      kind.elsewhere && ref !== null && now
        ? { label: i18n._(kind.elsewhere.edit.label), address: kind.elsewhere.edit.addressOf(ref) }
        : null,
  }
}

export type LoadedItem = Awaited<ReturnType<typeof loadItem>>

async function findEarlier(
  { database }: Pick<RequestContext, 'database'>,
  kind: ContentKind,
  { ref, url, isThere }: { ref: string; url: URL; isThere: boolean },
) {
  const { before: id } = itemQuery.parse(url)
  if (id) return findRevision(database, { kind: kind.name, ref, part: 'item', id })
  return isThere ? null : findDeletion(database, kind, ref)
}

/** What was before a change, in the place that it has now if the change did not move it. */
function earlierOf(
  now: ItemValues | null,
  { before, after }: { before: unknown; after: unknown },
): ItemValues | null {
  const [was, became] = [before as ItemValues | null, after as ItemValues | null]
  if (!was || !now?.position || was.position !== became?.position) return was
  return { ...was, position: now.position }
}
