import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { rowNumber } from '../../ground/query/fields.ts'
import { notFound } from '../../ground/request/not-found.ts'
import { readOwnForm } from '../users/own-form.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { Blank } from '../../directory/list/blank.tsx'
import { Pager } from '../../directory/list/pager.tsx'
import { unlistedMeta } from '../../directory/page-meta.ts'
import { Button, buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/notifications-page.ts'
import { markAllRead, markRead } from './find-notifications.server.ts'
import { loadNotifications } from './load-notifications.server.ts'
import { notificationQuery } from './notification-query.ts'
import { NoticeList } from './notice-list.tsx'
import { sentIn } from '../../ground/forms/typed.ts'

export const handle = { query: notificationQuery }
export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadNotifications(context.get(requestContext), url)

/** Marks as read the notification that the form names, or `all` up to the `newest` of the page. */
export async function action(args: Route.ActionArgs) {
  const { context, viewer, form } = await readOwnForm(args)
  const read = sentIn(form, 'read')
  if (read === 'all') await markAllRead(context.database, viewer.id, rowNumber(sentIn(form, 'newest')))
  else if (!/^[1-9]\d{0,14}$/.test(read) || !(await markRead(context.database, viewer.id, Number(read))))
    throw notFound()
  return null
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData?.site, {
    title: msg`Notifications`,
    description: msg`Updates on what you follow and on your account.`,
    address: '/notifications',
  })

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { notifications, unread, newest, page, pages } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <div className="mx-auto max-w-160">
        <h1 className="text-3xl">
          <Trans>Notifications</Trans>
        </h1>
        <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="mr-auto text-text-muted">
            <Plural value={unread} _0="You have read all of them." one="# is unread." other="# are unread." />
          </p>
          {unread > 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="newest" value={newest} />
              <Button type="submit" tone="line" name="read" value="all">
                <Icon name="check" className="size-4.5" />
                <Trans>Mark all as read</Trans>
              </Button>
            </Form>
          )}
          <Link to="/notifications/channels" className={buttonClass({ tone: 'line' })}>
            <Icon name="sliders" className="size-4.5" />
            <Trans>What you hear about</Trans>
          </Link>
        </div>
        {notifications.length > 0 ? <NoticeList notifications={notifications} /> : <Nothing />}
        {pages > 1 && <Pager page={page} pages={pages} addressOf={addressOf} />}
      </div>
    </main>
  )
}

const addressOf = (page: number) => (page > 1 ? `/notifications?page=${page}` : '/notifications')

function Nothing() {
  const { t } = useLingui()
  return (
    <Blank
      heading="h2"
      title={t`No notifications yet`}
      text={t`Price drops for your favorites, new results in your saved searches and changes to your account appear here.`}
    >
      <Link to="/favorites" className={buttonClass()}>
        <Trans>Your favorites</Trans>
      </Link>
    </Blank>
  )
}
