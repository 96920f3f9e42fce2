import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { Note } from '../../people/settings/note.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import type { Route } from './+types/item-page.ts'
import { deletePath, itemQuery, listPath, savedPath } from './content-address.ts'
import { ContentHead } from './content-head.tsx'
import { DeleteButton } from './delete-button.tsx'
import type { ItemProblems, ItemValues } from './field.ts'
import { formFieldsOf } from './form-fields.server.ts'
import { ItemForm } from './item-form.tsx'
import { ItemLinks } from './item-links.tsx'
import { titleOf } from './item-title.ts'
import { KeptNote } from './kept-note.tsx'
import { kindOf } from './kinds.server.ts'
import { loadItem } from './load-item.server.ts'
import { readItemForm } from './read-item-form.server.ts'
import { saveItem } from './save-item.server.ts'
import { StaleNote } from './stale-note.tsx'
import type { UnsavedItem } from './unsaved.ts'
import { useKeptText } from './use-kept-text.ts'
import { versionOf } from './version.server.ts'

const refIn = ({ ref }: { ref: string }) => (ref === 'new' ? null : ref)

export const handle = { query: itemQuery }
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const { id: writerId } = adminOf(context, url)
  return { ...(await loadItem(context, kindOf(params.kind), refIn(params), url)), writerId }
}

/** Saves an item. The second to save sees the first one's text and keeps their own. */
export async function action(args: Route.ActionArgs) {
  const { context, form, typed } = await readOwnForm(args)
  const { id: actorId } = adminOf(context, args.url)
  const kind = kindOf(args.params.kind)
  const ref = refIn(args.params)
  if (ref === null && !kind.add) throw notFound()
  const [version, kept] = [typed('version'), typed('kept')]
  const fields = await formFieldsOf(context, kind)
  const { written, problems } = await readItemForm(context, actorId, { kind, fields, form })
  const refuse = (unsaved: UnsavedItem, status: number) => data(unsaved, { status })
  const wrong = (problems: ItemProblems) =>
    refuse({ outcome: 'wrong', written, version, kept, problems }, 422)
  const stale = (written: ItemValues, theirs: ItemValues | null) =>
    refuse({ outcome: 'stale', written, version: versionOf(theirs), kept, theirs }, 409)
  if (Object.keys(problems).length > 0) return wrong(problems)
  const saved = await saveItem(context, kind, { actorId, ref, version, written })
  if ('problems' in saved) return wrong(saved.problems)
  if ('theirs' in saved) return stale(saved.written, saved.theirs)
  throw redirect(savedPath(kind.name, saved.ref, kept), { status: 303 })
}

/** For admins: an item, to be written, looked at and published. */
export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, ref, earlier } = loaderData
  // Another item has a form of its own; a change by another person does not reset it.
  return <Item key={`${kind.name}/${ref}/${earlier?.id}`} item={loaderData} unsaved={actionData} />
}

function Item({
  item,
  unsaved,
}: {
  item: Route.ComponentProps['loaderData']
  unsaved: UnsavedItem | undefined
}) {
  const { i18n } = useLingui()
  const { kind, ref, fields, written, earlier, isGone, removal } = item
  const { shown, own, decisions, offered, taken, keep, take, throwAway } = useKeptText(item, unsaved)
  const title = titleOf(fields, written)
  const day = earlier && formatDate(earlier.at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <main id="main" className="wrap py-section">
      <ContentHead
        title={title?.text ?? kind.add}
        lang={title?.lang}
        name={kind.title}
        to={listPath(kind.name)}
        back={kind.title}
      />
      <ItemLinks item={item} />
      {item.saved !== null && !unsaved && (
        <Note tone="ok">
          {written.hidden ? (
            <Trans>Saved. It is hidden from visitors.</Trans>
          ) : (
            <Trans>Saved. Visitors see it from now on.</Trans>
          )}
        </Note>
      )}
      {earlier && !unsaved && (
        <Note tone="ok">
          {isGone ? (
            <Trans>This was deleted on {day}. Save it to restore it.</Trans>
          ) : (
            <Trans>This is the version from before the change on {day}. Save it to restore it.</Trans>
          )}
        </Note>
      )}
      {unsaved?.outcome === 'stale' && <StaleNote fields={fields} unsaved={unsaved} />}
      {taken && <KeptNote kept={taken} onThrowAway={() => throwAway(taken)} />}
      {offered && (
        <KeptNote kept={offered} onTake={() => take(offered)} onThrowAway={() => throwAway(offered)} />
      )}
      <ItemForm
        key={shown.round}
        item={item}
        shown={shown}
        decisions={decisions}
        kept={own}
        onType={keep}
        problems={unsaved?.outcome === 'wrong' ? unsaved.problems : none}
      />
      {removal && ref !== null && (
        <DeleteButton
          address={deletePath(kind.name, ref)}
          version={shown.version}
          removal={removal}
          title={title}
        />
      )}
    </main>
  )
}

const none: ItemProblems = {}
