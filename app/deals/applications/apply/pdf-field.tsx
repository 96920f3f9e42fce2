import { Trans, useLingui } from '@lingui/react/macro'
import { KeptFileField } from '../../../ground/forms/kept-file-field.tsx'
import { pdfTexts } from './problem-texts.ts'
import type { RefusedApplication } from './refused-application.ts'

/** The one file of an application. */
export function PdfField({ refused }: { refused: RefusedApplication | undefined }) {
  const { i18n, t } = useLingui()
  const problem = refused?.pdfProblem
  return (
    <KeptFileField
      name="pdf"
      accept="application/pdf,.pdf"
      kept={{ name: 'keptPdf', key: refused?.keptPdf ?? '' }}
      label={<Trans>PDF, such as your résumé (optional)</Trans>}
      hint={t`Up to 5 MB. Only the employer can download it.`}
      error={problem && i18n._(pdfTexts[problem])}
    />
  )
}
