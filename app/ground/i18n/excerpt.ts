const longest = 60 // characters

/** The beginning of what someone wrote, on one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length <= longest ? line : `${characters.slice(0, longest).join('').trimEnd()}…`
}
