import './kinds/words.ts'
import { msg } from '@lingui/core/macro'
import { addRevision, lockRevisions } from '../admin/revisions.server.ts'
import type { Page } from '../context.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import type { Problems, Written } from './field.ts'
import type { ContentKind } from './kind.ts'
import { isSame, versionOf } from './version.server.ts'

type Change = {
  readonly actorId: string
  /** Null: of a new item. */
  readonly ref: string | null
  /** Of what the writer saw, as `versionOf` tells. */
  readonly version: string
}

/** `theirs`: what somebody else has written since, null: they have deleted it; nothing is saved then. */
type Saved = { readonly ref: string } | { readonly theirs: Written | null } | { readonly problems: Problems }

/** Makes an item what was written, of which nothing is wrong. */
export function saveItem(
  page: Page,
  kind: ContentKind,
  { written: given, ...change }: Change & { written: Written },
): Promise<Saved> {
  const { actorId, ref, version } = change
  return page.database.transaction(async (tx) => {
    await lockRevisions(tx)
    const before = ref === null ? null : await kind.read(tx, ref)
    const written = withFixed(kind, before, given)
    if (isSame(before, written) && ref !== null) return { ref }
    if (versionOf(before) !== version) return { theirs: before }
    if (ref === null && written.slug && (await kind.read(tx, written.slug)))
      return { problems: { slug: i18nOf(page.language)._(msg`There is one of this name already.`) } }
    const saved = await kind.write(tx, page, before && ref, written)
    const after = await kind.read(tx, saved)
    if (!isSame(before, after)) await addRevision(tx, { actorId, kind: kind.name, ref: saved, before, after })
    return { ref: saved }
  })
}

/** Takes an item away; its history stays, and brings it back. */
export function removeItem(
  { database }: Pick<Page, 'database'>,
  kind: ContentKind & Required<Pick<ContentKind, 'remove'>>,
  { actorId, ref, version }: Change & { ref: string },
): Promise<Saved> {
  return database.transaction(async (tx) => {
    await lockRevisions(tx)
    const before = await kind.read(tx, ref)
    if (!before) return { ref }
    if (versionOf(before) !== version) return { theirs: before }
    await kind.remove(tx, ref)
    await addRevision(tx, { actorId, kind: kind.name, ref, before, after: null })
    return { ref }
  })
}

/** What was written once stays as it is. */
export const withFixed = ({ fields }: ContentKind, before: Written | null, written: Written): Written => {
  if (!before) return written
  const fixed = Object.keys(fields).filter((name) => fields[name]!.fixed)
  return { ...written, ...Object.fromEntries(fixed.map((name) => [name, before[name] ?? ''])) }
}
