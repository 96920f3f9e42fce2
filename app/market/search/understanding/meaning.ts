/** What a phrase names: an area, or some of its listings by the values of their filters. */
export type Meaning = {
  readonly kind: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Names of areas count for more than values. */
  readonly isArea: boolean
  /** The phrase means this only here: "Japanese" of restaurants. */
  readonly isAdjective?: boolean
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

/**
 * What phrases that say the same thing mean. Where one of them names nothing less than an area, that is meant; of values
 * that differ in one filter, any.
 */
export function anyOfPhrases(phrases: readonly (readonly Meaning[])[]): Meaning[] {
  const whole = new Set(phrases.flatMap(wholeAreas))
  const found: Meaning[] = []
  for (const one of phrases.flat()) {
    if (whole.has(one.kind) && !isWhole(one)) continue
    const at = found.findIndex((other) => differsInOne(other, one))
    if (at < 0) found.push(one)
    else found[at] = { ...one, filters: together(found[at]!.filters, one.filters) }
  }
  return found
}

const isWhole = ({ filters }: Meaning) => Object.keys(filters).length === 0

/** The areas of which some meanings name no part. */
const wholeAreas = (meanings: readonly Meaning[]) =>
  [...Map.groupBy(meanings, ({ kind }) => kind)].flatMap(([kind, own]) => (own.every(isWhole) ? [kind] : []))

function differsInOne(one: Meaning, other: Meaning): boolean {
  const keys = Object.keys(one.filters)
  const different = keys.filter((key) => String(one.filters[key]) !== String(other.filters[key]))
  return (
    one.kind === other.kind &&
    one.isArea === other.isArea &&
    keys.length === Object.keys(other.filters).length &&
    different.length <= 1 &&
    keys.every((key) => other.filters[key])
  )
}

/** Of the same filters the values of both. */
export function together(one: Meaning['filters'], other: Meaning['filters']): Meaning['filters'] {
  const keys = Object.keys(other)
  if (!keys.every((key) => one[key])) return one
  return Object.fromEntries(keys.map((key) => [key, [...new Set([...one[key]!, ...other[key]!])]]))
}
