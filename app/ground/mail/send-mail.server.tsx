import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Database } from '../db/client.server.ts'
import { enqueue } from '../db/jobs.server.ts'
import { i18nOf } from '../i18n/catalogue.ts'
import type { Language } from '../i18n/languages.ts'
import { deliverMail } from './deliver-mail.server.ts'
import type { Mail } from './mail.ts'
import { mail as mails } from './tables.server.ts'

export type NewMail = {
  to: string
  language: Language
  mail: Mail
  /** What it is about: of two mails with one key, the first is sent. */
  key: string
  /** The recipient's account, if any. */
  userId?: string
}

/** Sends a mail: after the commit if `database` is a transaction, else at once. */
export async function sendMail(
  database: Database,
  { to, language, mail, key, userId }: NewMail,
): Promise<void> {
  const i18n = i18nOf(language)
  const body = renderToStaticMarkup(<I18nProvider i18n={i18n}>{mail.body}</I18nProvider>)
  // Both or neither: the row of a mail whose job is lost keeps it from being written again.
  await database.transaction(async (tx) => {
    const [storedMail] = await tx
      .insert(mails)
      .values({
        key,
        userId,
        language,
        body,
        address: to,
        subject: i18n._(mail.subject),
        unsubscribe: mail.unsubscribe,
        secret: mail.secret,
        asked: mail.asked,
      })
      .onConflictDoNothing({ target: mails.key })
      .returning({ id: mails.id })
    if (storedMail) await enqueue(tx, deliverMail, { id: storedMail.id })
  })
}
