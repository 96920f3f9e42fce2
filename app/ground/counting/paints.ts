/** Up to so many milliseconds pages are counted together. */
const bounds = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000]

/** Infinity: longer than all. */
export const boundOf = (ms: number): number => bounds.find((bound) => ms <= bound) ?? Number.POSITIVE_INFINITY

/** Within how many milliseconds 19 of 20 are. @param counts by bound, of which there is one at least */
export function slowestOf20(counts: ReadonlyMap<number, number>): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let within = 0
  for (const [bound, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    within += count
    if (within >= all * 0.95) return bound
  }
  return Number.POSITIVE_INFINITY
}
