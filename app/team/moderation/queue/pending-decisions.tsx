import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { formatDate } from '../../../ground/i18n/format.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { undoField } from '../bulk/read-bulk-form.ts'
import { typeLabels } from '../case-labels.ts'
import type { findPendingDecisions } from '../find-cases.server.ts'
import { CaseLink } from './case-link.tsx'

type PendingDecisions = Awaited<ReturnType<typeof findPendingDecisions>>

/** Bulk decisions that take effect soon. The person who made one can undo it. */
export function PendingDecisionList({ pending, viewerId }: { pending: PendingDecisions; viewerId: string }) {
  const { i18n } = useLingui()
  return pending.map(({ id, state, reason, takesEffectAt, decidedBy, cases }) => {
    const time = formatDate(takesEffectAt, i18n.locale, { timeStyle: 'short' })
    return (
      <section key={id} className="mt-6">
        <h2 className="mb-3 text-xl">
          {state === 'approved' && <Trans>Approved as of {time}</Trans>}
          {state === 'refused' && <Trans>Rejected as of {time}</Trans>}
          {state === 'hidden' && <Trans>Hidden as of {time}</Trans>}
        </h2>
        <p role="status" className="mb-3 max-w-140 wrap-anywhere">
          <Trans>Until then nothing changes, and no owner is notified.</Trans>
          {reason && <q className="mt-2 block whitespace-pre-line text-text-muted">{reason}</q>}
        </p>
        <ul className="rounded-xl bg-surface p-3 shadow-md">
          {cases.map((line) => (
            <li key={line.id} className="flex">
              <CaseLink line={line} note={`${i18n._(typeLabels[line.type])} · ${line.by ?? ''}`} />
            </li>
          ))}
        </ul>
        {decidedBy === viewerId && (
          <Form method="post" className="mt-3">
            <input type="hidden" name={undoField} value={id} />
            <Button type="submit" tone="line">
              <Trans>Undo</Trans>
            </Button>
          </Form>
        )}
      </section>
    )
  })
}
