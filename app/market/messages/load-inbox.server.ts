import { viewerOf } from '../../people/users/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { inboxQuery } from './addresses.ts'
import { unreadMessages } from './count-unread.server.ts'
import { findConversations } from './find-conversations.server.ts'

/** A user's conversations, as `q`, `unread` and `after` of the address ask. */
export async function loadInbox(context: RequestContext, url: URL) {
  const viewer = viewerOf(context, url)
  const { q, unread: unreadOnly, after } = inboxQuery.parse(url)
  const [{ conversations, next }, unread] = await Promise.all([
    findConversations(context.database, viewer, { q, unreadOnly, after: after || null }),
    unreadMessages(context.database, viewer),
  ])
  return {
    site: siteOf(context, url),
    viewerId: viewer.id,
    q,
    unreadOnly,
    after,
    conversations,
    next,
    unread,
  }
}
