import { eq } from 'drizzle-orm'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import { findOff } from './channels.server.ts'
import { notification, notificationOff } from './tables.server.ts'

export const notificationData: PersonalPart = {
  name: 'notifications',
  tables: ['notification', 'notification_off'],
  async read(database, { id }) {
    const { event, values, href, readAt, createdAt } = notification
    const [notifications, off] = await Promise.all([
      database
        .select({ event, values, href, readAt, createdAt })
        .from(notification)
        .where(eq(notification.userId, id)),
      findOff(database, id),
    ])
    return { told: notifications, off }
  },
  async erase(tx, { id }) {
    await tx.delete(notification).where(eq(notification.userId, id))
    await tx.delete(notificationOff).where(eq(notificationOff.userId, id))
  },
}
