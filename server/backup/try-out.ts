import { Readable } from 'node:stream'
import type { Place } from './place.ts'

const trial = 'trial'

/** Throws a sentence if nothing can be stored in a place. */
export async function tryOut(place: Place): Promise<void> {
  try {
    await place.put(trial, Readable.from([Buffer.from('trial')]))
    await place.delete(trial)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Nothing can be stored in ${place.address} (${reason}); correct its permissions or name another place.`,
      { cause: error },
    )
  }
}
