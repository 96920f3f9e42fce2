import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { longestWait } from './patience.ts'
import { countPutOff } from './put-off.ts'

const pause = 1_000 // ms

/** Asks, and asks again while the answer says when to come back: a busy machine gives a page up that takes seconds. */
export async function untilMade<Answer>(
  address: string,
  ask: () => Promise<Answer>,
  isPutOff: (answer: Answer) => boolean | Promise<boolean>,
): Promise<Answer> {
  for (const start = Date.now(); ; await sleep(pause)) {
    const answer = await ask()
    if (!(await isPutOff(answer))) return answer
    countPutOff(inject('putOff'), address)
    if (Date.now() - start > longestWait) return answer
  }
}

/** Fetches what only has to be made, until it is. What is sent is sent once. */
export const fetchMade = (address: string | URL, init: RequestInit = {}): Promise<Response> =>
  untilMade(
    new URL(address).pathname,
    () => fetch(address, init),
    ({ status, headers }) =>
      status === 503 && headers.has('retry-after') && /^(?:GET|HEAD)$/.test(init.method ?? 'GET'),
  )
