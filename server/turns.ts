/** There were more at once than could have their turn in time. */
export class Crowded extends Error {
  override name = 'Crowded'
}

/**
 * Lets so many work at once, in the order in which they came; others wait. Rejects with `Crowded` at once where too many
 * wait, and otherwise after `longest` ms.
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
