// Thousands are separated by commas or spaces, or not at all; the fraction by a point, as on the islands.
const written = /^(-?(?:\d+|\d{1,3}(?:[, ]\d{3})+))(?:\.(\d{1,15}))?$/

/**
 * A number as people write it, `18,900` or `12.5`, full-width digits too. Null for all else: `1e3` is what programs
 * write, and `1,50` could be 150 or one and a half.
 */
export function numberIn(typed: string): number | null {
  const [, whole, fraction = ''] = written.exec(typed.normalize('NFKC').trim()) ?? []
  return whole === undefined ? null : Number(`${whole.replaceAll(/[, ]/g, '')}.${fraction}`)
}

/** Dollars as people write them, `$18,900` or `12.50`, in US cents; null for all else. */
export function centsIn(typed: string): number | null {
  const dollars = numberIn(
    typed
      .normalize('NFKC')
      .trim()
      .replace(/^\$\s?/, ''),
  )
  if (dollars === null || dollars < 0) return null
  const cents = Math.round(dollars * 100)
  return Math.abs(dollars * 100 - cents) < 1e-3 ? cents : null
}
