import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import type { SignedInDevice } from '../accounts/sessions.server.ts'
import { Age } from '../../directory/age.tsx'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'

const handheld = ['iPhone', 'iPad', 'Android']

/** A browser that is signed in. */
export function Device({
  device: { id, browser, system, createdAt, usedAt, isThis },
}: {
  device: SignedInDevice
}) {
  const { i18n, t } = useLingui()
  const name = [browser, system].filter(Boolean).join(', ') || t`Unknown device`
  const since = formatDate(createdAt, i18n.locale, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Icon name={handheld.includes(system) ? 'phone' : 'monitor'} className="size-5 text-text-muted" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
          {isThis ? <span className="text-success">{t`This device`}</span> : <Age since={usedAt} />}
          <span>{t`Logged in since ${since}`}</span>
        </p>
      </div>
      {!isThis && (
        <Form method="post" preventScrollReset>
          <Button type="submit" tone="line" name="end" value={id} aria-label={t`Log out ${name}`}>
            <Trans>Log out</Trans>
          </Button>
        </Form>
      )}
    </li>
  )
}
