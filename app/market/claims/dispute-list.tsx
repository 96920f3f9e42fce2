import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { formatDate } from '../../ground/i18n/format.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { longestStatement } from './claim-form.ts'

export type Dispute = {
  readonly id: number
  readonly words: string
  readonly statement: string
  readonly createdAt: Date
}
export type RefusedStatement = {
  readonly dispute: number
  readonly problem: 'missing' | 'tooLong' | 'decided'
  readonly statement: string
}

/** What an owner wrote too late: it stays on the page, to be copied. */
export const LateStatement = ({ statement }: { statement: string }) => (
  <section role="alert" className="grid gap-3 rounded-xl bg-warn-soft p-6">
    <p>
      <Trans>
        Your answer was not sent, because this claim is already closed. What you wrote is still here, so you
        can copy it.
      </Trans>
    </p>
    <q className="wrap-anywhere whitespace-pre-line">{statement}</q>
  </section>
)

/** For the owner of a listing: who else says that it is theirs, and what they answer. */
export function DisputeList({
  disputes,
  refused,
}: {
  disputes: readonly Dispute[]
  refused: RefusedStatement | undefined
}) {
  const { t, i18n } = useLingui()
  return disputes.map(({ id, words, statement, createdAt }) => {
    const own = refused?.dispute === id ? refused : undefined
    return (
      <section key={id} className="grid gap-4 rounded-xl bg-surface p-6 shadow-md">
        <h2 className="text-xl">
          <Trans>Someone else is claiming this listing</Trans>
        </h2>
        <p className="text-text-muted">{formatDate(createdAt, i18n.locale, { dateStyle: 'long' })}</p>
        <q className="wrap-anywhere whitespace-pre-line">{words}</q>
        <p>
          <Trans>They have sent a document. Our staff will read your answer before they decide.</Trans>
        </p>
        <Form method="post" noValidate className="grid gap-3">
          <input type="hidden" name="op" value="answer" />
          <input type="hidden" name="dispute" value={id} />
          <Field
            label={<Trans>Your answer to our staff</Trans>}
            error={own && (own.problem === 'missing' ? t`Write an answer.` : t`Use up to 2,000 characters.`)}
            hint={statement && <Trans>Saved. You can change it until our staff decide.</Trans>}
          >
            <textarea
              name="statement"
              rows={4}
              required
              maxLength={longestStatement}
              defaultValue={own?.statement ?? statement}
              className="field-sizing-content min-h-28 resize-none"
            />
          </Field>
          <Button type="submit" tone="action" className="justify-self-start">
            <Trans>Send</Trans>
          </Button>
        </Form>
      </section>
    )
  })
}
