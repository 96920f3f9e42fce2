import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of CPU that the threads of a process have used so far. */
export const cpuOf = (pid: number): number =>
  numbersIn(`/proc/${pid}/task`).reduce((sum, thread) => sum + cpuOfThread(pid, thread), 0)

/** The same for PostgreSQL: the process that was started first and its children, also those that have ended. */
export function cpuOfFamily(first: number): number {
  const children = numbersIn('/proc').filter((pid) => statOf(pid)?.parent === first)
  const ended = statOf(first)?.ended ?? 0
  return children.reduce((sum, pid) => sum + cpuOf(pid), cpuOf(first) + ended)
}

const numbersIn = (folder: string) =>
  (exists(() => readdirSync(folder)) ?? []).map(Number).filter(Number.isInteger)

/** From the scheduler, in nanoseconds: the times of /proc/<pid>/stat are too coarse for answers from memory. */
function cpuOfThread(pid: number, thread: number): number {
  const text = exists(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
  return Number.parseInt(text ?? '0', 10) / 1e6
}

const tick = 10 // ms, the unit of /proc/<pid>/stat

function statOf(pid: number) {
  const text = exists(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (!text) return undefined
  // The second field, the name in parentheses, may itself hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [parent, endedUser, endedSystem] = [fields[1], fields[13], fields[14]].map(Number)
  return { parent, ended: (endedUser! + endedSystem!) * tick }
}

/** Undefined if a process or thread ended in between. */
function exists<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
