/** Too many were waiting, or the wait was too long. */
export class Crowded extends Error {
  override name = 'Crowded'
}

/**
 * Runs up to `atOnce` tasks at a time, in the order in which they came; others wait. Rejects with `Crowded` at once
 * if `mostWaiting` wait already, otherwise after `longest` ms.
 */
export function turns({
  atOnce,
  mostWaiting,
  longest,
}: Record<'atOnce' | 'mostWaiting' | 'longest', number>) {
  let busy = 0
  const line = new Set<() => void>()

  function ownTurn(): Promise<void> | undefined {
    if (busy < atOnce) return void busy++
    if (line.size >= mostWaiting) throw new Crowded('Too many wait')
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.delete(begin)
        reject(new Crowded('The wait was too long'))
      }, longest)
      line.add(begin)
    })
  }

  function next() {
    const [first] = line
    if (!first) return void busy--
    line.delete(first)
    first()
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = ownTurn()
    if (turn) await turn
    try {
      return await work()
    } finally {
      next()
    }
  }
}
