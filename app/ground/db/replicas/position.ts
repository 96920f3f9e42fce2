/** How far the stream of all changes of a database has come, as each of its servers counts: PostgreSQL's LSN. */
export type Position = bigint

/** @param text as PostgreSQL writes it: `16/B374D848`. @returns null for anything else */
export function positionOf(text: string): Position | null {
  const [, high, low] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}

export const positionText = (position: Position): string =>
  [position >> 32n, position & 0xff_ff_ff_ffn].map((half) => half.toString(16).toUpperCase()).join('/')

const page = 8_192n
const headers = [24n, 40n]

/**
 * Where the last change ends. Between two pages the next one would begin after a header, and a replica that has all
 * stands before it: https://www.postgresql.org/docs/current/wal-internals.html
 */
export function endBefore(next: Position): Position {
  const within = next % page
  return headers.includes(within) ? next - within : next
}
