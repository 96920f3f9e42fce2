import type { ActionFunctionArgs } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { readForm } from '../../ground/forms/read-form.ts'
import { sentIn } from '../../ground/forms/typed.ts'
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
  return { context, viewer, form, typed: (name: string) => sentIn(form, name) }
}
