import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { GuardFields, SenderProblemNote } from '../../ground/forms/guard-fields.tsx'
import { messageFields } from '../../people/tickets/message.ts'
import type { RefusedMessage, MessageResult } from '../../people/tickets/send-message.ts'
import { SenderFields } from '../../people/tickets/sender-fields.tsx'
import { useSentForm } from '../../ground/forms/use-sent-form.ts'
import { attributesOf } from '../../ground/forms/fields.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { useQuestionAttributes } from './use-question-attributes.ts'

/**
 * A question to people who live here, sent without an account and without script. Who has one writes it in the form
 * that all who put something on the site write in.
 * @param action the address of its page
 * @param opened see `GuardFields`
 * @param question what the question begins as
 */
export function AskForm({
  action,
  opened,
  question = '',
  isSignedIn,
  asked,
}: {
  action: string
  opened: string
  isSignedIn: boolean
  question?: string
  asked: MessageResult | undefined
}) {
  if (isSignedIn) return <OwnQuestion question={question} />
  return asked && asked.reference !== null ? (
    <ReceivedNote reference={asked.reference} />
  ) : (
    <Fields action={action} opened={asked?.opened ?? opened} question={question} refused={asked} />
  )
}

function OwnQuestion({ question }: { question: string }) {
  const { t } = useLingui()
  const attributes = useQuestionAttributes()
  const box = useFollowing<HTMLInputElement>(question)
  return (
    <Form method="post" action="/create-listing" className="grid gap-3">
      <input type="hidden" name="kind" value="question" />
      <Field label={t`Your question in one sentence`}>
        <input ref={box} name="title" {...attributes} maxLength={120} defaultValue={question} />
      </Field>
      <Button type="submit" size="lg" wide>
        <Trans>Continue</Trans>
      </Button>
    </Form>
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
  refused: RefusedMessage | undefined
}) {
  const { t } = useLingui()
  const { form, busy } = useSentForm(refused)
  const box = useFollowing<HTMLTextAreaElement>(question)
  const { errors, problem, written } = refused ?? {}
  return (
    <Form
      {...form}
      action={`${action}#ask`}
      preventScrollReset
      defaultShouldRevalidate={false}
      className="grid gap-3"
    >
      <Field
        label={<Trans>Your Question</Trans>}
        error={errors?.message === 'missing' && t`Please write your question.`}
      >
        <textarea
          ref={box}
          {...attributesOf(messageFields.message)}
          name="message"
          rows={4}
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
function useFollowing<Box extends HTMLInputElement | HTMLTextAreaElement>(text: string) {
  const box = useRef<Box>(null)
  const followed = useRef(text)
  useEffect(() => {
    if (box.current?.value === followed.current) box.current.value = text
    followed.current = text
  }, [text])
  return box
}

function ReceivedNote({ reference }: { reference: string }) {
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
        <Trans>Thank you. We have received your question</Trans>
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
