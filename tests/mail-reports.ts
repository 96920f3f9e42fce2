/** What mail servers and services report about a mail that they have taken, as whole mails. */

type ReportFacts = {
  /** Of the mail. */
  id: string
  status?: string
  action?: string
  diagnostic?: string
  /** Whom the report names. */
  recipient?: string
}

const lines = (...all: string[]) => all.join('\r\n')

/** As Postfix reports a mail that it could not deliver, without the mail's text. */
export const bounce = ({
  id,
  status = '5.1.1',
  action = 'failed',
  diagnostic = `smtp; 550 5.1.1 <maria@example.com>: Recipient address rejected`,
  recipient = 'maria@example.com',
}: ReportFacts) =>
  lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.example.com (Mail Delivery System)',
    'To: bounces@proa.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1/mail.example.com"',
    '',
    '--b1/mail.example.com',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--b1/mail.example.com',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.com',
    'Arrival-Date: Thu, 26 Nov 2026 17:00:00 +1000 (ChST)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.com',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--b1/mail.example.com',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Proa <hello@proa.example>',
    `To: ${recipient}`,
    `Message-ID: <${id}@proa.example>`,
    'Subject: Welcome',
    '',
    '--b1/mail.example.com--',
    '',
  )

/** As a mail service reports that a reader called a mail spam (RFC 5965). */
export const complaint = ({ id }: Pick<ReportFacts, 'id'>) =>
  lines(
    'From: <abuse@example.net>',
    'To: bounces@proa.example',
    'Subject: Abuse report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    'From: hello@proa.example',
    'To: maria@example.com',
    `Message-ID: <${id}@proa.example>`,
    'Subject: News',
    '',
    'Some news.',
    '--part--',
    '',
  )
