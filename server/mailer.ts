import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { type Mailer, MailRefused } from '../app/ground/mail/mail.ts'
import { wordsOf } from '../app/ground/mail/server-words.ts'
import type { Settings } from './settings.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } // ms

const shortestPause = 1_000 // ms between two attempts to reach the server
const longestPause = 60_000 // ms
const lookEvery = 500 // ms

/**
 * Sends through the mail server of SMTP_URL; null if there is none. After one mail could not reach it, it is asked with
 * growing pauses whether it can be reached, and the other mails wait: each would wait for its own time limit.
 */
export function openMailer({ mail, siteName }: Pick<Settings, 'mail' | 'siteName'>): Mailer | null {
  if (!mail) return null
  const { smtpUrl, from, returnTo = from } = mail
  const transport = mailTransport(smtpUrl)
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const server = { isDown: false, pause: shortestPause }

  async function untilReached() {
    server.isDown = true
    while (server.isDown) {
      await sleep(server.pause, undefined, { ref: false })
      server.pause = Math.min(longestPause, server.pause * 2)
      server.isDown = await transport.verify().then(
        () => false,
        () => true,
      )
    }
  }

  return {
    async ready(signal) {
      while (server.isDown) await sleep(lookEvery, undefined, { signal })
    },
    async send({ id, to, subject, html, text, unsubscribe }, signal) {
      try {
        await transport.sendMail({
          subject,
          html,
          text,
          signal,
          messageId: `<${id}@${domain}>`,
          from: { name: siteName, address: from },
          to: { name: '', address: to },
          envelope: { from: returnTo, to },
          // A report names the mail, and is sent without its text: a link in it may let someone in.
          dsn: { id, return: 'headers' },
          // Mail programs may unsubscribe by one press from mails that can be stopped.
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && oneClick) },
          list: unsubscribe ? { unsubscribe } : undefined,
        })
        server.pause = shortestPause
      } catch (error) {
        if (!server.isDown && isOutOfReach(error)) void untilReached()
        throw isRefusal(error) ? new MailRefused(wordsOf(error), { cause: error }) : error
      }
    },
  }
}

/** What speaks with the mail server of SMTP_URL. */
export function mailTransport(smtpUrl: string) {
  const { hostname, password } = new URL(smtpUrl)
  return createTransport({
    url: smtpUrl,
    ...patience,
    requireTLS: Boolean(password) && !isHere(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A password goes over no line that others may read. */
const isHere = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

type SmtpError = { code?: string; command?: string; responseCode?: number }

/**
 * Whether this letter or recipient was refused for good; a wrong password, certificate or sender can be fixed by the
 * operator.
 */
function isRefusal(error: unknown) {
  const { code, responseCode = 0 } = error as SmtpError
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') && !isOutOfReach(error)
}

/**
 * Whether the server was not reached, let no one in or takes nothing of our sender, as one does when it has sent what it
 * may in a day: no other letter would fare better.
 */
function isOutOfReach(error: unknown) {
  const { code, command } = error as SmtpError
  return command === 'CONN' || code === 'EAUTH' || command === 'MAIL FROM'
}
