import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { addressTakenMail } from './mails.tsx'
import { users } from '../users/tables.server.ts'

/** Mails an address that it already has an account, at most once a day. The sign-up page must not reveal this. */
export async function mailAddressTaken(tx: Database, origin: string, address: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.email, address))
  if (!user || user.sample || user.demoUntil || user.suspendedAt) return
  const day = new Date().toISOString().slice(0, 10)
  await sendMail(tx, {
    to: address,
    language: user.language,
    userId: user.id,
    mail: addressTakenMail(origin),
    key: `address-taken ${user.id} ${day}`,
  })
}
