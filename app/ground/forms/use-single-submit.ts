import type { FormEvent } from 'react'
import { useNavigation } from 'react-router'
import { useFirstError } from './use-first-error.ts'

/**
 * For a form that posts: ignores a second press while it is being sent, and leads to the first error of a refusal.
 * @param refused the form's answer, a new object each time
 * @returns `form`: the properties of the form
 */
export function useSingleSubmit(refused: unknown) {
  const ref = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  const onSubmit = (event: FormEvent) => busy && event.preventDefault()
  return { busy, form: { ref, method: 'post', noValidate: true, onSubmit } } as const
}
