import { type RefObject, useEffect } from 'react'

/** Closes the open dropdown of a form by Escape, a press outside, or a pressed choice where only one is possible. */
export function useDropdowns(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    // The page may have lost the form a moment before this hears of it.
    const openOne = () => form.current?.querySelector<HTMLDetailsElement>('details[name=filter][open]')
    const close = (dropdown: HTMLDetailsElement, hasFocus: boolean) => {
      dropdown.open = false
      if (hasFocus) dropdown.querySelector('summary')!.focus()
    }
    const ending = new AbortController()
    const { signal } = ending
    const onKey = ({ key }: KeyboardEvent) => {
      const dropdown = key === 'Escape' && openOne()
      if (dropdown) close(dropdown, dropdown.contains(document.activeElement))
    }
    const onPress = ({ target }: PointerEvent) => {
      const dropdown = openOne()
      if (dropdown && !dropdown.contains(target as Node)) close(dropdown, false)
    }
    // Arrow keys choose, too, and go on; they press without a pointer.
    const onClick = ({ target, detail }: MouseEvent) => {
      const dropdown = openOne()
      if (dropdown && detail > 0 && (target as HTMLInputElement).type === 'radio') close(dropdown, true)
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    form.current!.addEventListener('click', onClick, { signal })
    return () => ending.abort()
  }, [form])
}
