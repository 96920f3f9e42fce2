// Keeps the processes of the site running. Plain JavaScript for Node 20 and later.

const shortest = 1_000 // ms
const longest = 30_000 // ms
const settled = 60_000 // ms after which a process counts as healthy

/**
 * Starts processes and starts each again, after a pause that grows, when it ends and no one asked it to. One that ends
 * with code 1 could not start, as when a setting is wrong, and has said why: if it is the very first, all is over.
 * Of several the others start when the first one sends the message that it serves: only the first prepares the database.
 * @param {(place: number, restarts: number) => import('node:child_process').ChildProcess} begin
 */
export function supervise(begin, { count = 1 } = {}) {
  const places = []
  let isStopping = false
  let exitCode = 0

  function add() {
    const place = { number: places.length, restarts: 0, pause: shortest }
    places.push(place)
    start(place)
  }

  function start(place) {
    const startedAt = Date.now()
    place.child = begin(place.number, place.restarts)
    if (place.number === 0) place.child.on('message', (message) => message === 'serves' && startOthers())
    place.child.on('exit', (code, signal) => {
      place.child = undefined
      const neverStarted = code === 1 && place.number === 0 && place.restarts === 0
      const isLast = code === 0 && count === 1
      if (isStopping || neverStarted || isLast) return stop('SIGTERM', signal ? 1 : code)
      if (Date.now() - startedAt > settled) place.pause = shortest
      const who = count === 1 ? 'The process' : `Process ${place.number + 1}`
      const reason = signal ? `was ended by ${signal}` : `ended with code ${code}`
      console.error(`${who} ${reason} unexpectedly; it restarts in ${place.pause / 1000} s.`)
      place.waiting = setTimeout(start, place.pause, place)
      place.restarts++
      place.pause = Math.min(longest, place.pause * 2)
    })
  }

  function startOthers() {
    if (isStopping) return
    while (places.length < count) add()
  }

  function stop(signal, code = 0) {
    exitCode ||= code
    const running = places.filter(({ child }) => child)
    if (!isStopping || signal !== 'SIGTERM') for (const { child } of running) child.kill(signal)
    isStopping = true
    for (const { waiting } of places) clearTimeout(waiting)
    if (running.length === 0) process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  add()
}
