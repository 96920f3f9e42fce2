import { useEffect, useRef } from 'react'

/** The `ref` of a field that shows the term of each address that its page goes to, where nothing else sees to that. */
export function useShownTerm(term: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(term)
  useEffect(() => {
    if (shown.current === term) return
    shown.current = term
    field.current!.value = term
  }, [term])
  return field
}
