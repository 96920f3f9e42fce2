import { eq, or, sql } from 'drizzle-orm'
import type { PersonalPart, Person } from '../db/personal-part.ts'
import { mail, suppressedAddress } from './tables.server.ts'

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
        triedAt: mail.triedAt,
        sentAt: mail.sentAt,
        problem: mail.problem,
        suppressed: mail.suppressed,
        returned: mail.returned,
        returnedAt: mail.returnedAt,
      })
      .from(mail)
      .where(isTo(person)),
  async erase(tx, person) {
    await tx.delete(mail).where(isTo(person))
    // Waiting and failed jobs contain addresses, and would send again.
    await tx.execute(sql`
      delete from graphile_worker._private_jobs
      where payload->>'userId' = ${person.id} or payload->>'email' = ${person.email}`)
    // So may what a job failed with, which has to be done still.
    await tx.execute(sql`
      update graphile_worker._private_jobs set last_error = ''
      where position(lower(${person.email}) in lower(last_error)) > 0`)
  },
}

/** That mail to an address comes back. */
export const suppressionData: PersonalPart = {
  name: 'suppressed-address',
  tables: ['suppressed_address'],
  read: (database, person) =>
    database
      .select({
        address: suppressedAddress.address,
        reason: suppressedAddress.reason,
        words: suppressedAddress.words,
        since: suppressedAddress.since,
      })
      .from(suppressedAddress)
      .where(isSuppressed(person)),
  async erase(tx, person) {
    await tx.delete(suppressedAddress).where(isSuppressed(person))
  },
}

const isSuppressed = ({ id, email }: Person) =>
  or(eq(suppressedAddress.userId, id), email ? eq(suppressedAddress.address, email.toLowerCase()) : undefined)

/** A guest may have typed their address in capitals. */
const isTo = ({ id, email }: Person) =>
  or(eq(mail.userId, id), email ? sql`lower(${mail.address}) = ${email.toLowerCase()}` : undefined)
