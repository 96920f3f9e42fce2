import './words.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { GuardFields, SenderProblemNote } from '../support/guard-fields.tsx'
import { longest } from '../support/message.ts'
import type { Refused, Sent } from '../support/send-message.ts'
import { SenderFields } from '../support/sender-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

/**
 * A question to people who live here, sent without an account and without script.
 * @param action the address of the page that it stands on
 * @param opened see `GuardFields`
 * @param question what the question begins as
 */
export function AskForm({
  action,
  opened,
  question = '',
  asked,
}: {
  action: string
  opened: string
  question?: string
  asked: Sent | undefined
}) {
  return asked && asked.reference !== null ? (
    <Received reference={asked.reference} />
  ) : (
    <Fields action={action} opened={asked?.opened ?? opened} question={question} refused={asked} />
  )
}

function Fields({
  action,
  opened,
  question,
  refused,
}: {
  action: string
  opened: string
  question: string
  refused: Refused | undefined
}) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const box = useFollowing(question)
  const busy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  const { errors, problem, written } = refused ?? {}
  return (
    <Form
      ref={form}
      method="post"
      action={`${action}#ask`}
      noValidate
      preventScrollReset
      defaultShouldRevalidate={false}
      className="grid gap-3"
      // A second press while the first is under way would only ask again.
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <Field
        label={<Trans>Your Question</Trans>}
        error={
          errors?.message &&
          (errors.message === 'missing'
            ? t`Please write your question.`
            : t`This question is too long: 5,000 characters at most.`)
        }
      >
        <textarea
          ref={box}
          name="message"
          rows={4}
          required
          maxLength={longest.message}
          defaultValue={written?.message ?? question}
          className="field-sizing-content min-h-32 resize-none"
        />
      </Field>
      <SenderFields name={<Trans>Name</Trans>} email={<Trans>Email</Trans>} refused={refused} />
      <GuardFields opened={opened} />
      {problem && <SenderProblemNote problem={problem} />}
      <Button type="submit" size="lg" wide busy={busy}>
        <Trans>Submit Question</Trans>
      </Button>
    </Form>
  )
}

/** A box that follows a text until something else is written in it. */
function useFollowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null)
  const followed = useRef(text)
  useEffect(() => {
    if (box.current?.value === followed.current) box.current.value = text
    followed.current = text
  }, [text])
  return box
}

function Received({ reference }: { reference: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="grid gap-2 rounded-md bg-success-soft p-4 outline-none"
    >
      <p className="flex items-start gap-2 font-semibold text-success">
        <Icon name="circle-check" />
        <Trans>Thank you, we have your question</Trans>
      </p>
      <p>
        <Trans>We answer by email, and may publish it here for islanders to answer.</Trans>
      </p>
      <p className="text-sm font-semibold text-text-muted">
        <Trans>Your reference number</Trans>
      </p>
      <p className="font-display text-2xl font-semibold tabular-nums">{reference}</p>
    </div>
  )
}
