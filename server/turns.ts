/** Too many were waiting, or the wait was too long. */
export class Crowded extends Error {
  override name = 'Crowded'
}

/**
 * Runs up to `atOnce` tasks at a time, in the order in which they came; others wait. Rejects with `Crowded` at once
 * if `mostWaiting` wait already or the last tasks took so long that one more would wait longer than `longest` ms, and
 * after that time. `refuseWaiting` rejects all that wait.
 */
export function turns({
  atOnce,
  mostWaiting,
  longest,
}: Record<'atOnce' | 'mostWaiting' | 'longest', number>) {
  let busy = 0
  let usual = 0 // ms that a task takes, the last ones above all
  const line = new Map<() => void, { since: number; refuse: (reason: Crowded) => void }>()

  function ownTurn(): Promise<void> | undefined {
    if (busy < atOnce) return void busy++
    const wait = (line.size / atOnce) * usual
    if (line.size >= mostWaiting || wait > longest) throw new Crowded('Too many wait')
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.delete(begin)
        reject(new Crowded('The wait was too long'))
      }, longest)
      const refuse = (reason: Crowded) => {
        clearTimeout(timer)
        reject(reason)
      }
      line.set(begin, { since: performance.now(), refuse })
    })
  }

  function next() {
    const [first] = line.keys()
    if (!first) return void busy--
    line.delete(first)
    first()
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = ownTurn()
    if (turn) await turn
    const start = performance.now()
    try {
      return await work()
    } finally {
      usual += (performance.now() - start - usual) / atOnce
      next()
    }
  }

  function refuseWaiting() {
    for (const { refuse } of line.values()) refuse(new Crowded('Too many wait'))
    line.clear()
  }

  function delay() {
    const [first] = line.values()
    return first ? performance.now() - first.since : 0
  }

  return { inTurn, refuseWaiting, delay }
}
