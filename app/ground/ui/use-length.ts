import { type FormEvent, useEffect, useRef, useState } from 'react'

type ControlAttributes = {
  readonly maxLength?: number
  readonly value?: unknown
  readonly defaultValue?: unknown
}

/**
 * How much is typed in a field, in characters. A native `maxlength` would cut what someone pastes, and say nothing.
 * @param control its attributes
 */
export function useLength({ maxLength: longest = Infinity, value, defaultValue = '' }: ControlAttributes) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<number | null>(null)
  const given = String(value ?? defaultValue).length
  const length = value === undefined && typed !== null ? typed : given
  // No event tells of what the browser brought back before there were scripts, nor of what a form has emptied.
  useEffect(() => {
    const control = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!control || longest === Infinity) return undefined
    const read = () => setTyped(control.value.length)
    const readAfter = () => {
      setTimeout(read)
    }
    if (control.value.length !== given) read()
    const { form } = control
    form?.addEventListener('reset', readAfter)
    return () => form?.removeEventListener('reset', readAfter)
  }, [given, longest])
  return {
    /** What surrounds the field. */
    box,
    length,
    longest,
    isTooLong: length > longest,
    /** Whether it is time to tell how much fits. */
    isNear: length > 0.8 * longest,
    onInput: ({ target }: FormEvent) => setTyped((target as HTMLInputElement).value.length),
  }
}
