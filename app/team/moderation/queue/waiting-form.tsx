import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { caseField } from '../bulk/read-bulk-form.ts'
import { typeLabels } from '../case-labels.ts'
import { bulkDecisions } from '../../../market/approval/cases.ts'
import type { findWaiting } from '../find-cases.server.ts'
import { CaseLink } from './case-link.tsx'
import { DecisionFields } from './decision-fields.tsx'

/** A bulk decision that was refused, and why. */
export type RefusedBulk = {
  readonly problem: 'none' | 'missing' | 'skipped'
  /** The values of the boxes. */
  readonly chosen: readonly string[]
  readonly reason: string
}

type WaitingCases = Awaited<ReturnType<typeof findWaiting>>['waiting']

/** What waits. Several listings, questions and changes are decided about at once, the rest one by one. */
export function WaitingForm({
  waiting,
  refused,
}: {
  waiting: WaitingCases
  refused: RefusedBulk | undefined
}) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const choices = waiting.filter(({ choice }) => choice)
  const chooseAll = () => {
    for (const box of form.current!.querySelectorAll<HTMLInputElement>(`[name=${caseField}]`))
      box.checked = true
  }
  return (
    <Form ref={form} method="post" noValidate>
      <ul className="rounded-xl bg-surface p-3 shadow-md">
        {waiting.map((line) => {
          const title = line.title || t`Without words`
          return (
            <li key={`${line.id} ${line.choice}`} className="flex items-center">
              {line.choice ? (
                <label className="grid size-11 shrink-0 place-items-center">
                  <input
                    type="checkbox"
                    name={caseField}
                    value={line.choice}
                    defaultChecked={refused?.chosen.includes(line.choice)}
                    aria-label={t`Select ${title}`}
                    className="size-5"
                  />
                </label>
              ) : (
                choices.length > 0 && <span className="size-11 shrink-0" />
              )}
              <CaseLink line={line} note={i18n._(typeLabels[line.type])} />
            </li>
          )
        })}
      </ul>
      {choices.length > 1 && (
        <fieldset className="mt-6 grid max-w-140 gap-3">
          <legend className="mb-3 text-lg font-semibold">
            <Trans>Decide on all selected</Trans>
          </legend>
          <Button tone="line" size="sm" className="justify-self-start noscript:hidden" onClick={chooseAll}>
            <Trans>Select all on this page</Trans>
          </Button>
          {refused?.problem === 'none' && (
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
