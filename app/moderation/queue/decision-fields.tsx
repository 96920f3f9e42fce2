import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type Decision, longestText } from '../cases.ts'
import { decisionWords } from '../case-words.ts'

/**
 * Why, and a button for each decision.
 * @param problem whatever keeps the form from being sent: one goes on where one writes
 * @param reason what was written, when the page comes again
 */
export function DecisionFields({
  decisions,
  problem,
  reason,
}: {
  decisions: readonly Decision[]
  problem: 'missing' | 'stale' | undefined
  reason: string | undefined
}) {
  const { t, i18n } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  return (
    <>
      <Field
        label={<Trans>Why</Trans>}
        hint={<Trans>The owner reads this. To approve, it may be empty.</Trans>}
        error={problem === 'missing' && t`Please write why.`}
      >
        <textarea
          ref={field}
          name="reason"
          rows={3}
          maxLength={longestText}
          defaultValue={reason}
          className="field-sizing-content min-h-32 resize-none"
        />
      </Field>
      <p className="flex flex-wrap gap-3">
        {decisions.map((decision, at) => (
          <Button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            tone={at === 0 ? 'brand' : 'line'}
            disabled={busy}
          >
            {i18n._(decisionWords[decision])}
          </Button>
        ))}
      </p>
    </>
  )
}
