import { eq, getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { titleIn } from '../../../directory/title-in.server.ts'
import { defineJob } from '../../../ground/db/jobs.server.ts'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { sendMail } from '../../../ground/mail/send-mail.server.tsx'
import type { JobTools } from '../../../ground/request/request-context.ts'
import type { Notice } from '../../../people/notifications/events.ts'
import { noticeText } from '../../../people/notifications/notice-text.ts'
import { booking } from '../tables.server.ts'
import { newsMail } from './guest-mails.tsx'
import { guestPath } from './guest-token.server.ts'

/** Mails a guest without account what happened to their booking. */
export const mailGuest = defineJob({
  name: 'mail-booking-guest',
  isMessage: true,
  payload: z.object({
    id: z.int(),
    key: z.string(),
    event: z.enum(['booking', 'booking-reminder']),
    values: z.record(z.string(), z.unknown()),
  }),
  async run(
    { id, key, event, values },
    { database, origin, seal }: Pick<JobTools, 'database' | 'origin' | 'seal'>,
  ) {
    const [told] = await database
      .select({ ...getTableColumns(booking), listing: titleIn(booking.guestLanguage, booking) })
      .from(booking)
      .where(eq(booking.id, id))
    if (!told?.guestEmail) return
    const { guestLanguage: language, guestEmail: to } = told
    const { title, text } = noticeText(
      { event, values: { ...values, title: told.listing } } as Notice,
      language,
    )
    const mail = newsMail(title, i18nOf(language)._(text), origin + guestPath({ seal }, told))
    await sendMail(database, { to, language, mail, key })
  },
})
