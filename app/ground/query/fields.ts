import { isUuid } from '../db/uuid.ts'

/** One parameter of an address. Values that it doesn't know are ignored, never an error: a shared link always opens. */
export type QueryField<T> = {
  /** @param given what the address has under the parameter's name; empty: it doesn't have it */
  read(given: readonly string[]): T
  write(value: T): readonly string[]
}

function field<T>(read: (given: string | null) => T, write: (value: T) => string = String): QueryField<T> {
  return { read: ([first = null]) => read(first), write: (value) => [write(value)] }
}

/** @param most characters */
export const text = (most: number): QueryField<string> =>
  field((given) => (given ?? '').replaceAll('\0', '').trim().slice(0, most))

export const longestTerm = 80

/** What someone typed to search for, as searches compare it. */
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

export const term = (): QueryField<string> => field((given) => searchTerm(given ?? ''))

/** A text of a certain form; else empty. */
export const matching = (form: RegExp): QueryField<string> =>
  field((given) => (given !== null && form.test(given) ? given : ''))

/** Null without a known value. */
export function oneOf<T extends string | number>(known: readonly T[]): QueryField<T | null>
export function oneOf<T extends string | number, D extends T>(known: readonly T[], usual: D): QueryField<T>
export function oneOf<T extends string | number>(
  known: readonly T[],
  usual: T | null = null,
): QueryField<T | null> {
  return field((given) => known.find((one) => String(one) === given) ?? usual)
}

export const uuid = (): QueryField<string | null> => field((given) => (given && isUuid(given) ? given : null))

/** How far lists go; what lies beyond is found by narrowing the search. */
export const mostPages = 100

/** From 1, which is also the default. */
export const pageNumber = (most = mostPages): QueryField<number> =>
  field((given) => (/^[1-9]\d{0,5}$/.test(given ?? '') ? Math.min(Number(given), most) : 1))

/** The number of a row, as people and addresses write it; 0 for anything else. */
export const rowNumber = (text: string): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0)

export const rowId = (): QueryField<number> => field((given) => rowNumber(given ?? ''))

/** Whether the address has the parameter with this value. */
export const flag = (value = ''): QueryField<boolean> =>
  field(
    (given) => given === value,
    () => value,
  )

/** The first of these values that a field knows, as they are given. */
export const several = (one: QueryField<unknown>, most: number): QueryField<readonly string[]> => ({
  read: (given) => given.filter((value) => one.read([value])).slice(0, most),
  write: (values) => values,
})

/** What another module makes of a value; null without one. */
export const readBy = <T extends string>(read: (given: string | null) => T | null): QueryField<T | null> =>
  field(
    (given) => read(given),
    (value) => value ?? '',
  )

/** The same, but null where the address doesn't have the parameter. */
export const present = <T>({ read, write }: QueryField<T>): QueryField<T | null> => ({
  read: (given) => (given.length > 0 ? read(given) : null),
  write: (value) => (value === null ? [] : write(value)),
})
