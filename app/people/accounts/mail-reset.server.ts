import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobTools } from '../../ground/request/request-context.ts'
import { defineJob } from '../../ground/db/jobs.server.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { sendMail } from '../../ground/mail/send-mail.server.tsx'
import { makeToken } from './mailed-token.server.ts'
import { resetMail } from './mails.tsx'

/**
 * Sends the reset link if the address has an account that is not suspended. It is a job so that the response time
 * doesn't reveal whether the account exists.
 */
export const mailReset = defineJob({
  name: 'mail-reset',
  isMessage: true,
  payload: z.object({ email: z.string(), request: z.uuid() }),
  run: ({ email, request }, { database, origin }: Pick<JobTools, 'database' | 'origin'>) =>
    database.transaction(async (tx) => {
      const key = `reset-password ${request}`
      const { rows } = await tx.execute<{ id: string; language: Language }>(sql`
        select id, language from users
        where email = ${email} and not sample and demo_until is null and suspended_at is null
          and not exists (select from mail where key = ${key})`)
      const [user] = rows
      if (!user) return
      const token = await makeToken(tx, 'reset-password', { userId: user.id, email }, user.id)
      const href = `${origin}/reset-password?${new URLSearchParams({ token })}`
      await sendMail(tx, {
        key,
        to: email,
        userId: user.id,
        language: user.language,
        mail: resetMail(href),
      })
    }),
})
