import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { colleagueRoles, type ColleagueRole } from '../../ground/request/viewer.ts'
import { roleNames, roleTexts } from './role-texts.ts'

/** What a colleague may do. */
export function RoleField({ chosen }: { chosen: ColleagueRole }) {
  const { i18n } = useLingui()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">
        <Trans>What can they do?</Trans>
      </legend>
      {colleagueRoles.map((role) => (
        <RoleOption key={role} role={role} isChosen={role === chosen} title={i18n._(roleNames[role])}>
          {i18n._(roleTexts[role])}
        </RoleOption>
      ))}
    </fieldset>
  )
}

function RoleOption({
  role,
  isChosen,
  title,
  children,
}: {
  role: ColleagueRole
  isChosen: boolean
  title: string
  children: ReactNode
}) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md bg-surface px-4 py-3 inset-ring inset-ring-line-strong has-checked:inset-ring-2 has-checked:inset-ring-brand">
      <input type="radio" name="role" value={role} defaultChecked={isChosen} className="mt-1 shrink-0" />
      <span className="font-semibold">{title}</span>
      <span className="col-start-2 text-sm text-text-muted">{children}</span>
    </label>
  )
}
