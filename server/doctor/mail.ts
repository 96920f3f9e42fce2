import { randomUUID } from 'node:crypto'
import { mailTransport } from '../mailer.ts'
import type { Settings } from '../settings.ts'
import { type Finding, notSetUp, ok, tried } from './finding.ts'

const what = 'Mail server'

/**
 * Whether the mail server of SMTP_URL lets the site in. No mail is sent, unless one is asked for.
 * @param to the address that gets a mail, to see whether it arrives
 */
export async function tryMail(
  { mail, siteName, demo }: Pick<Settings, 'mail' | 'siteName' | 'demo'>,
  to?: string,
): Promise<Finding[]> {
  if (!mail)
    return [
      notSetUp(
        what,
        demo
          ? 'Mails of a demo are kept in the database.'
          : 'Set SMTP_URL and MAIL_FROM: without mails no one can prove an address, or get another password.',
      ),
    ]
  const transport = mailTransport(mail.smtpUrl)
  const { host } = new URL(mail.smtpUrl)
  const advice = `Correct SMTP_URL, or look at the mail server's own log.`
  return tried(what, advice, async () => {
    try {
      await transport.verify()
      if (!to) return ok(what, `${host} lets us in; to send one: proa doctor --mail-to you@example.com`)
      const { response } = await transport.sendMail({
        to,
        from: { name: siteName, address: mail.from },
        envelope: { from: mail.returnTo ?? mail.from, to },
        dsn: { id: randomUUID(), return: 'headers' },
        subject: `A trial mail of ${siteName}`,
        text: 'It arrived. Look in its source for spf=pass, dkim=pass and dmarc=pass.',
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return ok(what, `${host} took a mail for ${to}: ${response}`)
    } finally {
      transport.close()
    }
  })
}
