import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { requestContext } from '../../ground/request/request-context.ts'
import { pageMeta } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import type { Route } from './+types/messages-page.ts'
import { ConversationList, ListParts } from './conversation-list.tsx'
import { inboxQuery } from './addresses.ts'
import { loadInbox } from './load-inbox.server.ts'
import css from './messages.css?url'

export const handle = { query: inboxQuery }
export const loader = ({ url, context }: Route.LoaderArgs) => loadInbox(context.get(requestContext), url)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { site } = loaderData
  const title = i18nOf(site.language)._(msg`Messages`)
  return pageMeta({ site, title, description: title, address: '/messages', indexed: false })
}

/** All conversations of who is signed in, as owner and as the one who asks. */
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

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <section className="grid justify-items-center gap-2 rounded-xl bg-surface-2 px-5 py-8 text-center">
    <img
      src="/pictures/states/empty.svg"
      alt=""
      width={144}
      height={144}
      className="scene mb-2 size-36 rounded-pill"
    />
    {isFiltered ? (
      <>
        <h2 className="text-[1.375rem] leading-tight">
          <Trans>No messages match your search</Trans>
        </h2>
        <Link to="/messages" className={buttonClass()}>
          <Trans>All messages</Trans>
        </Link>
      </>
    ) : (
      <>
        <h2 className="text-[1.375rem] leading-tight">
          <Trans>No messages yet</Trans>
        </h2>
        <p className="text-text-muted">
          <Trans>To write to someone, open their listing. Questions from others arrive here, too.</Trans>
        </p>
      </>
    )}
  </section>
)
