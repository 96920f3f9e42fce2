import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../ground/ui/field.tsx'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { answerField } from './apply-fields.ts'
import { answerTexts } from './problem-texts.ts'
import type { RefusedApplication } from './refused-application.ts'

/** The employer's own questions. An answer follows its question if the employer has changed others. */
export function QuestionFields({
  questions,
  refused,
}: {
  questions: readonly string[]
  refused: RefusedApplication | undefined
}) {
  const { i18n } = useLingui()
  return questions.map((question, at) => {
    const before = refused?.typed.questions.indexOf(question) ?? -1
    const problem = before < 0 ? null : refused?.problems.answers[before]
    return (
      <div key={question}>
        <input type="hidden" name={`question.${at}`} value={question} />
        <Field label={question} error={problem && i18n._(answerTexts[problem])}>
          <textarea
            name={`answer.${at}`}
            data-draft={`answer ${question}`}
            rows={2}
            maxLength={answerField.max}
            defaultValue={refused?.typed.answers[before]}
          />
        </Field>
      </div>
    )
  })
}

/** Asked where the employer asks it. */
export function PermitField({ refused }: { refused: RefusedApplication | undefined }) {
  const { error: problem, onInput } = useCorrection(refused?.problems.mayWork)
  const chosen = refused?.typed.mayWork
  return (
    <fieldset className="grid gap-1" onInput={onInput}>
      <legend className="mb-1 font-semibold">
        <Trans>May you work in the CNMI?</Trans>
      </legend>
      <input type="hidden" name="asksForPermit" value="yes" />
      {(['yes', 'no'] as const).map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="mayWork"
            value={value}
            defaultChecked={chosen === value}
            data-invalid={problem || undefined}
          />
          {value === 'yes' ? <Trans>Yes, I may work in the CNMI</Trans> : <Trans>Not yet</Trans>}
        </label>
      ))}
      {problem && (
        <FieldError>
          <Trans>Choose an answer.</Trans>
        </FieldError>
      )}
    </fieldset>
  )
}
