import { msg } from '@lingui/core/macro'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '../users/tables.server.ts'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { type Language, languages } from '../../ground/i18n/languages.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'
import type { Mail } from '../../ground/mail/mail.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { type EventName, eventNames, isFixed, type Notice } from './events.ts'
import { noticeText } from './notice-text.ts'
import { unsubscribePath } from './unsubscribe.server.ts'

type Tools = Pick<JobTools, 'database' | 'origin' | 'seal'>

/** Mails a notification to the address that the user had at the time of the event; not to deleted users. */
export const mailNotice = defineJob({
  name: 'mail-notice',
  isMessage: true,
  payload: z.object({
    userId: z.uuid(),
    to: z.string(),
    language: z.enum(languages),
    href: z.string(),
    key: z.string(),
    event: z.enum(eventNames),
    values: z.record(z.string(), z.unknown()),
  }),
  async run({ userId, to, language, event, values, href, key }, tools: Tools) {
    const [user] = await tools.database.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!user?.email) return
    const mail = mailOf({ event, values } as Notice, { userId, language, href }, tools)
    await sendMail(tools.database, { to, language, mail, userId, key: `notice ${userId} ${key}` })
  },
})

function mailOf(
  notice: Notice,
  { userId, language, href }: { userId: string; language: Language; href: string },
  { origin, seal }: Tools,
): Mail {
  const i18n = i18nOf(language)
  const { title, text, more } = noticeText(notice, language)
  return {
    subject: title,
    body: (
      <>
        <p>
          <b>{i18n._(title)}</b>
        </p>
        <p>{i18n._(text)}</p>
        <MailButton href={origin + href}>{i18n._(msg`See more on the site`)}</MailButton>
        {more && (
          <p>
            <a href={origin + more.href}>{i18n._(more.label)}</a>
          </p>
        )}
      </>
    ),
    unsubscribe: stopLink(notice.event, userId, { origin, seal }),
  }
}

/** Security notifications can't be switched off, so their mails have no such link. */
const stopLink = (event: EventName, userId: string, { origin, seal }: Pick<Tools, 'origin' | 'seal'>) =>
  isFixed(event, 'email') ? undefined : origin + unsubscribePath({ seal }, userId, event)
