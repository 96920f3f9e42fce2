import { isUuid } from '../db/uuid.ts'

/** One parameter of an address. Values that it doesn't know are ignored, never an error: a shared link always opens. */
export type Field<T> = {
  /** @param given what the address has under the parameter's name; empty: it doesn't have it */
  read(given: readonly string[]): T
  write(value: T): readonly string[]
}

function field<T>(read: (given: string | null) => T): Field<T> {
  return { read: ([first = null]) => read(first), write: (value) => [String(value)] }
}

/** @param most characters */
export const text = (most: number): Field<string> =>
  field((given) => (given ?? '').replaceAll('\0', '').trim().slice(0, most))

export const longestTerm = 80

/** What somebody typed to search for, as searches compare it. */
export const searchTerm = (typed: string): string =>
  typed
    .slice(0, 4 * longestTerm)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestTerm)
    .toWellFormed()
    .trim()

/** A text of a certain form; else empty. */
export const matching = (form: RegExp): Field<string> =>
  field((given) => (given !== null && form.test(given) ? given : ''))

/** Null without a known value. */
export function oneOf<T extends string | number>(known: readonly T[]): Field<T | null>
export function oneOf<T extends string | number, D extends T>(known: readonly T[], usual: D): Field<T>
export function oneOf<T extends string | number>(
  known: readonly T[],
  usual: T | null = null,
): Field<T | null> {
  return field((given) => known.find((one) => String(one) === given) ?? usual)
}

export const uuid = (): Field<string | null> => field((given) => (given && isUuid(given) ? given : null))

/** How far lists go; what lies beyond is found by narrowing the search. */
export const mostPages = 100

/** From 1, which is also the default. */
export const pageNumber = (most = mostPages): Field<number> =>
  field((given) => (/^[1-9]\d{0,5}$/.test(given ?? '') ? Math.min(Number(given), most) : 1))
