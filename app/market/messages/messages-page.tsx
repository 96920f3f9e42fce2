import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { Blank } from '../../directory/list/blank.tsx'
import { unlistedMeta } from '../../directory/page-meta.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { Route } from './+types/messages-page.ts'
import { ConversationList, ListParts } from './conversation-list.tsx'
import { inboxQuery } from './addresses.ts'
import { loadInbox } from './load-inbox.server.ts'
import css from './messages.css?url'

export const handle = { query: inboxQuery }
export const loader = ({ url, context }: Route.LoaderArgs) => loadInbox(context.get(requestContext), url)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Messages`,
    address: '/messages',
  })

/** All conversations of the signed-in user, as an owner and as someone who asks. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { q, unreadOnly, after, conversations, next, unread } = loaderData
  const addressOf = (changes: { unread?: boolean; after?: string }) =>
    inboxQuery.address('/messages', { q, unread: unreadOnly, ...changes })
  return (
    <main id="main" className="wrap py-section">
      <link rel="stylesheet" href={css} precedence="feature" />
      <div className="mx-auto max-w-160">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">
            <Trans>Messages</Trans>
          </h1>
          <nav aria-label={t`Messages`} className="flex gap-1">
            <Link
              to={addressOf({ unread: false })}
              aria-current={unreadOnly ? undefined : 'page'}
              className="inbox-tab"
            >
              <Trans context="messages">All</Trans>
            </Link>
            <Link
              to={addressOf({ unread: true })}
              aria-current={unreadOnly ? 'page' : undefined}
              className="inbox-tab"
            >
              <Trans>Unread {unread}</Trans>
            </Link>
          </nav>
        </div>
        <Form action="/messages" role="search" className="mb-4 flex gap-2">
          {unreadOnly && <input type="hidden" name="unread" value="" />}
          <div className="min-w-0 grow">
            <Field label={t`Search people or listings`} tone="soft">
              <input type="search" name="q" defaultValue={q} maxLength={100} enterKeyHint="search" />
            </Field>
          </div>
          <Button type="submit" tone="line">
            <Trans>Search</Trans>
          </Button>
        </Form>
        {conversations.length > 0 ? (
          <div className="overflow-hidden rounded-xl bg-surface shadow-sm">
            <ConversationList conversations={conversations} titles />
          </div>
        ) : (
          <Nothing isFiltered={Boolean(q) || unreadOnly || after !== ''} />
        )}
        <ListParts latest={after && addressOf({})} earlier={next && addressOf({ after: next })} />
      </div>
    </main>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return isFiltered ? (
    <Blank heading="h2" title={t`No messages match your search`}>
      <Link to="/messages" className={buttonClass()}>
        <Trans>All messages</Trans>
      </Link>
    </Blank>
  ) : (
    <Blank
      heading="h2"
      title={t`No messages yet`}
      text={t`To write to someone, open their listing. Questions from others arrive here, too.`}
    />
  )
}
