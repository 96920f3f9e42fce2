import { openControl } from './control.server.ts'
import { endBefore, type Position, positionOf } from './position.ts'

const mostSteps = 600

/** Where the server that is written to stands, and when it came where. */
export function watchPrimary(url: string) {
  const control = openControl(url)
  const steps: { position: Position; at: number }[] = []
  let cluster: string | undefined

  /** All that is committed now lies before it. Rejects if the server does not say. */
  async function ask(): Promise<Position> {
    const { rows } = await control.query<{ text: string; cluster: string }>(
      `select pg_current_wal_insert_lsn()::text as text, system_identifier::text as cluster from pg_control_system()`,
    )
    const { text, cluster: named } = rows[0]!
    const position = endBefore(positionOf(text)!)
    cluster = named
    const last = steps.at(-1)?.position ?? -1n
    if (position < last) steps.length = 0 // another server has taken its place
    if (position !== last) steps.push({ position, at: performance.now() })
    if (steps.length > mostSteps) steps.shift()
    return position
  }

  return {
    ask,
    /** What all servers of one database share; undefined: it has not said. */
    cluster: () => cluster,
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
