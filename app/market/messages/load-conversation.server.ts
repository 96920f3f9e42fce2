import { and, eq, sql } from 'drizzle-orm'
import { isProven } from '../../people/users/proven.server.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { listingActedFor, type Person } from '../../directory/may-act.server.ts'
import type { Reference } from '../../directory/reference.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { listing } from '../../directory/tables.server.ts'
import { findReferences } from '../../directory/find-references.server.ts'
import { conversationQuery } from './addresses.ts'
import { answers, findMessagedListing, findOwn, hasOtherOwner } from './conversation.server.ts'
import { findConversationsAbout } from './find-conversations.server.ts'
import { findDeals } from './deals.ts'
import { findMessages, findOther } from './find-thread.server.ts'
import { conversation } from './tables.server.ts'

/** What the messages are about; without a reference if the listing is no longer visible to anyone. */
export type ListingSubject = RecordKey & { readonly title: string; readonly reference: Reference | null }

export type ConversationData = NonNullable<Awaited<ReturnType<typeof loadConversation>>>
export type OpenConversation = NonNullable<ConversationData['open']>

/**
 * The messages about a listing: for those who act for it all conversations and the chosen one, for someone who asks
 * their own. Null for others, and if there is no such listing.
 */
export async function loadConversation(context: RequestContext, url: URL, about: RecordKey) {
  const viewer = viewerOf(context, url)
  const { database } = context
  const { with: id, before, after, sent } = conversationQuery.parse(url)
  const chosen = id || null
  const [owned, own] = await Promise.all([
    findOwned(database, viewer, about),
    findOwn(database, viewer, about, chosen),
  ])
  const subject =
    own || owned || chosen !== null ? null : await findMessagedListing(database, viewer, about, context)
  const title = own?.title ?? owned?.title ?? subject?.title
  if (title === undefined || (chosen !== null && !own)) return null
  const owns = own ? own.owns : owned !== null
  const former = own && (await hasOtherOwner(database, own)) ? own : null
  const [[reference], list, open] = await Promise.all([
    findReferences(database, context, [about]),
    owns ? findConversationsAbout(database, viewer, about, after || null) : null,
    openOf(
      context,
      viewer,
      before || null,
      about,
      own
        ? { id: own.id, selfId: own.owns ? own.ownerId : viewer.id, otherId: own.otherId }
        : subject && { id: null, selfId: viewer.id, otherId: subject.ownerId },
    ),
  ])
  return {
    site: siteOf(context, url),
    viewerId: viewer.id,
    about: { ...about, title, reference: reference ?? null } satisfies ListingSubject,
    owns,
    isFormer: former !== null,
    /** Whether they may write to whom the listing belongs to now. */
    hasNewOwner: former !== null && !former.owns && (await mayAsk(context, viewer, about)),
    list,
    after,
    open,
    mayWrite: isProven(viewer, context),
    wasSent: sent,
  }
}

const mayAsk = async (context: RequestContext, viewer: Viewer, about: RecordKey) =>
  (await findOwn(context.database, viewer, about, null)) !== null ||
  (await findMessagedListing(context.database, viewer, about, context)) !== null

/** The title of a user's own listing; for a deleted one only if there are conversations about it. */
async function findOwned(database: Database, person: Person, { kind, ref }: RecordKey) {
  const [own] = await database
    .select({ title: listing.title })
    .from(listing)
    .where(listingActedFor(person, { kind, ref }, 'answer'))
  if (own) return own
  const [about] = await database
    .select({ title: conversation.listingTitle })
    .from(conversation)
    .where(
      and(
        eq(conversation.listingKind, kind),
        eq(conversation.listingRef, ref),
        answers(person),
        sql`last_id > 0`,
      ),
    )
    .limit(1)
  return about ?? null
}

/** The conversation on show; null where none is chosen. One without an id begins with the first message. */
async function openOf(
  context: RequestContext,
  viewer: Viewer,
  before: number | null,
  about: RecordKey,
  chosen: { id: number | null; selfId: string; otherId: string } | null,
) {
  if (!chosen) return null
  const { database } = context
  const { selfId, otherId } = chosen
  const [other, thread, deals] = await Promise.all([
    findOther(database, selfId, chosen),
    chosen.id === null ? { messages: [], more: false } : findMessages(database, viewer, chosen.id, before),
    findDeals(context, { viewer, otherId }, about),
  ])
  return other && { id: chosen.id, mayBlock: viewer.id === selfId, other, before, deals, ...thread }
}
