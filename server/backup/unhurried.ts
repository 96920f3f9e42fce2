import { pipeline, Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './place.ts'

const stint = 20_000 // µs of CPU, about a chunk of each of the files that are copied at once
const rest = 2 // times as long as the work before it

/** A place into which is stored only so fast that this process works a third of the time: pages come first. */
export function unhurried(place: Place): Place {
  let before = process.cpuUsage()
  let resting: Promise<void> | undefined

  function restIfDue() {
    const { user, system } = process.cpuUsage(before)
    if (user + system < stint) return resting
    return (resting ??= restFor(user + system))
  }

  async function restFor(worked: number) {
    before = process.cpuUsage()
    await sleep((worked / 1000) * rest)
    resting = undefined
  }

  const slowed = () =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        void Promise.resolve(restIfDue()).then(() => done(null, chunk))
      },
    })
  return {
    ...place,
    put: (name, body) =>
      place.put(
        name,
        pipeline(body, slowed(), () => {}),
      ), // the reader is told of failures
  }
}
