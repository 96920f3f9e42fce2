import { type FormEvent, useState } from 'react'
import { useActionData, useLocation } from 'react-router'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The error of a field until someone corrects it: by a value that the browser accepts. The next answer to the form
 * decides again, and so does another text.
 * @returns the error to show, what listens to the field or to what surrounds it, and `correct` for a field that sends no
 * events
 */
export function useCorrection<E>(error: E) {
  // The answer to a posted form comes before its location. To one that gets, the location is the answer.
  const { key } = useLocation()
  const answer: unknown = useActionData() ?? key
  const [corrected, setCorrected] = useState<{ answer: unknown; error: E } | null>(null)
  if (!error && corrected) setCorrected(null)
  const correct = () => setCorrected({ answer, error })
  const onInput = ({ target }: FormEvent) => {
    if (error && (target as Control).validity.valid) correct()
  }
  // An error that is no text is another object each time it is rendered.
  const isCorrected =
    corrected !== null &&
    corrected.answer === answer &&
    (typeof error !== 'string' || corrected.error === error)
  return { error: isCorrected ? undefined : error, onInput, correct }
}
