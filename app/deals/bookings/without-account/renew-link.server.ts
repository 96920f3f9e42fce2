import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { titleIn } from '../../../directory/title-in.server.ts'
import { isWithinRate } from '../../../ground/db/rate-limit.server.ts'
import { sendMail } from '../../../ground/mail/send-mail.server.tsx'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { booking } from '../tables.server.ts'
import { linkMail } from '../notices/guest-mails.tsx'
import { renewToken } from '../notices/guest-token.server.ts'

const rate = { most: 3, seconds: 3_600 }

/**
 * Mails another link to the address of a booking, until 30 days after the date; the answer never says whether it is that.
 * @returns false where so many were asked for that none is sent
 */
export async function mailNewLink(
  { database, origin, seal, now }: Pick<RequestContext, 'database' | 'origin' | 'seal' | 'now'>,
  number: string,
  email: string,
): Promise<boolean> {
  if (!(await isWithinRate(database, `booking link ${number}`, rate))) return false
  await database.transaction(async (tx) => {
    const own = and(eq(booking.number, number), eq(booking.guestEmail, email.toLowerCase()))
    const isRecent = sql`ends_at > ${now}::timestamptz - interval '30 days'`
    const [found] = await tx
      .select({ ...getTableColumns(booking), title: titleIn(booking.guestLanguage, booking) })
      .from(booking)
      .where(and(own, isRecent))
      .for('update')
    if (!found?.guestEmail) return
    const path = await renewToken(tx, { seal }, found)
    const key = `booking link ${number} ${found.tokenVersion + 1}`
    const mail = linkMail(found.title, origin + path)
    await sendMail(tx, { to: found.guestEmail, language: found.guestLanguage, mail, key })
  })
  return true
}
