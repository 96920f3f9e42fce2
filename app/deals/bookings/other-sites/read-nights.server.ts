import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { NightsProblem, TakenNights } from './nights-in-calendar.server.ts'

const program = resolve('app/deals/bookings/other-sites/nights-thread.server.ts')
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

/**
 * Reads the nights in a calendar in a thread of its own: an entry that repeats without end, or a text that grows, ends
 * only that.
 * @param longest ms; one that takes longer is too large
 */
export function readNights(
  text: string,
  now: Date,
  { longest = 5_000 }: { longest?: number } = {},
): Promise<TakenNights[] | NightsProblem> {
  const read = Promise.withResolvers<TakenNights[] | NightsProblem>()
  const thread = new Worker(program, { workerData: { text, now }, env: {}, execArgv: [], resourceLimits })
  const timer = setTimeout(() => read.resolve('large'), longest)
  thread.on('message', read.resolve)
  thread.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? read.resolve('large') : read.reject(error),
  )
  return read.promise.finally(() => {
    clearTimeout(timer)
    return thread.terminate()
  })
}
