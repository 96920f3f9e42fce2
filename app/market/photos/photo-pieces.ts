import { type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { requestContext, type RequestContext } from '../../ground/request/request-context.ts'
import { isUuid } from '../../ground/db/uuid.ts'
import { findPhoto } from './photos-of-draft.server.ts'
import { largestPiece, receivePiece } from './receive-piece.server.ts'
import { takeWholePhoto } from './take-photo.server.ts'

/** `/photos/{id}` reports how much of a file has arrived and its state; HEAD in `upload-offset`. */
export async function loader({ url, context: router, params }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  return answer(context, viewerOf(context, url).id, idOf(params.id))
}

/**
 * PATCH sends the piece that begins at the header `upload-offset`, of 16 KB to 256 KB; the last one may be smaller.
 * Where another piece is due, it answers 409, and as GET does; while the file is being looked at, 503.
 */
export async function action({ request, url, context: router, params }: ActionFunctionArgs) {
  const context = router.get(requestContext)
  const { id: ownerId } = viewerOf(context, url, request.method)
  const offset = Number(request.headers.get('upload-offset') ?? 'none')
  if (request.method !== 'PATCH' || !Number.isSafeInteger(offset)) return new Response(null, { status: 400 })
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > largestPiece) return new Response(null, { status: 413 })
  const id = idOf(params.id)
  const outcome = await receivePiece(context, ownerId, { id, offset, bytes })
  if (outcome === 'small') return new Response(null, { status: 400 })
  const look = outcome === 'whole' ? await takeWholePhoto(context, ownerId, id) : 'done'
  // Without a body an answer of this kind is taken for one that was cut short.
  if (look !== 'done') return new Response('Later.', { status: look === 'often' ? 429 : 503 })
  return answer(context, ownerId, id, outcome === 'elsewhere' ? 409 : 200)
}

async function answer({ database }: RequestContext, ownerId: string, id: string, status = 200) {
  const photo = await findPhoto(database, id, ownerId)
  if (!photo) throw notFound()
  return Response.json(photo, { status, headers: { 'upload-offset': String(photo.received) } })
}

function idOf(id = '') {
  if (!isUuid(id)) throw notFound()
  return id
}
