// Keeps a process of the site running. Plain JavaScript for Node 20 and later.

const shortest = 1_000 // ms
const longest = 30_000 // ms
const settled = 60_000 // ms after which a process counts as healthy

/**
 * Starts a process and starts it again, after a pause that grows, when it ends and no one asked it to. One that ends with
 * code 1 could not start, as when a setting is wrong, and has said why: it is started again only if it ran before.
 * @param {(restarts: number) => import('node:child_process').ChildProcess} begin
 */
export function supervise(begin) {
  let child
  let waiting
  let isAsked = false
  let restarts = 0
  let pause = shortest

  function start() {
    waiting = undefined
    const startedAt = Date.now()
    child = begin(restarts)
    child.on('exit', (code, signal) => {
      const neverStarted = code === 1 && restarts === 0
      if (isAsked || code === 0 || neverStarted) process.exit(signal ? 1 : code)
      if (Date.now() - startedAt > settled) pause = shortest
      const reason = signal ? `was ended by ${signal}` : `ended with code ${code}`
      console.error(`The process ${reason} unexpectedly; it restarts in ${pause / 1000} s.`)
      waiting = setTimeout(start, pause)
      restarts++
      pause = Math.min(longest, pause * 2)
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isAsked = true
      if (waiting) process.exit(0)
      child.kill(signal)
    })
  start()
}
