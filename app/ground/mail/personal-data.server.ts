import { eq, or, sql } from 'drizzle-orm'
import type { PersonalPart, Person } from '../db/personal-part.ts'
import { mail } from './tables.server.ts'

/** The texts of mails are not exported: links in them may sign someone in. */
export const mailData: PersonalPart = {
  name: 'mails',
  tables: ['mail'],
  read: (database, person) =>
    database
      .select({
        address: mail.address,
        subject: mail.subject,
        createdAt: mail.createdAt,
        sentAt: mail.sentAt,
      })
      .from(mail)
      .where(isTo(person)),
  async erase(tx, person) {
    await tx.delete(mail).where(isTo(person))
    // Waiting and failed jobs contain addresses, and would send again.
    await tx.execute(sql`
      delete from graphile_worker._private_jobs
      where payload->>'userId' = ${person.id} or payload->>'email' = ${person.email}`)
  },
}

const isTo = ({ id, email }: Person) => or(eq(mail.userId, id), email ? eq(mail.address, email) : undefined)
