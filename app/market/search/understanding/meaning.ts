/** What a phrase names: an area, or some of its listings by the values of their filters. */
export type Meaning = {
  readonly kind: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Names of areas count for more than values. */
  readonly isArea: boolean
}

/** The same of several phrases at once; null where they contradict each other. */
export function combined(one: Meaning, other: Meaning): Meaning | null {
  if (one.kind !== other.kind) return null
  const filters: Record<string, readonly string[]> = { ...one.filters }
  for (const [key, values] of Object.entries(other.filters)) {
    const both = filters[key] ? filters[key].filter((value) => values.includes(value)) : values
    if (both.length === 0) return null
    filters[key] = both
  }
  return { kind: one.kind, filters, isArea: one.isArea || other.isArea }
}
