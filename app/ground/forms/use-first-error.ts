import { useEffect, useRef } from 'react'

/** For a form: whenever it was refused, the first wrong field gets the focus. A button that stands for one can't be `aria-invalid`. */
export function useFirstError(refused: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
  }, [refused])
  return form
}
