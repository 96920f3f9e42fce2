import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

/** An answer of one's own. It takes an account: what was typed waits in the browser until one comes back. */
export function AnswerForm({ href }: { href: string }) {
  const { t } = useLingui()
  const box = useRef<HTMLTextAreaElement>(null)
  const key = `answer ${href}`
  useEffect(() => {
    const kept = read(key)
    if (kept && !box.current!.value) box.current!.value = kept
  }, [key])
  return (
    <form action="/login" className="grid gap-3">
      <input type="hidden" name="next" value={`${href}#your-answer`} />
      <Field
        label={t`Add Your Answer`}
        hint={<Trans>You sign in before it is posted. What you type is kept in this browser.</Trans>}
      >
        <textarea
          ref={box}
          rows={5}
          required
          maxLength={5_000}
          onChange={(event) => keep(key, event.target.value)}
        />
      </Field>
      <Button type="submit" tone="action" size="lg" className="justify-self-start">
        <Trans>Post Answer</Trans>
      </Button>
    </form>
  )
}

// A browser may refuse to remember anything: the text is then only on the page.
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // see above
  }
}
