import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import type { ColleagueRole } from '../../ground/request/viewer.ts'
import { Button } from '../../ground/ui/button.tsx'
import { RoleField } from './role-field.tsx'
import { roleNames, roleTexts } from './role-texts.ts'

type Props = {
  colleague: {
    readonly id: number
    readonly role: ColleagueRole
    /** The address of one who has not accepted yet. */
    readonly name: string
    readonly isInvited: boolean
    readonly isSelf: boolean
    readonly createdAt: Date
    readonly isExpired: boolean
  }
  mayChoose: boolean
}

/** Someone who acts for a listing, with what can be changed about that. */
export function ColleagueCard({ colleague, mayChoose }: Props) {
  const { i18n, t } = useLingui()
  const { id, role, name, isInvited, isSelf, createdAt, isExpired } = colleague
  const day = formatDate(createdAt, i18n.locale, { dateStyle: 'medium' })
  return (
    <li className="grid gap-3 rounded-xl bg-surface p-5 shadow-md">
      <div>
        <b className="block wrap-anywhere">{isSelf ? t`You` : name}</b>
        <p className="text-text-muted">
          {i18n._(roleNames[role])}
          {' · '}
          {!isInvited ? (
            <Trans>Since {day}</Trans>
          ) : isExpired ? (
            <Trans>Invited on {day}. The invitation has expired.</Trans>
          ) : (
            <Trans>Invited on {day}</Trans>
          )}
        </p>
        {isSelf && <p className="mt-1 text-sm text-text-muted">{i18n._(roleTexts[role])}</p>}
      </div>
      {mayChoose && !isSelf && (
        <details className="rounded-md inset-ring inset-ring-line">
          <summary className="min-h-11 cursor-pointer content-center px-4 font-semibold">
            <Trans>Change the role</Trans> <span className="sr-only">{name}</span>
          </summary>
          <Form method="post" preventScrollReset className="grid gap-4 p-4 pt-1">
            <input type="hidden" name="op" value="role" />
            <input type="hidden" name="id" value={id} />
            <RoleField key={role} chosen={role} />
            <Button type="submit" tone="action" className="justify-self-start">
              <Trans context="form">Save</Trans>
            </Button>
          </Form>
        </details>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="op" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" tone="line" size="sm">
          {isSelf ? (
            <Trans>Leave</Trans>
          ) : isInvited ? (
            <Trans>Take back the invitation</Trans>
          ) : (
            <Trans>Remove</Trans>
          )}{' '}
          {!isSelf && <span className="sr-only">{name}</span>}
        </Button>
      </Form>
    </li>
  )
}
