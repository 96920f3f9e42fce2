import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { GuardFields, SenderProblemNote } from '../../../ground/forms/guard-fields.tsx'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { reportReasons } from '../../../market/approval/cases.ts'
import { reasonLabels } from '../reason-labels.ts'
import { reportFields, type SentReport } from './report-fields.ts'

/** Why, and what there is to say about it. Whose it is does not learn who reports it. */
export function ReportForm({
  opened,
  refused,
}: {
  opened: string
  refused: Extract<SentReport, { sent: false }> | undefined
}) {
  const { t, i18n } = useLingui()
  const { form, busy } = useSentForm(refused)
  const { errors, problem, written } = refused ?? {}
  return (
    <Form {...form} className="grid gap-4">
      <GuardFields opened={opened} />
      <Field label={<Trans>What is wrong?</Trans>} error={errors?.reason && t`Please choose what is wrong.`}>
        <select name="reason" required defaultValue={written?.reason ?? ''}>
          <option value="">{t`Please choose`}</option>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {i18n._(reasonLabels[one])}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label={<Trans>What should we know?</Trans>}
        hint={<Trans>Only our staff can read this. No one else will know that you wrote.</Trans>}
        error={
          errors?.text &&
          (errors.text === 'missing'
            ? t`Please say what is wrong.`
            : t`This is too long. Use up to 2,000 characters.`)
        }
      >
        <textarea
          {...attributesOf(reportFields.text)}
          name="text"
          rows={5}
          defaultValue={written?.text}
          className="field-sizing-content min-h-32 resize-none"
        />
      </Field>
      {problem && <SenderProblemNote problem={problem} />}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        <Trans>Send report</Trans>
      </Button>
    </Form>
  )
}
