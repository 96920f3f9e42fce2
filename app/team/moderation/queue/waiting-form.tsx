import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { SelectAll } from '../../desk/select-all.tsx'
import { TickBox } from '../../desk/tick-box.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { caseField } from '../bulk/read-bulk-form.ts'
import { typeLabels } from '../case-labels.ts'
import { bulkDecisions } from '../../../market/approval/cases.ts'
import type { findWaiting } from '../find-cases.server.ts'
import { CaseLink } from './case-link.tsx'
import { DecisionFields } from './decision-fields.tsx'

/** A bulk decision that was refused, and why. */
export type RefusedBulk = {
  readonly problem: 'none' | 'missing' | 'long' | 'skipped'
  /** The values of the boxes. */
  readonly chosen: readonly string[]
  readonly reason: string
}

type WaitingCases = Awaited<ReturnType<typeof findWaiting>>['waiting']

/** The waiting cases. Several listings, questions and edits can be decided at once, the rest one by one. */
export function WaitingForm({
  waiting,
  refused,
}: {
  waiting: WaitingCases
  refused: RefusedBulk | undefined
}) {
  const { t, i18n } = useLingui()
  const correction = useCorrection(refused?.problem)
  const isForMany = waiting.filter(({ choice }) => choice).length > 1
  return (
    <Form method="post" noValidate onInput={correction.onInput}>
      <ul className="rounded-xl bg-surface p-3 shadow-md">
        {waiting.map((line) => {
          const title = line.title || t`Without words`
          return (
            <li key={`${line.id} ${line.choice}`} className="flex items-center">
              {isForMany && line.choice ? (
                <TickBox
                  name={caseField}
                  value={line.choice}
                  label={t`Select ${title}`}
                  isTicked={refused?.chosen.includes(line.choice)}
                />
              ) : (
                isForMany && <span className="size-11 shrink-0" />
              )}
              <CaseLink line={line} note={i18n._(typeLabels[line.type])} />
            </li>
          )
        })}
      </ul>
      {isForMany && (
        <fieldset className="mt-6 grid max-w-140 gap-3">
          <legend className="mb-3 text-lg font-semibold">
            <Trans>Decide on all selected</Trans>
          </legend>
          <SelectAll name={caseField} />
          {correction.error === 'none' && (
            <p role="alert" className="text-danger">
              <Trans>Please choose at least one.</Trans>
            </p>
          )}
          <DecisionFields decisions={bulkDecisions} refused={refused} />
          <p className="text-sm text-text-muted">
            <Trans>
              This takes effect after five minutes and can be undone until then. Reports and appeals are
              decided one at a time.
            </Trans>
          </p>
        </fieldset>
      )}
    </Form>
  )
}
