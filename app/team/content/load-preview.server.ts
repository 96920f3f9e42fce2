import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { adminOf } from '../desk/admin-only.ts'
import { listPath } from './content-address.ts'
import { kindOf } from './kinds.server.ts'
import { receivePreview } from './receive-preview.server.ts'

type OfKind = { readonly params: { readonly kind: string } }

/** Without the form's button there is nothing to look at: the page has only the way `back`. */
export function loadPreview({ url, context, params }: Pick<LoaderFunctionArgs, 'url' | 'context'> & OfKind) {
  adminOf(context.get(requestContext), url)
  return { back: listPath(kindOf(params.kind).name) }
}

/** Shows what was written as visitors would read it, in the language that `?lang=` names. Nothing is saved. */
export async function answerPreview(args: Pick<ActionFunctionArgs, 'url' | 'request' | 'context'> & OfKind) {
  const kind = kindOf(args.params.kind)
  const { context, problems, look } = await receivePreview(args, kind)
  if (problems) return data({ problems }, { status: 422 })
  const { preview } = kind
  if (!preview) throw notFound()
  return { preview: await look((tx, ref) => preview(tx, context, ref)) }
}
