import { and, eq, inArray } from 'drizzle-orm'
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

/** The rows that a form showed, and their boxes that were left unchecked. */
export type ChannelChoice = { readonly shown: readonly EventName[]; readonly off: readonly Subscription[] }

/** Switches everything on that was shown, except these. What a page from before did not have stays as it is. */
export async function saveOff(
  database: Database,
  userId: string,
  { shown, off }: ChannelChoice,
): Promise<void> {
  const ofShown = and(eq(notificationOff.userId, userId), inArray(notificationOff.event, shown))
  await database.transaction(async (tx) => {
    await tx.delete(notificationOff).where(ofShown)
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

/** What a form chose: its boxes are named by channel, their values are events; `shown` has the events of all rows. */
export function choiceIn(form: FormData): ChannelChoice {
  const shown = eventNames.filter((event) => form.getAll('shown').includes(event))
  const off = shown.flatMap((event) =>
    channels
      .filter((channel) => !form.getAll(channel).includes(event))
      .map((channel) => ({ event, channel })),
  )
  return { shown, off }
}
