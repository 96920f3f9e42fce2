/** With this begin the keys under which a browser keeps what somebody has typed and not saved, until they sign out. */
export const keptPrefix = 'typed '

/** Lets this browser forget what was typed, of anybody: all of it, or what is kept under a name. */
export function forgetKeptTexts(name = ''): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keptPrefix) && key.endsWith(name)) localStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
