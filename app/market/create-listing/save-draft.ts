import { notFound } from '../../ground/request/not-found.ts'
import { rowNumber } from '../../ground/query/fields.ts'
import { readOwnForm } from '../../people/users/own-form.ts'
import type { Route } from './+types/save-draft.ts'
import { saveTyped } from './drafts.server.ts'
import { typedOf } from './typed-of.ts'

/** Saves a form while it is being filled in. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form, typed } = await readOwnForm(args)
  const draft = { id: args.params.draft, ownerId: viewer.id }
  const saved = await saveTyped(context.database, draft, {
    version: rowNumber(typed('version')),
    form: typedOf(form),
  })
  if (!saved) throw notFound()
  return Response.json(saved, { headers: { 'cache-control': 'private, no-store' } })
}

/** There is nothing to read. */
export function loader(): never {
  throw notFound()
}
