import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { ticket } from '../../people/tickets/tables.server.ts'

/** Deletes guests' chats 30 days after their last message; those of accounts are deleted with the account. */
export const forgetGuestChats = defineJob({
  name: 'forget-guest-chats',
  isMessage: false,
  payload: z.object({}),
  async run(_: object, { database }: Pick<JobTools, 'database'>) {
    const isOld = lt(ticket.changedAt, sql`now() - interval '30 days'`)
    await database.delete(ticket).where(and(eq(ticket.topic, 'chat'), isNull(ticket.userId), isOld))
  },
})
