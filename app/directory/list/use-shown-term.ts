import { useEffect, useRef } from 'react'

/**
 * The `ref` of a field that shows the term of each address that its page goes to. What the field's own form sent is
 * left alone: it may have been typed on since.
 */
export function useShownTerm(term: string) {
  const field = useRef<HTMLInputElement>(null)
  const lastTerm = useRef(term)
  const sent = useRef<string>(undefined)
  useEffect(() => {
    const { form } = field.current!
    const note = () => {
      sent.current = field.current!.value.trim()
    }
    form!.addEventListener('submit', note)
    return () => form!.removeEventListener('submit', note)
  }, [])
  useEffect(() => {
    if (lastTerm.current === term) return
    lastTerm.current = term
    if (sent.current !== term) field.current!.value = term
    sent.current = undefined
  }, [term])
  return field
}
