// Serves the site with as many processes as its argument says, which share its port. Plain JavaScript, as it is not part
// of the build.
import cluster from 'node:cluster'
import { supervise } from './supervise.mjs'

/** Half of the time that Prometheus waits. A process on a busy machine may need more than a second. */
const longestTelling = 5_000 // ms
/** Those that answer at the port, if only that the site starts. */
const answering = new Set()
let gathered = 0

// Each takes connections itself: one that was handed to a process and not yet taken when it died would never end.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: 'build/server/main.js', args: [], execArgv: ['--enable-source-maps'] })
cluster.on('message', async (worker, message) => {
  if (message === 'serves') answering.add(worker)
  if (message.gather) tell(worker, { together: { id: message.gather, metrics: await metricsOfAll() } })
})
cluster.on('exit', (worker) => answering.delete(worker))

supervise(
  (place, restarts) => {
    const joins = answering.size > 0
    const worker = cluster.fork({
      RESTARTS: String(restarts),
      JOINS: joins ? 'on' : 'off',
      ...(place > 0 && { WORKER: 'off', FIRST: 'off' }),
    })
    if (!joins) answering.add(worker)
    return worker.process
  },
  { count: Number(process.argv[2]) },
)

async function metricsOfAll() {
  const told = await Promise.all([...answering].map(metricsOf))
  return told.filter(Boolean)
}

/** Undefined if the process does not tell them. */
function metricsOf(worker) {
  const id = ++gathered
  return new Promise((resolve) => {
    const end = (metrics) => {
      clearTimeout(waiting)
      worker.off('message', listen)
      resolve(metrics)
    }
    const listen = (message) => message.told === id && end(message.metrics)
    worker.on('message', listen)
    const waiting = setTimeout(end, longestTelling)
    tell(worker, { tell: id })
  })
}

/** It may just have ended. */
const tell = (worker, message) => worker.isConnected() && worker.send(message, () => {})
