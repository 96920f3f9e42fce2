import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The error of a field until somebody corrects it: by a value that the browser accepts. The next answer to the form
 * decides again.
 * @returns the error to show, what listens to the field or to what surrounds it, and `correct` for a field that sends no
 * events
 */
export function useCorrection<E>(error: E) {
  // Every answer to a form is a new location.
  const { key } = useLocation()
  const [corrected, setCorrected] = useState<string | null>(null)
  const correct = () => setCorrected(key)
  const onInput = ({ target }: FormEvent) => {
    if (error && (target as Control).validity.valid) correct()
  }
  return { error: corrected === key ? undefined : error, onInput, correct }
}
