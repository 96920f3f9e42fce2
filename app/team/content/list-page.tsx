import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import { SearchForm } from '../desk/search-form.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { DoneNote } from '../../market/create-listing/done-note.tsx'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/list-page.ts'
import {
  contentPath,
  historyPath,
  itemPath,
  itemsQuery,
  listPath,
  longestText,
  newPath,
} from './content-address.ts'
import { ContentHead } from './content-head.tsx'
import { type DeletedItem, findDeleted } from './find-deleted.server.ts'
import { findItems, type ItemLine } from './find-items.server.ts'
import { ItemLines } from './item-lines.tsx'
import type { ContentContext, ContentKind } from './kind.ts'
import { kindOf } from './kinds.server.ts'
import { WantedItems } from './wanted-items.tsx'
import { restoreItem } from './remove-item.server.ts'

export const handle = { query: itemsQuery }
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const kind = kindOf(params.kind)
  const i18n = i18nOf(context.language)
  const { deleted, ...query } = itemsQuery.parse(url)
  const { name, title, about, elsewhere } = kind
  const add = kind.add ? { label: kind.add, address: newPath(name) } : elsewhere?.add
  const { items, isFirst, next } = await findItems(context, kind, query)
  return {
    kind: {
      name,
      title: i18n._(title),
      about: i18n._(about),
      add: add ? { ...add, label: i18n._(add.label) } : null,
    },
    query,
    wanted: query.q || query.after ? [] : ((await kind.wanted?.(context)) ?? []),
    deleted: await findDeleted(context, kind, deleted),
    items: await withGroups(context, kind, items),
    isFirst,
    next,
  }
}

/** Brings back what was deleted. Where that can't be by now, its form is opened: it says why when it is saved. */
export async function action(args: Route.ActionArgs) {
  const { context, typed } = await readOwnForm(args)
  const { id: actorId } = adminOf(context, args.url)
  const kind = kindOf(args.params.kind)
  const ref = typed('restore')
  const isBack = await restoreItem(context, kind, { actorId, ref })
  throw redirect(isBack ? listPath(kind.name, { deleted: ref }) : itemPath(kind.name, ref), { status: 303 })
}

/** What each item belongs to, in words. */
async function withGroups(
  context: ContentContext,
  { rows, fields }: ContentKind,
  items: readonly ItemLine[],
) {
  const control = rows.group && fields[rows.group.field]?.control
  const asked = typeof control === 'function' ? await control(context) : control
  if (asked?.type !== 'choice') return items
  return items.map((item) => ({
    ...item,
    group: asked.options.find(({ value }) => value === item.group)?.label ?? item.group,
  }))
}

/** For admins: all items of a kind. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { kind, query, wanted, deleted, items, isFirst, next } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <ContentHead title={kind.title} to={contentPath} back={<Trans>All content</Trans>} />
      <p className="mt-2 text-text-muted">{kind.about}</p>
      {deleted && <DeletedNote deleted={deleted} />}
      <p className="mt-4 flex flex-wrap gap-3">
        {kind.add && (
          <Link to={kind.add.address} className={buttonClass()}>
            {kind.add.label}
          </Link>
        )}
        <Link to={historyPath(kind.name)} className={buttonClass({ tone: 'line' })}>
          <Trans>History</Trans>
        </Link>
      </p>
      {wanted.length > 0 && <WantedItems wanted={wanted} />}
      <SearchForm
        key={query.q}
        path={listPath(kind.name)}
        label={<Trans>Words in the title</Trans>}
        q={query.q}
        longest={longestText}
      />
      {items.length === 0 ? (
        <p className="text-text-muted">
          <Trans>Nothing found.</Trans>
        </p>
      ) : (
        <ItemLines kind={kind.name} items={items} />
      )}
      <PageLinks
        first={isFirst ? null : listPath(kind.name, { q: query.q })}
        next={next ? listPath(kind.name, { q: query.q, after: items.at(-1)!.ref }) : null}
      />
    </main>
  )
}

/** What was just taken away, and the way back. */
function DeletedNote({ deleted: { ref, title, told, isBack } }: { deleted: DeletedItem }) {
  const { t } = useLingui()
  if (isBack) return <DoneNote>{t`Restored: ${title}`}</DoneNote>
  return <DoneNote undo={{ name: 'restore', value: ref }}>{told ?? t`Deleted: ${title}`}</DoneNote>
}
