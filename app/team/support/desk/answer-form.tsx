import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { Field } from '../../../ground/ui/field.tsx'
import { attributesOf } from '../../../ground/forms/fields.ts'
import { answerFields } from './answer-fields.ts'

/**
 * @param formKey what makes a repeated sending the same answer: the first that it gets counts
 * @param seen the version of the ticket that is on show
 */
export function AnswerForm({
  formKey,
  seen,
  refused,
  children,
}: {
  formKey: string
  seen: string
  refused: { problem: 'missing' | 'long' | 'stale'; text: string } | undefined
  children: ReactNode
}) {
  const { t } = useLingui()
  const [key] = useState(formKey)
  const text = useRef<HTMLTextAreaElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (refused) text.current?.focus()
  }, [refused])
  const errors = {
    missing: t`Please write your answer.`,
    long: t`This message is too long. Use up to 5,000 characters.`,
    stale: null,
  }
  return (
    <Form method="post" noValidate className="grid gap-3">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={seen} />
      <Field label={<Trans>Your answer</Trans>} hint={children} error={refused && errors[refused.problem]}>
        <textarea
          {...attributesOf(answerFields.text)}
          ref={text}
          name="text"
          rows={5}
          defaultValue={refused?.text}
          className="field-sizing-content min-h-32 resize-none"
        />
      </Field>
      <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
        <Trans>Send the answer</Trans>
      </Button>
    </Form>
  )
}
