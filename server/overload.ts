import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What is left out while there is more to do than can be done, in this order. Pages from memory never are. */
const order = ['counting', 'suggestions', 'searches', 'members'] as const
export type DispensablePart = (typeof order)[number]

export type Overload = {
  /** Counts work as under way until it is done. */
  during: <T>(work: Promise<T>) => Promise<T>
  /** Whether something is to be left out, now that it is asked for. */
  leavesOut: (what: DispensablePart) => boolean
  /** How many of the four are left out. */
  level: () => number
  close: () => void
}

/** ms of delay, from which each is left out */
const limits = [25, 50, 75, 150]
const crowd = 30 // answers under way at once: with fewer a delay has other causes, and to refuse would help no one
const longestLine = 1_000 // ms that a page waits for its turn: however few are under way, more is asked for than can be made
const lookEvery = 50 // ms
const calm = 10 // looks: a loop that is held up looks as seldom as it answers
const rush = 10 // times that something was left out in them: with fewer it can be done again
const resolution = 10 // ms
const passEvery = 500 // ms in which one search is made nevertheless

const reachedBy = (delay: number) => limits.filter((limit) => delay >= limit).length

/**
 * Watches how late the event loop is, and how long the pool's connections are waited for. While answers crowd, what is
 * left out grows with that delay; it shrinks when only few ask for it.
 * @param poolDelay ms that the query has waited which waits longest for a connection
 * @param lineDelay ms that the page has waited which waits longest for its turn; members' own pages wait for none
 * @param onRise called when more is left out than before
 */
export function watchOverload({
  poolDelay,
  lineDelay,
  onRise,
}: {
  poolDelay: () => number
  lineDelay: () => number
  onRise: () => void
}): Overload {
  const loop = monitorEventLoopDelay({ resolution })
  let timer: NodeJS.Timeout | undefined
  let underWay = 0
  let level = 0
  let leftOut = order.map(() => 0)
  let lookedAt = performance.now()
  let lastPass = 0
  let looks = 0

  /** Only while there is work: to look twenty times a second took a hundredth of a core of a site without visitors. */
  function watch() {
    if (timer) return
    loop.reset()
    loop.enable()
    lookedAt = performance.now()
    timer = setInterval(() => {
      look()
      if (++looks % calm === 0) fall()
      if (underWay === 0 && level === 0) rest()
    }, lookEvery).unref()
  }

  function rest() {
    clearInterval(timer)
    timer = undefined
    loop.disable()
  }

  function look() {
    const now = performance.now()
    const loopDelay = loop.count > 0 ? loop.mean / 1e6 - resolution : 0
    const delay = Math.max(loopDelay, now - lookedAt - lookEvery, poolDelay())
    loop.reset()
    lookedAt = now
    if (!isCrowded()) return
    const ofLine = Math.min(reachedBy(lineDelay()), order.indexOf('members'))
    const reached = Math.max(reachedBy(delay), ofLine)
    if (reached <= level) return
    level = reached
    leftOut = order.map(() => 0)
    looks = 0
    onRise()
  }

  const isCrowded = () => underWay >= crowd || lineDelay() >= longestLine

  function fall() {
    if (!isCrowded()) level = leftOut.findLastIndex((times, at) => at < level && times >= rush) + 1
    leftOut = order.map(() => 0)
  }

  function isPassed(what: DispensablePart) {
    const now = performance.now()
    if (what !== 'searches' || now - lastPass < passEvery) return false
    lastPass = now
    return true
  }

  return {
    async during(work) {
      underWay++
      watch()
      try {
        return await work
      } finally {
        underWay--
      }
    },
    leavesOut(what) {
      watch()
      // When a crowd arrives at once, the next look is late, too.
      if (performance.now() - lookedAt > 2 * lookEvery) look()
      const at = order.indexOf(what)
      if (at >= level) return false
      leftOut[at]!++
      return !isPassed(what)
    },
    level: () => level,
    close: rest,
  }
}
