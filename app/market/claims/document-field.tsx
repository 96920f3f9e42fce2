import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { RefusedClaim } from './claim-form.ts'
import { documentTexts } from './problem-texts.ts'

/** The file of a claim. One that the site has already is not sent again. */
export function DocumentField({ refused }: { refused: RefusedClaim | undefined }) {
  const { i18n, t } = useLingui()
  const kept = refused?.keptDocument ?? ''
  const problem = refused?.documentProblem
  return (
    <>
      <input type="hidden" name="keptDocument" value={kept} />
      <Field
        label={<Trans>PDF or photo of the document</Trans>}
        error={problem && i18n._(documentTexts[problem])}
        hint={
          kept ? (
            <Uploaded />
          ) : (
            t`Up to 10 MB. Only our staff see it, and it is deleted 30 days after the decision.`
          )
        }
      >
        <input key={kept} type="file" name="document" accept="application/pdf,.pdf,image/*" />
      </Field>
    </>
  )
}

const Uploaded = () => (
  <span className="flex gap-2 text-success">
    <Icon name="circle-check" />
    <Trans>Uploaded. You do not need to choose it again, but you can choose another one.</Trans>
  </span>
)
