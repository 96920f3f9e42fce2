import type { MiddlewareFunction } from 'react-router'
import { viewerOf } from '../../people/users/viewer.ts'
import { isPrefetch } from '../../ground/request/prefetch.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { conversationQuery } from './addresses.ts'
import { findOwn } from './conversation.server.ts'
import { markRead } from './mark-read.server.ts'

/** Marks an opened conversation as read: before the loaders, so that the header no longer counts it. */
export const markSeen: MiddlewareFunction = async ({ context: router, url, request, params }) => {
  const context = router.get(requestContext)
  const viewer = viewerOf(context, url, request.method)
  const query = conversationQuery.parse(url)
  const isLatest = request.method === 'GET' && !query.before
  if (!isLatest || isPrefetch(request.headers)) return
  const about = { kind: params.kind ?? '', ref: params.ref ?? '' }
  const own = await findOwn(context.database, viewer, about, query.with || null)
  if (own) await markRead(context.database, viewer, own)
}
