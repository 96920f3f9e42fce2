import { Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { reloadAfterConflict } from '../../ground/request/after-refusal.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { Note } from '../../people/settings/note.tsx'
import { readOwnForm } from '../../people/users/own-form.ts'
import { adminOf } from '../desk/admin-only.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { buttonClass } from '../../ground/ui/button.tsx'
import type { Route } from './+types/delete-page.ts'
import { deletePath, itemPath, listPath } from './content-address.ts'
import { ContentHead } from './content-head.tsx'
import { DeleteForm } from './delete-form.tsx'
import { FieldLabel, FieldValue } from './field-value.tsx'
import { titleOf } from './item-title.ts'
import { kindOf } from './kinds.server.ts'
import { loadItem } from './load-item.server.ts'
import { type RemovableKind, removeItem } from './remove-item.server.ts'

export async function loader({ url, context: router, params: { kind, ref } }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  adminOf(context, url)
  const item = await loadItem(context, removableKind(kind), ref, url)
  if (item.isGone) throw redirect(listPath(kind, { deleted: ref }))
  return item
}

/** Deletes an item. If someone else has changed it since, the page shows that first. */
export async function action(args: Route.ActionArgs) {
  const { context, typed } = await readOwnForm(args)
  const { id: actorId } = adminOf(context, args.url)
  const { kind, ref } = args.params
  const isGone = await removeItem(context, removableKind(kind), { actorId, ref, version: typed('version') })
  if (!isGone) return data({ isStale: true }, { status: 409 })
  throw redirect(listPath(kind, { deleted: ref }), { status: 303 })
}

/** Throws 404 for a kind whose items can't be deleted. */
function removableKind(name: string): RemovableKind {
  const { remove, ...kind } = kindOf(name)
  if (!remove) throw notFound()
  return { ...kind, remove }
}

export const shouldRevalidate = reloadAfterConflict

/** Shows what is to be deleted: to admins without scripts, and after another person's change. */
export default function DeletePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, fields, written, version, removal } = loaderData
  const ref = loaderData.ref!
  const title = titleOf(fields, written)
  return (
    <main id="main" className="wrap py-section">
      <ContentHead
        title={removal!}
        name={kind.title}
        to={itemPath(kind.name, ref)}
        back={title?.text ?? ref}
      />
      <div className="mt-4 max-w-160">
        {actionData?.isStale && (
          <Note tone="error">
            <Trans>This has changed in the meantime, so nothing was done. This is the current version:</Trans>
          </Note>
        )}
        <DeleteForm address={deletePath(kind.name, ref)} version={version} removal={removal!} title={title}>
          <Link to={itemPath(kind.name, ref)} className={buttonClass({ tone: 'ghost' })}>
            <Trans>Cancel</Trans>
          </Link>
        </DeleteForm>
        <dl className="mt-6 grid gap-3 text-sm">
          {fields
            .filter(({ name }) => written[name])
            .map((field) => (
              <div key={field.name}>
                <dt className="font-semibold">
                  <FieldLabel field={field} />
                </dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  <FieldValue field={field} value={written[field.name]!} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </main>
  )
}
