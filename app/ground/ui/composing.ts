import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Whether a key belongs to the composing of a word of Korean, Japanese or Chinese. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // Safari ends composing before the key that ended it: only the old key code still tells.
  event.isComposing || event.keyCode === 229

/** `onKeyDown` of a field: Enter that ends a word that is composed sends nothing. */
export function keepComposing({ nativeEvent }: ReactKeyboardEvent) {
  if (nativeEvent.key === 'Enter' && isComposing(nativeEvent)) nativeEvent.preventDefault()
}
