import { msg } from '@lingui/core/macro'
import { notFound } from '../../ground/request/not-found.ts'
import { adminOf } from '../desk/admin-only.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Route } from './+types/preview-document.ts'
import { kindOf } from './kinds.server.ts'
import { receivePreview } from './receive-preview.server.ts'

/** There is something to look at only when a form was sent. */
export function loader({ url, context: router }: Route.LoaderArgs): Response {
  const context = router.get(requestContext)
  adminOf(context, url)
  return new Response(i18nOf(context.language)._(msg`Nothing to preview`), { headers: plain })
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }

/** Answers with the document that visitors would read if what was sent were saved. Nothing is. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const kind = kindOf(args.params.kind)
  const { context, problems, look } = await receivePreview(args, kind)
  const i18n = i18nOf(context.language)
  if (problems) {
    const lines = problems.map(({ label, problem }) => `${label}: ${problem}`)
    const text = [i18n._(msg`Please fix the problems below`), ...lines].join('\n\n')
    return new Response(text, { status: 422, headers: plain })
  }
  const { document } = kind
  if (!document) throw notFound()
  const note = i18n._(msg`This is a preview. Nothing is saved. Close this tab to continue writing.`)
  return look((tx) => document(tx, context, args.url, note))
}
