import { Trans, useLingui } from '@lingui/react/macro'
import { KeptFileField } from '../../ground/forms/kept-file-field.tsx'
import type { RefusedClaim } from './claim-form.ts'
import { documentTexts } from './problem-texts.ts'

/** The file of a claim. */
export function DocumentField({ refused }: { refused: RefusedClaim | undefined }) {
  const { i18n, t } = useLingui()
  const problem = refused?.documentProblem
  return (
    <KeptFileField
      name="document"
      accept="application/pdf,.pdf,image/*"
      kept={{ name: 'keptDocument', key: refused?.keptDocument ?? '' }}
      label={<Trans>PDF or photo of the document</Trans>}
      hint={t`Up to 10 MB. Only our staff see it, and it is deleted 30 days after the decision.`}
      error={problem && i18n._(documentTexts[problem])}
    />
  )
}
