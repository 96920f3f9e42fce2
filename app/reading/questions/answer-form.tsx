import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { attributesOf } from '../../ground/forms/fields.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { answerFields } from './answer-fields.ts'
import { WriteAnswer } from './late-parts.ts'
import type { OwnPart } from './own-part.server.ts'
import { useKeptText } from './use-kept-text.ts'

/** The form for an answer. It needs an account: the typed text stays in the browser during the sign-in. */
export const AnswerForm = ({ href, own }: { href: string; own: OwnPart | null }) =>
  own ? <WriteAnswer href={href} own={own} /> : <SignInToAnswer href={href} />

function SignInToAnswer({ href }: { href: string }) {
  const { t } = useLingui()
  const { box, keep } = useKeptText(`answer ${href}`)
  const [isStored, setStored] = useState(true)
  const next = `${href}#your-answer`
  return (
    <form action="/login" className="grid gap-3">
      <input type="hidden" name="next" value={next} />
      <Field
        label={t`Add Your Answer`}
        hint={
          isStored ? (
            <Trans>You will log in before it is posted. What you type is kept in this browser.</Trans>
          ) : (
            <Trans>
              You will log in before it is posted, and what you type is not stored in this browser.{' '}
              <a href={`/login?${new URLSearchParams({ next })}`} className="underline underline-offset-4">
                Log in
              </a>{' '}
              before you type it.
            </Trans>
          )
        }
      >
        <textarea
          {...attributesOf(answerFields.content)}
          ref={box}
          rows={5}
          onChange={(event) => setStored(keep(event.target.value))}
        />
      </Field>
      <Button type="submit" tone="action" size="lg" className="justify-self-start">
        <Trans>Post Answer</Trans>
      </Button>
    </form>
  )
}
