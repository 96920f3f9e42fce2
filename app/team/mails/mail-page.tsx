import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { z } from 'zod'
import { notFound } from '../../ground/request/not-found.ts'
import { adminOf } from '../desk/admin-only.ts'
import { record } from '../../ground/audit/record.server.ts'
import { mailAudited } from './audited.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import type { Route } from './+types/mail-page.ts'
import { letterOf } from '../../ground/mail/letter.server.tsx'
import { mailsPath } from './mail-query.ts'
import { findKeptMail } from './outbox.server.ts'

/** Each view is logged. A secret mail is shown only to its reader, or in demo mode. */
export async function loader({ url, context: router, params }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const mail = z.uuid().safeParse(params.id).success ? await findKeptMail(context, admin, params.id) : null
  if (!mail) throw notFound()
  const { id, subject, address, createdAt, language, userId } = mail
  await record(context.database, mailAudited, {
    actorId: admin.id,
    action: 'mail',
    subject: { kind: 'mail', id },
    changes: userId ? { to: [null, userId] } : {},
  })
  const isOwn = address.toLowerCase() === admin.email.toLowerCase()
  const text = mail.secret && !context.demo && !isOwn ? null : letterOf(mail, context).text
  return { subject, address, createdAt, lang: languageTags[language], text }
}

/** For admins: one mail as it was to be sent, as text; null: it is not theirs to read. */
export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { subject, address, createdAt, lang, text } = loaderData
  return (
    <main id="main" className="wrap py-section">
      <title>{subject}</title>
      <meta name="robots" content="noindex" />
      <Link to={mailsPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
        <Trans>All stored emails</Trans>
      </Link>
      <h1 lang={lang} className="text-3xl wrap-anywhere">
        {subject}
      </h1>
      <p className="mt-2 mb-5 wrap-anywhere text-text-muted">
        {address} · {formatDate(createdAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
      {text === null ? (
        <p className="max-w-140 rounded-md bg-warn-soft px-4 py-3 font-medium text-warn">
          <Trans>
            Anyone who follows the link in this email acts as its recipient, so its text is not shown here.
            Once the site has a mail server (SMTP_URL), they can request a new link.
          </Trans>
        </p>
      ) : (
        <p
          lang={lang}
          className="max-w-140 rounded-xl bg-surface p-6 whitespace-pre-line wrap-anywhere shadow-md"
        >
          {text}
        </p>
      )}
    </main>
  )
}
