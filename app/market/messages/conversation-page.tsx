import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { readOwnForm } from '../../people/users/own-form.ts'
import { textIn } from '../../ground/forms/typed.ts'
import type { RecordKey } from '../../ground/db/named.ts'
import { type RequestContext, requestContext } from '../../ground/request/request-context.ts'
import { findAlias } from '../../directory/find-alias.server.ts'
import { pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/conversation-page.ts'
import { findOwn } from './conversation.server.ts'
import { viewerOf } from '../../people/users/viewer.ts'
import { conversationAddress, conversationQuery, messagesAddress } from './addresses.ts'
import { ConversationList, ListParts } from './conversation-list.tsx'
import { ListingHeader } from './listing-header.tsx'
import { ListingNotFound } from './listing-not-found.tsx'
import { loadConversation } from './load-conversation.server.ts'
import { markSeen } from './mark-seen.server.ts'
import css from './messages.css?url'
import { receiveMessage } from './receive-message.server.ts'
import { Thread } from './thread.tsx'

export const middleware = [markSeen]

export const handle = { query: conversationQuery }
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const found = await loadConversation(router.get(requestContext), url, params)
  const [only, ...others] = (!found?.open && !found?.after && found?.list?.conversations) || []
  if (only && others.length === 0) throw redirect(conversationAddress(params, only.id))
  if (!found) await followMerged(router.get(requestContext), url, params)
  return data(found, { status: found ? 200 : 404 })
}

/** The conversations about a listing that was merged continue at the one that was kept; one may be a part of another. */
async function followMerged(context: RequestContext, url: URL, about: RecordKey) {
  const ref = await findAlias(context.database, about)
  if (!ref) return
  const kept = { ...about, ref }
  const { with: id } = conversationQuery.parse(url)
  const isThere = id === 0 || (await findOwn(context.database, viewerOf(context, url), kept, id))
  throw redirect(messagesAddress(kept) + (isThere ? url.search : ''))
}

/** Without scripts: sends, and shows the conversation again. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const sent = await receiveMessage(context, viewer, args.params, form)
  if (sent.ok) throw redirect(conversationAddress(args.params, sent.conversation, { sent: true }), 303)
  return data({ problem: sent.problem, text: textIn(form, 'text'), to: viewer.id }, { status: 422 })
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
  const { site, about } = loaderData
  const messages = i18nOf(site.language)._(msg`Messages`)
  return pageMeta({
    site,
    title: `${about.title} · ${messages}`,
    description: messages,
    address: messagesAddress(params),
    indexed: false,
  })
}

/** Messages about a listing: for its owner a list of conversations, and the open one. */
export default function ConversationPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui()
  if (!loaderData) return <ListingNotFound />
  const { about, owns, isFormer, list, after, open, viewerId } = loaderData
  const isAlone = !after && list?.conversations.length === 1
  return (
    <main id="main" className="wrap messages">
      <link rel="stylesheet" href={css} precedence="feature" />
      <div className="messages-top">
        {open && list && !isAlone && (
          <Link to={messagesAddress(params)} className="messages-back messages-all">
            <Icon name="chevron-left" className="size-4.5" />
            <Trans>All conversations</Trans>
          </Link>
        )}
        <Link to={owns ? '/user-listings' : '/messages'} className="messages-back">
          <Icon name="chevron-left" className="size-4.5" />
          {owns ? <Trans>Back to listings</Trans> : <Trans>All messages</Trans>}
        </Link>
        <ListingHeader about={about} />
      </div>
      <div className={`messages-panes ${list ? 'messages-two' : ''} ${open ? 'messages-open' : ''}`}>
        {list && (
          <section aria-labelledby="conversations" className="messages-list">
            <h2 id="conversations" className="px-4 py-3 text-xl">
              <Trans>Conversations</Trans>
            </h2>
            {list.conversations.length > 0 ? (
              <>
                <ConversationList {...list} open={open?.id ?? null} after={after} />
                <ListParts
                  latest={after && conversationAddress(params, open?.id ?? null)}
                  earlier={list.next && conversationAddress(params, open?.id ?? null, { after: list.next })}
                />
              </>
            ) : (
              <p className="px-4 pb-6 text-text-muted">
                <Trans>No one has written about this listing yet.</Trans>
              </p>
            )}
          </section>
        )}
        {open ? (
          <Thread
            key={`${viewerId} ${owns || isFormer ? open.id : `${about.kind} ${about.ref}`}`}
            {...loaderData}
            open={open}
            refused={actionData?.to === viewerId ? actionData : undefined}
          />
        ) : (
          <p className="messages-none">{t`Choose a conversation to read it.`}</p>
        )}
      </div>
    </main>
  )
}
