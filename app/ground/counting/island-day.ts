const ahead = 10 * 60 * 60 * 1000 // ms: of UTC, all year round
const length = 24 * 60 * 60 * 1000 // ms

/** Asked for with every count, and the same until midnight. */
let last = { number: Number.NaN, day: '' }

/** The day on the islands, as `2026-11-22`. */
export function islandDay(at: Date): string {
  const number = Math.floor((at.getTime() + ahead) / length)
  if (number !== last.number) last = { number, day: new Date(number * length).toISOString().slice(0, 10) }
  return last.day
}
