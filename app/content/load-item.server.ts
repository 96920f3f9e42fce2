import { data } from 'react-router'
import { numberIn } from '../admin/number-in.ts'
import { findRevision } from '../admin/revisions.server.ts'
import type { Page } from '../context.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import { documentPath, previewPath } from './content-address.ts'
import type { Written } from './field.ts'
import { formFieldsOf } from './form-fields.server.ts'
import type { ContentKind } from './kind.ts'
import { versionOf } from './version.server.ts'

/**
 * What the form of an item shows: what is written now, or with `?before=12` what was before that change. Throws 404 where
 * there is neither. @param ref null: of a new item
 */
export async function loadItem(page: Page, kind: ContentKind, ref: string | null, url: URL) {
  const { database, language } = page
  const id = numberIn(url, 'before')
  const now = ref === null ? null : await kind.read(database, ref)
  const found =
    ref !== null && id ? await findRevision(database, { kind: kind.name, ref, part: 'item', id }) : null
  const earlier = (found?.before ?? null) as Written | null
  const isKnown = ref === null ? kind.add : (earlier ?? (now && !id))
  if (!isKnown) throw data(null, { status: 404 })
  const i18n = i18nOf(language)
  return {
    kind: { name: kind.name, title: i18n._(kind.title), add: kind.add ? i18n._(kind.add) : '' },
    ref,
    fields: await formFieldsOf(page, kind),
    written: earlier ?? now ?? {},
    version: versionOf(now),
    /** The change before which it was as it is shown; null: it is shown as it is. */
    earlier: earlier && found && { at: found.at, by: found.by },
    address: ref !== null && now ? kind.address(ref) : null,
    isSaved: url.searchParams.has('saved'),
    /** Null: it is seen nowhere but in lists. */
    previewAt: kind.document ? documentPath(kind.name) : kind.preview ? previewPath(kind.name) : null,
    /** What takes it away, empty: to delete it; null: nothing does. */
    removal: kind.remove && now ? (kind.removal ? i18n._(kind.removal) : '') : null,
    elsewhere:
      kind.elsewhere && ref !== null && now
        ? { label: i18n._(kind.elsewhere.edit.label), address: kind.elsewhere.edit.addressOf(ref) }
        : null,
  }
}

export type LoadedItem = Awaited<ReturnType<typeof loadItem>>
