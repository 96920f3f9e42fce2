import { eq, sql } from 'drizzle-orm'
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
  /** What others were told of them stays with those, without their name. */
  async erase(tx, { id }) {
    await tx.delete(notification).where(eq(notification.userId, id))
    await tx.delete(notificationOff).where(eq(notificationOff.userId, id))
    await tx.execute(sql`
      update notification set "values" = case
          when event = 'booking-arrivals' then jsonb_set("values", '{first}', (
            select jsonb_agg(case when about[place::int] = ${id} then '""'::jsonb else arrival end order by place)
            from jsonb_array_elements("values" -> 'first') with ordinality as named (arrival, place)))
          else "values" || '{"name": ""}'::jsonb
        end
      where about @> array[${id}]::uuid[]`)
  },
}
