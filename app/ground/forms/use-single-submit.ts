import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * What the forms of visitors have in common: who made a mistake is led to it, and a second press while the first is under
 * way would only ask again.
 * @param refused what came back of the form, anew each time
 */
export function useVisitorForm(refused: unknown) {
  const ref = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  const onSubmit = (event: FormEvent) => busy && event.preventDefault()
  return { busy, form: { ref, method: 'post', noValidate: true, onSubmit } } as const
}
