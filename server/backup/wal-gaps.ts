import { Readable } from 'node:stream'
import { isFromFuture, nameOf } from './manifest.ts'
import type { Place } from './place.ts'

const folder = 'gaps/'
const text = 'What was written before this time may be missing in wal/.\n'

/**
 * Notes that the WAL of a place goes on from now: what was written before may not be there. In the place, so that it
 * outlasts the process: a whole backup is due until one was begun after it.
 */
export const noteGap = (place: Place, now = new Date()) =>
  place.put(folder + nameOf(now), Readable.from([text]))

/** When the WAL of a place goes on again, as the name of a backup that was begun then; undefined where nothing is missing. */
export async function lastGap(place: Place): Promise<string | undefined> {
  const gaps = await gapsIn(place)
  return gaps.toSorted().at(-1)
}

/** Forgets those from before a whole backup, and with them those from the future. */
export async function forgetGaps(place: Place, backup: string): Promise<void> {
  for (const gap of await gapsIn(place))
    if (gap <= backup || isFromFuture(gap)) await place.delete(folder + gap)
}

async function gapsIn(place: Place): Promise<string[]> {
  const gaps: string[] = []
  for await (const { name } of place.list(folder)) gaps.push(name.slice(folder.length))
  return gaps
}
