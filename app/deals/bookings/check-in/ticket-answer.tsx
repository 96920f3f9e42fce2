import { useLingui } from '@lingui/react/macro'
import { Note } from '../../../people/settings/note.tsx'
import { momentText } from '../../../ground/i18n/format.ts'
import type { TicketUse } from '../moves/tickets.server.ts'

/** What came of a ticket. @param name of its guest; the code itself, where it is unknown here */
export function TicketAnswer({ use, name }: { use: TicketUse; name: string }) {
  const { i18n, t } = useLingui()
  if (use.isValid) return <Note tone="ok">{t`Welcome, ${use.name}`}</Note>
  const at = use.usedAt && momentText(use.usedAt, i18n.locale)
  return (
    <Note tone="error">
      {at ? t`${name}: this ticket was used already, at ${at}.` : t`${name}: no valid ticket for this time.`}
    </Note>
  )
}
