import { eq, sql } from 'drizzle-orm'
import { listing } from '../../directory/tables.server.ts'
import type { PersonalPart } from '../../ground/db/personal-part.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { colleague } from './tables.server.ts'

export const colleagueData: PersonalPart = {
  name: 'colleagues',
  tables: ['listing_colleague'],
  erasesFiles: true,
  async read(database, { id, email }) {
    const name = sql<string>`${listing.kind} || '/' || ${listing.ref}`
    const { role, createdAt } = colleague
    const of = (which: ReturnType<typeof sql>) =>
      database
        .select({ listing: name, role, createdAt })
        .from(colleague)
        .innerJoin(listing, eq(listing.id, colleague.listingId))
        .where(which)
    const [actsFor, invitedTo, chosen, kept] = await Promise.all([
      of(sql`user_id = ${id}`),
      of(sql`${colleague.email} = ${email}`),
      of(sql`owner_id = ${id}`),
      of(sql`kept_for = ${id}`),
    ])
    return { actsFor, invitedTo, colleagues: [...chosen, ...kept] }
  },
  close: leave,
  /** The claims have given back what they can by now. */
  async reopen(tx, { id }) {
    await tx.delete(colleague).where(eq(colleague.keptFor, id))
  },
  async erase(tx, person) {
    await leave(tx, person)
    await tx.delete(colleague).where(eq(colleague.keptFor, person.id))
    await tx.update(colleague).set({ invitedBy: null }).where(eq(colleague.invitedBy, person.id))
    // What they uploaded for the listings of others stays with those.
    await tx.execute(sql`
      update photo_file set owner_id = listing.owner_id from photo join listing on listing.id = listing_id
      where photo.src = '/media/' || photo_file.name and photo_file.owner_id = ${person.id}
        and listing.owner_id <> ${person.id}`)
  },
}

async function leave(tx: Database, { id, email }: { id: string; email: string | null }): Promise<void> {
  await tx.execute(sql`delete from listing_colleague where user_id = ${id} or email = ${email}`)
}
