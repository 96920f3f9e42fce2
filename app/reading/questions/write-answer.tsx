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
  const { t } = useLingui()
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
        error={refused && problemText(refused.problem, t)}
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

function problemText(problem: RefusedAnswer['problem'], t: ReturnType<typeof useLingui>['t']) {
  if (problem === 'missing') return t`Please write your answer.`
  if (problem === 'long') return t`This answer is too long. Use up to 5,000 characters.`
  if (problem === 'often') return t`You have answered a lot in the last hour. Try again later.`
  if (problem === 'same')
    return t`You have already sent this text several times. Wait an hour, or write something else.`
  return t`Confirm your email address first.`
}
