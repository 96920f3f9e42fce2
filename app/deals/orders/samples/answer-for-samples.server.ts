import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { defineJob, enqueue } from '../../../ground/db/jobs.server.ts'
import type { JobTools } from '../../../ground/request/request-context.ts'
import { move } from '../moves/move.server.ts'
import { orders } from '../tables.server.ts'

/** In a demo no one logs in as the seller of a sample: what was ordered or paid is handed over. */
export const answerOrder = defineJob({
  name: 'answer-order',
  isMessage: false,
  payload: z.object({ number: z.string() }),
  async run({ number }, { database, demo }: Pick<JobTools, 'database' | 'demo'>) {
    if (!demo) return
    const [order] = await database.select({ way: orders.way }).from(orders).where(eq(orders.number, number))
    const name = order?.way === 'on-site' ? 'hand-over-paid' : 'hand-over'
    await move(database, number, { name, actor: { side: 'site' }, now: new Date() })
  },
})

/** A minute later. */
export const answerSoon = (tx: Database, number: string, now: Date) =>
  enqueue(tx, answerOrder, { number }, { key: number, at: new Date(+now + 60_000) })
