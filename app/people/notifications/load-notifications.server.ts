import { viewerOf } from '../users/viewer.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { notificationQuery } from './notification-query.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Notice } from './events.ts'
import { findNotifications, unreadCount } from './find-notifications.server.ts'
import { noticeText } from './notice-text.ts'

export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>

/** A page of the viewer's notifications in the page's language. */
export async function loadNotifications(context: RequestContext, url: URL) {
  const { id } = viewerOf(context, url)
  const { page } = notificationQuery.parse(url)
  const [{ rows, ...pager }, unread] = await Promise.all([
    findNotifications(context.database, id, page),
    unreadCount(context.database, id),
  ])
  return {
    site: siteOf(context, url),
    ...pager,
    unread,
    notifications: rows.map(({ event, values, ...row }) => ({
      ...row,
      event,
      ...inWords({ event, values } as Notice, context.language),
    })),
  }
}

function inWords(notice: Notice, language: Language) {
  const i18n = i18nOf(language)
  const { title, text } = noticeText(notice, language)
  return { title: i18n._(title), text: i18n._(text) }
}
