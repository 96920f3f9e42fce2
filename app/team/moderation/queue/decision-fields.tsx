import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { DecisionButtons } from '../../desk/decision-buttons.tsx'
import { ReasonField } from '../../desk/reason-field.tsx'
import { type Decision, longestText } from '../../../market/approval/cases.ts'
import { decisionLabels } from '../case-labels.ts'

/** The reason, and a button for each decision. @param refused the typed reason of a refused form */
export const DecisionFields = ({
  decisions,
  refused,
}: {
  decisions: readonly Decision[]
  refused: ComponentProps<typeof ReasonField>['refused']
}) => (
  <>
    <ReasonField
      label={<Trans>Why</Trans>}
      hint={<ReasonHint decisions={decisions} />}
      longest={longestText}
      refused={refused}
    />
    <DecisionButtons name="decision" decisions={decisions} words={decisionLabels} />
  </>
)

/** Who reads the reason. A report may be about anything that someone wrote, and staff may dismiss it: then no one is told. */
function ReasonHint({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.includes('approve'))
    return <Trans>The owner will read this. You can leave it blank to approve.</Trans>
  if (decisions.includes('hide')) return <Trans>Who wrote it will read this if you hide it.</Trans>
  return <Trans>Who wrote it can read this.</Trans>
}
