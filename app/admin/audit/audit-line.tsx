import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDate } from '../../i18n/format.ts'
import { userPath } from '../users/users-address.ts'
import { actionWords } from './action-words.ts'
import type { findAudit } from './find-audit.server.ts'

type Line = Awaited<ReturnType<typeof findAudit>>['lines'][number]

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Who decided what about what, with what was before and after. */
export function AuditLine({
  line: { at, action, subject, changes, actorId, actor, href, title },
}: {
  line: Line
}) {
  const { t, i18n } = useLingui()
  const words = actionWords[action]
  const name = title ?? `${subject.kind}/${subject.ref}`
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <b>{words ? i18n._(words) : action}</b>
        {href ? (
          <Link to={href} className={`${link} min-w-0 wrap-anywhere`}>
            {name}
          </Link>
        ) : (
          <span className="min-w-0 wrap-anywhere">{name}</span>
        )}
      </p>
      <ul className="text-sm">
        {Object.entries(changes).map(([field, [before, after]]) => (
          <li key={field} className="wrap-anywhere">
            {field}: {before || '–'} → {after || '–'}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
        {actorId ? (
          <Link to={userPath(actorId)} className={`${link} min-w-0 wrap-anywhere`}>
            {actor || t`Former member`}
          </Link>
        ) : (
          <Trans>The site itself</Trans>
        )}
        <span>{formatDate(at, i18n.locale, { dateStyle: 'medium', timeStyle: 'medium' })}</span>
      </p>
    </li>
  )
}
