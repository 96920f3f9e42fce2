import { sql } from 'drizzle-orm'
import type { LoaderFunctionArgs } from 'react-router'
import { formatDate } from '../ground/i18n/format.ts'
import { isOwnMachine } from '../ground/request/own-machine.ts'
import { requestContext } from '../ground/request/request-context.ts'
import { unreadMessagesOf } from '../market/messages/count-unread.server.ts'
import { unreadCountOf } from '../people/notifications/find-notifications.server.ts'
import { shownViewer } from '../people/users/auth-context.tsx'

/** What every page shows around itself. */
export async function loadRoot({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const { viewer, database, siteName, now, demo, origin, isReadOnly } = context.get(requestContext)
  const site = {
    siteName,
    year: formatDate(now, 'en', { year: 'numeric' }),
    ...(demo && !isOwnMachine(new URL(origin).hostname) && { isOpenDemo: true }),
    ...(isReadOnly && { isReadOnly }),
  }
  if (!viewer) return { ...site, viewer }
  const { rows } = await database.execute<{ notifications: number; messages: number }>(sql`
    select ${unreadCountOf(viewer.id)} as notifications, ${unreadMessagesOf(viewer)} as messages`)
  return { ...site, viewer: shownViewer(viewer, rows[0]!) }
}
