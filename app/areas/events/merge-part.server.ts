import { sql } from 'drizzle-orm'
import { deleteUnbooked } from '../../deals/bookings/for-areas.server.ts'
import type { MergePart } from '../../ground/db/merge-part.ts'
import { findOccurrences, saveOccurrences } from './occurrences.server.ts'

/** The kept event keeps its times, and gets those of the other that someone has booked. */
export const occurrenceMerge: MergePart = {
  tables: ['occurrence'],
  async merge(tx, from, to) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from occurrence where listing_id = ${from.id}`,
    )
    const booked = await deleteUnbooked(
      tx,
      rows.map(({ id }) => Number(id)),
    )
    if (booked.length === 0) return
    await tx.execute(
      sql`update occurrence set listing_id = ${to.id} where id = any(${sql.param(booked)}::bigint[])`,
    )
    await saveOccurrences(tx, to.id, await findOccurrences(tx, to.id))
  },
}
