import { useNavigation } from 'react-router'
import { useFirstError } from './use-first-error.ts'

/**
 * For a form that posts: whether it is being sent; leads to the first error of a refusal.
 * @param refused the form's answer, a new object each time
 * @returns `form`: the properties of the form
 */
export function useSentForm(refused: unknown) {
  const ref = useFirstError(refused)
  const busy = useNavigation().formMethod === 'POST'
  return { busy, form: { ref, method: 'post', noValidate: true } } as const
}
