import { forget, keep, namesKept } from '../kept/kept.ts'

const oldKey = 'waitingMessages'

/** Under which `kept` keeps what waits to be sent. @param line the word of its room, with what follows it */
export const waitingName = (line: string, id: string) => `waiting ${line} ${id}`

/** The ids of what waits here, of all accounts. @param line only what waits in this one */
export function waitingIds(line?: string): readonly string[] {
  takeOverMessages()
  const start = line === undefined ? 'waiting ' : waitingName(line, '')
  return namesKept(start).map((name) => name.slice(name.lastIndexOf(' ') + 1))
}

/** Messages that an older version of the site kept, of all accounts in one list, wait in the line of their account. */
export function takeOverMessages(): void {
  try {
    const old = JSON.parse(localStorage.getItem(oldKey) ?? '[]') as OldMessage[]
    for (const { clientId: id, as, at, problem, ...value } of old) {
      const isRefused = problem && problem !== 'signed-out' && problem !== 'session'
      const message = { id, place: Date.parse(at), value, ...(isRefused && { refusal: problem }) }
      const name = waitingName('message', id)
      if (!keep(as, name, message)) return forget(as, name)
    }
    localStorage.removeItem(oldKey)
  } catch {
    // None were kept.
  }
}

type OldMessage = {
  readonly clientId: string
  /** The account. */
  readonly as: string
  /** ISO 8601. */
  readonly at: string
  readonly problem?: string
}
