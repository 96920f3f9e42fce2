import type { Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Database } from '../app/ground/db/client.server.ts'
import { formatDate } from '../app/ground/i18n/format.ts'
import { languageTags } from '../app/ground/i18n/languages.ts'
import { letterOf } from '../app/ground/mail/letter.server.tsx'
import { findOutbox, findOutboxMail, type OutboxMail } from '../app/team/mails/outbox.server.ts'
import { type Env, plainAnswer } from './answers.ts'
import type { Settings } from './settings.ts'

type Site = Pick<Settings, 'origin' | 'siteName'> & { adminEmail?: string }

/** Shows mails that were stored without a mail server, for people who try the site on their own machine. */
export async function answerDemoMails(c: Context<Env>, database: Database, site: Site): Promise<Response> {
  const id = c.req.param('id')
  const token = c.req.query('token') ?? ''
  if (!id) return htmlAnswer(c, await listPage(await findOutbox(database, site.adminEmail), token))
  const found = z.uuid().safeParse(id).success && (await findOutboxMail(database, id, site.adminEmail))
  if (!found) return plainAnswer(c, 404, 'There is no such mail.')
  const letter = letterOf(found, site)
  return c.req.query('as') === 'text' ? plainAnswer(c, 200, letter.text) : htmlAnswer(c, letter.html)
}

const htmlAnswer = (c: Context<Env>, page: string) =>
  plainAnswer(c, 200, page, { 'content-type': 'text/html; charset=utf-8' })

const listPage = async (mails: OutboxMail[], token: string) =>
  String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>Outbox</title>
          <style>
            body {
              background: canvas;
              color: canvastext;
              font:
                16px/1.5 system-ui,
                sans-serif;
              max-width: 60rem;
              margin: 2rem auto;
              padding: 0 1rem;
            }
            li {
              margin-block: 1rem;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>Outbox</h1>
            <p>Mails that were not sent, the newest first. Those to moderators and admins are not shown.</p>
            ${
              mails.length === 0
                ? html`<p>There are none.</p>`
                : html`<ul>
                    ${mails.map((mail) => entry(mail, token))}
                  </ul>`
            }
          </main>
        </body>
      </html>`,
  )

const entry = ({ id, subject, language, address, state, createdAt, problem }: OutboxMail, token: string) =>
  html`<li>
    <a href="/dev/outbox/${id}?token=${token}" lang="${languageTags[language]}">${subject}</a>
    (<a href="/dev/outbox/${id}?as=text&token=${token}">as text</a>)<br />
    to ${address}, ${formatDate(createdAt, 'en', { dateStyle: 'medium', timeStyle: 'medium' })}, ${state}
    ${problem}
  </li>`
