import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { attributesOf } from '../../ground/forms/fields.ts'
import { unsentForm } from '../../ground/offline/unsent-form.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { answerFields } from './answer-fields.ts'
import type { RefusedAnswer } from './change-thread.server.ts'
import type { OwnPart } from './own-part.server.ts'
import { useKeptText } from './use-kept-text.ts'

/**
 * @param href of the thread
 * @param parent the answer that it is a reply to
 */
export function WriteAnswer({
  href,
  own: { mayWrite, formKey },
  parent,
}: {
  href: string
  own: Pick<OwnPart, 'mayWrite' | 'formKey'>
  parent?: { readonly id: string; readonly name: string }
}) {
  const { i18n, t } = useLingui()
  const { box, keep } = useKeptText(`answer ${href}${parent ? ` ${parent.id}` : ''}`)
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  const busy = Boolean(formData?.has('content')) && (formData!.get('parent') ?? null) === (parent?.id ?? null)
  const refused = useRefused(parent?.id ?? null)
  const name = parent?.name
  useEffect(() => {
    if (refused) form.current!.querySelector('textarea')!.focus()
  }, [refused])
  const posting = useRef(false)
  useEffect(() => {
    const isUnanswered = unsentForm()?.form === form.current
    if (posting.current && !busy && !refused && !isUnanswered) form.current!.reset()
    posting.current = busy
  }, [busy, refused])
  if (!mayWrite) {
    return (
      <p className="rounded-md bg-surface-2 px-4 py-3">
        <Trans>Confirm your email address before you answer. The link is in the email we sent you.</Trans>
      </p>
    )
  }
  return (
    <Form
      ref={form}
      method="post"
      action={href}
      className="grid gap-3"
      // Posted: the thread has it now.
      onReset={() => keep('')}
    >
      <input type="hidden" name="formKey" value={formKey} />
      {parent && <input type="hidden" name="parent" value={parent.id} />}
      <Field
        label={name ? t`Your reply to ${name}` : t`Add Your Answer`}
        error={refused && refused.problem !== 'long' && i18n._(problemTexts[refused.problem])}
      >
        <textarea
          {...attributesOf(answerFields.content)}
          ref={box}
          name="content"
          rows={parent ? 3 : 5}
          defaultValue={refused?.content}
          onChange={(event) => keep(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        tone="action"
        size={parent ? 'md' : 'lg'}
        busy={busy}
        className="justify-self-start"
      >
        {parent ? <Trans>Post Reply</Trans> : <Trans>Post Answer</Trans>}
      </Button>
    </Form>
  )
}

function useRefused(parent: string | null): RefusedAnswer | undefined {
  const answered = useActionData() as RefusedAnswer | undefined
  return answered?.parent === parent ? answered : undefined
}

/** The field itself says how long a text may be. */
const problemTexts: Readonly<Record<Exclude<RefusedAnswer['problem'], 'long'>, MessageDescriptor>> = {
  missing: msg`Please write your answer.`,
  often: msg`You have answered a lot in the last hour. Try again later.`,
  same: msg`You have already sent this text several times. Wait an hour, or write something else.`,
  unconfirmed: msg`Confirm your email address first.`,
}
