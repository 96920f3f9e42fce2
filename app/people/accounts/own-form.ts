import type { ActionFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { viewerOf } from './viewer.ts'

/** What the action of a private page begins with: who sends the form, and what it says. */
export async function readOwnForm({
  url,
  request,
  context: router,
}: Pick<ActionFunctionArgs, 'url' | 'request' | 'context'>) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url, request.method)
  const form = await readForm(request)
  /** A value as it was sent, such as a password or an id; empty where the form has no such field. */
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\0', '') : ''
  }
  return { page: context, viewer, form, typed }
}
