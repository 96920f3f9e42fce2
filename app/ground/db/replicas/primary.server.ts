import { openControl } from './control.server.ts'
import { identity } from './identity.ts'
import { endBefore, type Position, positionOf } from './position.ts'

const mostSteps = 600
const between = 250 // ms: shorter steps count as one

/** Where the server that is written to stands, and when it came where. */
export function watchPrimary(url: string) {
  const control = openControl(url)
  const steps: { position: Position; at: number }[] = []
  let database: string | undefined
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Position> | undefined

  async function askOnce(): Promise<Position> {
    const { rows } = await control.query<{ text: string; database: string }>(
      `select pg_current_wal_insert_lsn()::text as text, ${identity} as database`,
    )
    const position = endBefore(positionOf(rows[0]!.text)!)
    database = rows[0]!.database
    keep(position)
    return position
  }

  function keep(position: Position) {
    const at = performance.now()
    // Answers come in order, so another server has taken its place, or it has lost its last changes in a crash.
    if (position < (steps.at(-1)?.position ?? position)) steps.length = 0
    const last = steps.at(-1)
    if (last && at - last.at < between) last.position = position
    else if (position !== last?.position) steps.push({ position, at })
    if (steps.length > mostSteps) steps.shift()
  }

  return {
    /**
     * All that is committed now lies before it. Rejects if the server does not say. It is asked once at a time: those
     * who ask while it is share the next answer, so that no number of them makes a line.
     */
    ask: (): Promise<Position> =>
      (next ??= running.then(() => {
        next = undefined
        const asked = askOnce()
        running = asked.catch(() => {})
        return asked
      })),
    /** What all servers of one database share; undefined: it has not said. */
    database: () => database,
    /** How far one that has come to `position` is behind: bytes, and ms (or more, where that is minutes). */
    lagOf(position: Position) {
      const end = steps.at(-1)?.position ?? position
      if (end <= position) return { bytes: 0, ms: 0 }
      const missing = steps.find((step) => step.position > position)!
      return { bytes: Number(end - position), ms: performance.now() - missing.at }
    },
    close: () => control.end(),
  }
}
