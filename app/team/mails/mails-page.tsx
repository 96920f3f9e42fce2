import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { adminOf } from '../desk/admin-only.ts'
import { StaffList } from '../desk/staff-list.tsx'
import { requestContext } from '../../ground/request/request-context.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import { languageTags } from '../../ground/i18n/languages.ts'
import { PageLinks } from '../../ground/ui/page-links/page-links.tsx'
import type { Route } from './+types/mails-page.ts'
import { mailQuery, mailsPath } from './mail-query.ts'
import { findKeptMails } from './outbox.server.ts'

export const handle = { query: mailQuery }
export async function loader({ url, context: router }: Route.LoaderArgs) {
  const context = router.get(requestContext)
  const admin = adminOf(context, url)
  const { after } = mailQuery.parse(url)
  const { mails, next } = await findKeptMails(context, admin, after ?? '')
  const lines = mails.map(({ id, subject, language, address, createdAt }) => ({
    id,
    subject,
    address,
    createdAt,
    lang: languageTags[language],
  }))
  return { role: admin.role, lines, isFirst: after === null, next }
}

/** For admins: mails that were stored because there is no mail server. */
export default function MailsPage({ loaderData: { role, lines, isFirst, next } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  return (
    <StaffList name={t`Stored emails`} role={role}>
      <p className="mt-4 mb-5 max-w-140 text-text-muted">
        <Trans>
          Without a mail server, emails are stored here, newest first. Emails to other admins and moderators
          are not shown.
        </Trans>
      </p>
      {lines.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No emails.</Trans>
        </p>
      ) : (
        <ul className="rounded-xl bg-surface p-3 shadow-md">
          {lines.map(({ id, subject, lang, address, createdAt }) => (
            <li key={id}>
              <Link
                to={`${mailsPath}/${id}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-md px-4 py-2 hover:bg-surface-2"
              >
                <b lang={lang} className="min-w-0 wrap-anywhere">
                  {subject}
                </b>
                <span className="min-w-0 text-sm wrap-anywhere text-text-muted">
                  {address} ·{' '}
                  {formatDate(createdAt, i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        first={isFirst ? null : mailsPath}
        next={next ? mailQuery.address(mailsPath, { after: lines.at(-1)!.id }) : null}
      />
    </StaffList>
  )
}
