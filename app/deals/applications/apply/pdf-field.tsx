import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ground/ui/field.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { pdfTexts } from './problem-texts.ts'
import type { RefusedApplication } from './refused-application.ts'

/** The one file of an application. One that the site has already is not sent again. */
export function PdfField({ refused }: { refused: RefusedApplication | undefined }) {
  const { i18n, t } = useLingui()
  const keptPdf = refused?.keptPdf ?? ''
  const problem = refused?.pdfProblem
  return (
    <>
      <input type="hidden" name="keptPdf" value={keptPdf} />
      <Field
        label={<Trans>PDF, such as your résumé (optional)</Trans>}
        error={problem && i18n._(pdfTexts[problem])}
        hint={keptPdf ? <Uploaded /> : t`Up to 5 MB. Only the employer can download it.`}
      >
        <input key={keptPdf} type="file" name="pdf" accept="application/pdf,.pdf" />
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
