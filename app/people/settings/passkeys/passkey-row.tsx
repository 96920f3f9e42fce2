import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Age } from '../../../directory/age.tsx'
import { formatDate } from '../../../ground/i18n/format.ts'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import type { OwnPasskey } from '../../accounts/passkeys/passkeys.server.ts'

/** @param address where it is renamed and removed */
export function PasskeyRow({
  passkey: { name, createdAt, usedAt },
  address,
}: {
  passkey: OwnPasskey
  address: string
}) {
  const { i18n, t } = useLingui()
  const since = formatDate(createdAt, i18n.locale, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Icon name="key" className="size-5 text-text-muted" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
          <span>{t`Added on ${since}`}</span>
          {usedAt ? (
            <span>
              <Trans>Last used:</Trans> <Age since={usedAt} />
            </span>
          ) : (
            <span>{t`Not used yet`}</span>
          )}
        </p>
      </div>
      <Link to={address} aria-label={t`Change ${name}`} className={buttonClass({ tone: 'line' })}>
        <Trans>Change</Trans>
      </Link>
    </li>
  )
}
