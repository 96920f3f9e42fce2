import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { useSentForm } from '../../../ground/forms/use-sent-form.ts'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { VerifyEmailLink } from '../../../people/users/verify-email-link.tsx'
import { applicationAddress } from '../addresses.ts'
import { applyFields } from './apply-fields.ts'
import type { LoadedApply } from './load-apply.server.ts'
import { PdfField } from './pdf-field.tsx'
import { fieldTexts, problemTexts } from './problem-texts.ts'
import { PermitField, QuestionFields } from './question-fields.tsx'
import type { RefusedApplication } from './refused-application.ts'
import { useApplyDraft } from './use-apply-draft.ts'

/** What was typed stays in the form, also if the job has closed in the meantime. */
export function ApplyForm({
  loaded: { job, href, viewerId, name, formKey, days, sent },
  refused,
}: {
  loaded: LoadedApply
  refused: RefusedApplication | undefined
}) {
  const { i18n, t } = useLingui()
  const { busy, form } = useSentForm(refused)
  const draft = useApplyDraft(viewerId, href, refused === undefined)
  useEffect(() => draft.fill(form.ref.current))
  const errorOf = (field: keyof typeof applyFields) => {
    const problem = refused?.problems.fields[field]
    return problem && i18n._(fieldTexts[field][problem])
  }
  const { typed, problem } = refused ?? {}
  return (
    <Form
      {...form}
      encType="multipart/form-data"
      className="grid gap-4 rounded-xl bg-surface p-6 shadow-md"
      onInput={({ currentTarget }) => draft.save(currentTarget)}
    >
      <input type="hidden" name="formKey" value={refused?.formKey ?? formKey} />
      {problem && (
        <div role="alert" className="grid gap-1 rounded-md bg-danger-soft p-3 text-sm text-danger">
          <p>{i18n._(problemTexts[problem])}</p>
          {problem === 'unproven' && <VerifyEmailLink />}
          {problem === 'twice' && sent && (
            <Link
              to={applicationAddress(sent)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans>Your application</Trans>
            </Link>
          )}
        </div>
      )}
      <Field label={t`Name`} error={errorOf('name')}>
        <input
          {...attributesOf(applyFields.name)}
          name="name"
          autoComplete="name"
          defaultValue={typed?.name ?? name}
        />
      </Field>
      <Field label={t`Phone`} error={errorOf('phone')}>
        <input
          {...attributesOf(applyFields.phone)}
          name="phone"
          autoComplete="tel"
          defaultValue={typed?.phone}
        />
      </Field>
      <Field label={t`Message to the employer`} error={errorOf('message')}>
        <textarea
          {...attributesOf(applyFields.message)}
          name="message"
          rows={8}
          defaultValue={typed?.message}
        />
      </Field>
      <QuestionFields questions={job?.own ?? typed?.questions ?? []} refused={refused} />
      {job?.mayWork && <PermitField refused={refused} />}
      <PdfField refused={refused} />
      <p className="text-sm text-text-muted">
        <Trans>
          Only the employer reads your application. It is deleted with its file {days} days after the job has
          closed, or when you close your account. You can withdraw it at any time before.
        </Trans>
      </p>
      {job && (
        <Button type="submit" tone="action" size="lg" busy={busy}>
          <Trans>Send application</Trans>
        </Button>
      )}
    </Form>
  )
}
