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
      hint={<Trans>The owner will read this. You can leave it blank to approve.</Trans>}
      longest={longestText}
      refused={refused}
    />
    <DecisionButtons name="decision" decisions={decisions} words={decisionLabels} />
  </>
)
