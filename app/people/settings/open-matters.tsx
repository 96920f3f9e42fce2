import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { OpenMatter } from '../../ground/db/personal-part.ts'
import { momentText } from '../../ground/i18n/format.ts'

/** What ends when a user leaves, before they confirm it. */
export function OpenMatters({ open }: { open: readonly OpenMatter[] }) {
  if (open.length === 0) return null
  return (
    <section className="mb-5 rounded-md bg-warn-soft p-4">
      <h2 className="mb-2 text-lg">
        <Trans>What ends right away</Trans>
      </h2>
      <p className="mb-2">
        <Trans>
          Your requests and applications are withdrawn, and your places go to others. Confirmed bookings are
          canceled under their cancellation rules, and everyone is notified. Coming back does not restore
          them.
        </Trans>
      </p>
      <MatterList matters={open} />
    </section>
  )
}

export function MatterList({ matters }: { matters: readonly OpenMatter[] }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid list-disc pl-5">
      {matters.map(({ href, title, at, isOwner }) => (
        <li key={href}>
          <Link to={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <span className="wrap-anywhere">
              {title} · {momentText(at, i18n.locale)}
              {isOwner && (
                <>
                  {' '}
                  <Trans>(sent to you)</Trans>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
