import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Burst } from '../../../deals/bookings/requests/find-bursts.server.ts'
import { momentText } from '../../../ground/i18n/format.ts'
import type { Role } from '../../../ground/request/viewer.ts'

/** Many bookings in a short time, for a day. */
export function BurstList({ bursts, role }: { bursts: readonly Burst[]; role: Role }) {
  const { t, i18n } = useLingui()
  if (bursts.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">
        <Trans>Many bookings within an hour</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-xl bg-surface px-5 shadow-sm">
        {bursts.map(({ q, userId, name, within, lastAt }) => {
          const who = name || t`Former member`
          const last = momentText(lastAt, i18n.locale)
          return (
            <li key={q} className="py-4">
              <p className="font-semibold wrap-anywhere">
                {role === 'admin' ? (
                  <Link
                    to={`/admin/bookings?${new URLSearchParams({ q })}`}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {who}
                  </Link>
                ) : (
                  who
                )}
              </p>
              <p className="text-sm text-text-muted">
                {userId ? (
                  <Trans>
                    This person made {within} requests, the last one on {last}.
                  </Trans>
                ) : (
                  <Trans>
                    Guests who are new or have no account made {within} requests here, the last one on {last}.
                  </Trans>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
