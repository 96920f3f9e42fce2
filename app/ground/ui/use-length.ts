import { type FormEvent, useState } from 'react'

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
  const [typed, setTyped] = useState<number | null>(null)
  const length = value === undefined && typed !== null ? typed : String(value ?? defaultValue).length
  return {
    length,
    longest,
    isTooLong: length > longest,
    /** Whether it is time to tell how much fits. */
    isNear: length > 0.8 * longest,
    onInput: ({ target }: FormEvent) => setTyped((target as HTMLInputElement).value.length),
  }
}
