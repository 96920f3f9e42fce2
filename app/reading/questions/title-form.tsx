import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { keepComposing } from '../../ground/ui/composing.ts'
import { Field } from '../../ground/ui/field.tsx'
import { newQuestionAddress, newQuestionPath } from './question-query.ts'
import { useQuestionAttributes } from './use-question-attributes.ts'

const pause = 300 // ms

/** Looks for questions like the one that is typed: while it is with script, when it is sent without. */
export function TitleForm({ q }: { q: string }) {
  const { t } = useLingui()
  const attributes = useQuestionAttributes()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    if ((nativeEvent as InputEvent).isComposing) return
    const { value } = currentTarget
    if (!value.trim()) return // without a title the page has no form, which would go with what is typed in it
    timer.current = setTimeout(() => {
      void navigate(newQuestionAddress(value), { replace: true, preventScrollReset: true })
    }, pause)
  }
  return (
    <Form
      action={newQuestionPath}
      autoComplete="off"
      preventScrollReset
      className="grid gap-3"
      onSubmit={() => clearTimeout(timer.current)}
    >
      <Field label={t`Your question in one sentence`}>
        <input
          name="q"
          {...attributes}
          maxLength={80}
          enterKeyHint="search"
          defaultValue={q}
          onInput={look}
          onCompositionEnd={look}
          onKeyDown={keepComposing}
        />
      </Field>
      <Button type="submit" tone="line" size="lg" className="justify-self-start">
        <Trans>Continue</Trans>
      </Button>
    </Form>
  )
}
