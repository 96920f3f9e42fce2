import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../ground/db/client.server.ts'
import { ownKey } from '../../../ground/forms/own-key.server.ts'
import { languages } from '../../../ground/i18n/languages.ts'
import { noteArrival } from '../../../ground/mail/suppression.server.ts'
import { sendMail } from '../../../ground/mail/send-mail.server.tsx'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { makeToken, readToken } from '../../../people/accounts/mailed-token.server.ts'
import { type BookingRequest, request } from '../requests/request.server.ts'
import { booking } from '../tables.server.ts'
import { proofMail } from '../notices/guest-mails.tsx'
import { guestToken } from '../notices/guest-token.server.ts'

const purpose = 'booking'

const moment = z.iso.datetime().transform((at) => new Date(at))
const storedRequest = z.object({
  title: z.string(),
  back: z.string(),
  email: z.string(),
  language: z.enum(languages),
  asked: z.object({
    bookableId: z.int(),
    formKey: z.uuid(),
    name: z.string(),
    phone: z.string(),
    message: z.string(),
    persons: z.int(),
    names: z.array(z.string()),
    wish: z.union([
      z.object({ kind: z.literal('seat'), placeId: z.int() }),
      z.object({ kind: z.literal('visit'), times: z.array(moment) }),
    ]),
    shownCents: z.int().nullable(),
    mayWait: z.boolean(),
  }),
})
export type StoredRequest = z.output<typeof storedRequest>

type Site = Pick<RequestContext, 'database' | 'origin' | 'seal' | 'now' | 'demo' | 'samples' | 'payPal'>

/** Keeps what a guest without an account asks for until they open the link that is mailed to them. No place is held. */
export async function askProof(
  { database, origin }: Site,
  { asked, ...about }: Omit<StoredRequest, 'asked'> & { asked: Omit<BookingRequest, 'guest'> },
): Promise<void> {
  const { title, email, language } = about
  await database.transaction(async (tx) => {
    const formKey = ownKey(asked.formKey, email)
    const value = { stored: JSON.stringify({ ...about, asked: { ...asked, formKey } }) }
    const token = await makeToken(tx, purpose, value, formKey)
    const mail = proofMail(title, `${origin}/bookings/confirm/${token}`)
    await sendMail(tx, { to: email, language, mail, key: `booking proof ${token.slice(0, 12)}` })
  })
}

/** What is booked with a link; null: the link is no longer valid. */
export async function readProof(database: Database, token: string): Promise<StoredRequest | null> {
  const value = await readToken(database, purpose, token)
  const read = storedRequest.safeParse(JSON.parse(value?.stored ?? 'null'))
  return read.success ? read.data : null
}

/** The booking that a link has made already; null: none. The link stays, so that a second press is answered. */
export async function findProven(database: Database, { asked }: StoredRequest) {
  const [found] = await database.select().from(booking).where(eq(booking.formKey, asked.formKey))
  return found ?? null
}

/** Books what was asked for: a guest who opens the link has shown that the address is theirs. */
export async function bookProven(site: Site, { asked, email, language }: StoredRequest) {
  await noteArrival(site.database, email)
  const guest = { email, language, tokenOf: (number: string) => guestToken(site, number) }
  return request(site.database, { ...asked, guest }, site)
}
