import type { KeyboardEvent } from 'react'

/** `onKeyDown` of a field: Enter that ends a word of Korean, Japanese or Chinese sends nothing; Safari tells only by the code. */
export function keepComposing(event: KeyboardEvent) {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key === 'Enter' && composing) event.preventDefault()
}
