import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { Note } from '../account-settings/note.tsx'
import { readOwnForm } from '../accounts/own-form.ts'
import { adminOf } from '../admin/admin-only.ts'
import { pageContext } from '../context.ts'
import { formatDate } from '../i18n/format.ts'
import { languageTags } from '../i18n/languages.ts'
import type { Route } from './+types/item-page.ts'
import { historyPath, itemPath, listPath } from './content-address.ts'
import { ContentHead } from './content-head.tsx'
import type { FormField, Problems, Written } from './field.ts'
import { formFieldsOf } from './form-fields.server.ts'
import { ItemForm } from './item-form.tsx'
import { kindOf } from './kinds.server.ts'
import { type LoadedItem, loadItem } from './load-item.server.ts'
import { readItemForm } from './read-item-form.server.ts'
import { removeItem, saveItem } from './save-item.server.ts'
import { StaleNote } from './stale-note.tsx'

const refIn = ({ ref }: { ref: string }) => (ref === 'new' ? null : ref)

export function loader({ url, context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  adminOf(page, url)
  return loadItem(page, kindOf(params.kind), refIn(params), url)
}

/** Why nothing is saved; `written` is what was sent. */
export type Unsaved =
  | { readonly outcome: 'wrong'; readonly written: Written; readonly problems: Problems }
  | { readonly outcome: 'stale'; readonly written: Written; readonly theirs: Written | null }

/** Saves an item, or deletes it. Whoever comes second is told what the first one wrote, and what they wrote stays. */
export async function action(args: Route.ActionArgs) {
  const { page, form, typed } = await readOwnForm(args)
  const { id: actorId } = adminOf(page, args.url)
  const kind = kindOf(args.params.kind)
  const ref = refIn(args.params)
  if (ref === null && !kind.add) throw data(null, { status: 404 })
  const change = { actorId, ref, version: typed('version') }
  const fields = await formFieldsOf(page, kind)
  const { written, problems } = await readItemForm(page, actorId, { kind, fields, form })
  const refuse = (unsaved: Unsaved, status: number) => data(unsaved, { status })
  if (typed('go') === 'delete') {
    const { remove } = kind
    if (!remove || ref === null) throw data(null, { status: 400 })
    const removed = await removeItem(page, { ...kind, remove }, { ...change, ref })
    if ('theirs' in removed) return refuse({ outcome: 'stale', written, theirs: removed.theirs }, 409)
    throw redirect(listPath(kind.name), { status: 303 })
  }
  if (Object.keys(problems).length > 0) return refuse({ outcome: 'wrong', written, problems }, 422)
  const saved = await saveItem(page, kind, { ...change, written })
  if ('problems' in saved) return refuse({ outcome: 'wrong', written, problems: saved.problems }, 422)
  if ('theirs' in saved) return refuse({ outcome: 'stale', written, theirs: saved.theirs }, 409)
  throw redirect(`${itemPath(kind.name, saved.ref)}?saved`, { status: 303 })
}

/** For admins: an item, to be written, looked at and published. */
export default function ItemPage({ loaderData: item, actionData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { kind, ref, fields, written, earlier, address, elsewhere, isSaved } = item
  const title = titleOf(item) ?? { text: kind.add, lang: undefined }
  const day = earlier && formatDate(earlier.at, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <main id="main" className="wrap py-section">
      <ContentHead
        title={title.text}
        lang={title.lang}
        name={kind.title}
        to={listPath(kind.name)}
        back={kind.title}
      />
      <p className="mt-2 mb-5 flex flex-wrap gap-x-6">
        {address && (
          <a href={address} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>As visitors see it</Trans>
          </a>
        )}
        {elsewhere && (
          <Link
            to={elsewhere.address}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {elsewhere.label}
          </Link>
        )}
        {ref !== null && (
          <Link
            to={historyPath(kind.name, { of: ref })}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>History</Trans>
          </Link>
        )}
      </p>
      {isSaved && !actionData && (
        <Note tone="ok">
          {written.hidden ? (
            <Trans>Saved. It is hidden from visitors.</Trans>
          ) : (
            <Trans>Saved. Visitors see it from now on.</Trans>
          )}
        </Note>
      )}
      {earlier && !actionData && (
        <Note tone="ok">
          <Trans>This is how it was before the change of {day}. Save it to bring it back.</Trans>
        </Note>
      )}
      {actionData?.outcome === 'stale' && <StaleNote fields={fields} unsaved={actionData} />}
      <ItemForm
        key={item.version}
        item={item}
        written={actionData?.written ?? written}
        problems={actionData?.outcome === 'wrong' ? actionData.problems : {}}
      />
    </main>
  )
}

/** What an item is called, and in which language: by its first text in its own, or by the first text of all. */
function titleOf({ fields, written }: Pick<LoadedItem, 'fields' | 'written'>) {
  const { lang = 'en' } = written
  const isNamed = ({ name }: FormField) => written[name]
  const named =
    fields.find((field) => field.language === lang && isNamed(field)) ??
    fields.find((field) => field.control.type === 'line' && isNamed(field))
  return named && { text: written[named.name]!, lang: languageTags[named.language ?? 'en'] }
}
