import type { Measurement } from './growth-measure.ts'
import { table } from './table.ts'

const [middle, largest] = [100_000, 1_000_000]

/** Whether a bound is missed that a single size can show. */
export const isTooSlow = ({ of, cpu, slowest }: Measurement, size: number) =>
  (size === middle && of.cpu !== undefined && cpu > of.cpu) ||
  (size === largest && of.slowest !== undefined && slowest.time > of.slowest)

/** p50 and p99 by size in milliseconds, and by how much they grow from 100,000 to 1,000,000. */
export function growthReport(bySize: ReadonlyMap<number, readonly Measurement[]>): string {
  const sizes = [...bySize.keys()]
  const head = ['ms', ...sizes.flatMap((size) => [`${size} p50`, 'p99', 'CPU', 'slowest']), 'growth']
  const names = [...bySize.values()][0]!.map(({ of }) => of.name)
  return table(
    head,
    names.map((name, at) => [
      name,
      ...sizes.flatMap((size) => cellsOf(bySize.get(size)![at]!, size)),
      growthOf(bySize.get(middle)?.[at], bySize.get(largest)?.[at]),
    ]),
  )
}

function cellsOf(measured: Measurement, size: number): string[] {
  const { p50, p99, cpu, slowest } = measured
  const missed = isTooSlow(measured, size) ? ' !' : ''
  return [...[p50, p99, cpu].map((time) => time.toFixed(1)), slowest.time.toFixed(1) + missed]
}

/** A millisecond is as exact as these times are. */
function growthOf(small: Measurement | undefined, large: Measurement | undefined): string {
  if (!small || !large) return ''
  const ratio = Math.max(1, large.p50) / Math.max(1, small.p50)
  const most = large.of.growth
  return `${ratio.toFixed(2)}${most !== undefined && ratio > most ? ` > ${most}` : ''}`
}
