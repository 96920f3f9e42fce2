import type { ActionFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { viewerOf } from './viewer.ts'

/** The first step of a private page's action: the sender and the form's values. */
export async function readOwnForm({
  url,
  request,
  context: router,
}: Pick<ActionFunctionArgs, 'url' | 'request' | 'context'>) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url, request.method)
  const form = await readForm(request)
  /** A field's value as sent, such as a password or an id; empty if there is no such field. */
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '') : ''
  }
  return { page: context, viewer, form, typed }
}
