/** Too many were waiting, or the wait was too long. */
export class CrowdError extends Error {
  override name = 'CrowdError'
}

const remembered = 10 // tasks

type Limits = {
  /** How many run at a time; asked before each begins. */
  atOnce: () => number
  /** How many may run and wait together. */
  most: number
  /** ms that one may wait */
  longest: number
}

/**
 * Runs up to `atOnce` tasks at a time, in the order in which they came; others wait. Rejects with `CrowdError` at once
 * if there are `most` already or the last tasks took so long that one more would wait longer than `longest`, and after
 * that time. `refuseWaiting` rejects all that wait.
 */
export function turns({ atOnce, most, longest }: Limits) {
  let busy = 0
  let usual = 0 // ms that a task takes, the last ones above all
  const line = new Map<() => void, { since: number; refuse: (reason: CrowdError) => void }>()

  function ownTurn(): Promise<void> | undefined {
    const room = atOnce()
    if (line.size === 0 && busy < room) return void busy++
    const wait = (line.size / room) * usual
    if (busy + line.size >= most || wait > longest) throw new CrowdError('Too many wait')
    const turn = new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        busy++
        resolve()
      }
      const timer = setTimeout(() => {
        line.delete(begin)
        reject(new CrowdError('The wait was too long'))
      }, longest)
      const refuse = (reason: CrowdError) => {
        clearTimeout(timer)
        reject(reason)
      }
      line.set(begin, { since: performance.now(), refuse })
    })
    beginNext() // there may be more room than when the last one ended
    return turn
  }

  function beginNext() {
    const room = atOnce()
    for (const begin of line.keys()) {
      if (busy >= room) return
      line.delete(begin)
      begin()
    }
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = ownTurn()
    if (turn) await turn
    const start = performance.now()
    try {
      return await work()
    } finally {
      usual += (performance.now() - start - usual) / remembered
      busy--
      beginNext()
    }
  }

  function refuseWaiting() {
    for (const { refuse } of line.values()) refuse(new CrowdError('Too many wait'))
    line.clear()
  }

  function delay() {
    const [first] = line.values()
    return first ? performance.now() - first.since : 0
  }

  return { inTurn, refuseWaiting, delay }
}
