import { setTimeout as delay } from 'node:timers/promises'
import { untilMade } from './ask.ts'
import type { startNpm } from './npm-start.ts'

export const several = { WEB_PROCESSES: '2', LOG_LEVEL: 'error' }
export type Npm = Awaited<ReturnType<typeof startNpm>>

export const serving = (site: Npm) =>
  site
    .family()
    .filter(({ command }) => command.includes('build/server/main.js'))
    .map(({ pid }) => pid)
/** How many have begun to serve beside others. */
export const joined = (site: Npm) => site.output.text.match(/^One more process serves /gm)?.length ?? 0
/**
 * Four visitors ask on new connections until `end`, once more where they got no answer, as browsers do, and again where a busy machine put a page off. They pause,
 * or they would keep a core busy that the processes need to start.
 */
export function keepVisiting(site: Npm) {
  const ending = new AbortController()
  const statuses: number[] = []
  let lost = 0
  const ask = () =>
    untilMade(
      '/login',
      () => fetch(`${site.origin}/login`, { headers: { connection: 'close' } }),
      async (answer) => answer.status === 503 && (await answer.clone().text()).includes('more visitors than'),
    )
  const visits = Array.from({ length: 4 }, async () => {
    while (!ending.signal.aborted) {
      const answer = await ask().catch(() => {
        lost++
        return ask()
      })
      statuses.push(answer.status)
      await answer.arrayBuffer()
      await delay(20)
    }
  })
  return {
    count: () => statuses.length,
    async end() {
      ending.abort()
      await Promise.all(visits)
      return { failed: statuses.filter((status) => status !== 200), lost }
    },
  }
}
