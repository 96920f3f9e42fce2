import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { GuardFields, SenderProblemNote } from '../support/guard-fields.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Asked, FieldProblem, Refused } from './ask.server.ts'

/**
 * A question to people who live here, sent without an account and without script.
 * @param action the address of a page with `askAction`
 * @param opened see `GuardFields`
 * @param question what the question begins as
 * @param asked what sending it came to
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
  asked: Asked | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const box = useFollowing(question)
  const { t } = useLingui()
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [asked])
  if (asked && asked.reference !== null) return <Thanks reference={asked.reference} />
  const { typed, problems, sender } = asked ?? nothingSent
  return (
    <Form ref={form} method="post" action={`${action}#ask`} reloadDocument noValidate className="grid gap-3">
      <Field label={t`Your Question`} error={problemText(problems.question)}>
        <textarea
          ref={box}
          name="question"
          rows={4}
          required
          maxLength={5_000}
          defaultValue={typed?.question ?? question}
          className="resize-y"
        />
      </Field>
      <Field label={t`Name`} error={problemText(problems.name)}>
        <input name="name" autoComplete="name" required maxLength={100} defaultValue={typed?.name} />
      </Field>
      <Field
        label={t`Email`}
        error={problemText(problems.email)}
        hint={<Trans>Only to answer you. It is not shown to anyone.</Trans>}
      >
        <input
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed?.email}
        />
      </Field>
      <GuardFields opened={asked?.opened ?? opened} />
      {sender && <SenderProblemNote problem={sender} />}
      <Button type="submit" tone="action" size="lg" wide>
        <Icon name="send" className="size-4.5" />
        <Trans>Submit Question</Trans>
      </Button>
    </Form>
  )
}

const nothingSent: Partial<Refused> & Pick<Refused, 'problems'> = { problems: {} }

const problemText = (problem: FieldProblem | undefined): ReactNode => problem && texts[problem]
const texts: Record<FieldProblem, ReactNode> = {
  missing: <Trans>Please fill in this field.</Trans>,
  long: <Trans>This is too long. Please shorten it.</Trans>,
  malformed: <Trans>Enter an email address like name@example.com.</Trans>,
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

function Thanks({ reference }: { reference: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div
      ref={note}
      role="status"
      tabIndex={-1}
      className="grid gap-2 rounded-md bg-success-soft p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold text-success">
        <Icon name="circle-check" />
        <Trans>Thank you. Your question is with our moderators.</Trans>
      </p>
      <p>
        <Trans>
          We answer by email, and may publish it here for islanders to answer. Your reference number:{' '}
          <b className="whitespace-nowrap tabular-nums">{reference}</b>
        </Trans>
      </p>
    </div>
  )
}
