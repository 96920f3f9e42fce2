import { and, eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { type Channel, channels, type EventName, eventNames, isFixed } from './events.ts'
import { notificationOff } from './tables.server.ts'

type Subscription = { event: EventName; channel: Channel }

/** The channels on which a user wants to be notified of an event. */
export async function channelsFor(database: Database, userId: string, event: EventName): Promise<Channel[]> {
  const off = await database
    .select({ channel: notificationOff.channel })
    .from(notificationOff)
    .where(and(eq(notificationOff.userId, userId), eq(notificationOff.event, event)))
  return channels.filter((channel) => isFixed(event, channel) || !off.some((one) => one.channel === channel))
}

/** The events and channels that a user switched off. */
export const findOff = (database: Database, userId: string): Promise<Subscription[]> =>
  database
    .select({ event: notificationOff.event, channel: notificationOff.channel })
    .from(notificationOff)
    .where(eq(notificationOff.userId, userId))

/** Switches everything on except these. */
export async function saveOff(
  database: Database,
  userId: string,
  off: readonly Subscription[],
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(notificationOff).where(eq(notificationOff.userId, userId))
    for (const place of off) await switchOff(tx, userId, place)
  })
}

/** Mandatory channels stay on. */
export async function switchOff(
  database: Database,
  userId: string,
  { event, channel }: Subscription,
): Promise<void> {
  if (isFixed(event, channel)) return
  await database.insert(notificationOff).values({ userId, event, channel }).onConflictDoNothing()
}

/** The unchecked boxes of a form: boxes are named by channel, their values are events. */
export const offIn = (form: FormData): Subscription[] =>
  eventNames.flatMap((event) =>
    channels
      .filter((channel) => !form.getAll(channel).includes(event))
      .map((channel) => ({ event, channel })),
  )
