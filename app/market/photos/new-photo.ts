import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { declarePhoto } from './declare-photo.server.ts'

const declared = z.object({
  id: z.uuid(),
  draft: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
})

export { postOnly as loader } from '../../ground/request/post-only.ts'

/**
 * POST `/photos` begins a picture of a draft: `{ id, draft, name, type, size }`, of which the browser chooses the id. It
 * answers as `/photos/{id}` does: to ask again changes nothing.
 */
export async function action({ request, context: router, url }: ActionFunctionArgs) {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url, request.method)
  const given = declared.safeParse(await request.json().catch(() => null))
  if (request.method !== 'POST' || !given.success) return new Response(null, { status: 400 })
  const { draft: draftId, ...file } = given.data
  const outcome = await declarePhoto(context.database, viewer.id, { ...file, draftId })
  if ('photo' in outcome) return Response.json(outcome.photo, { status: 201 })
  return new Response(null, { status: outcome.refused === 'often' ? 429 : 404 })
}
