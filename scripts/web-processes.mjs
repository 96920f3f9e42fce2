// Serves the site with WEB_PROCESSES processes, which share its port. Plain JavaScript, as it is not part of the build.
import cluster from 'node:cluster'
import { supervise } from './supervise.mjs'

const longestTelling = 1_000 // ms
const serving = new Set()
let gathered = 0

// Each takes connections itself: one that was handed to a process and not yet taken when it died would never end.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: 'build/server/main.js', execArgv: ['--enable-source-maps'] })
cluster.on('message', async (worker, message) => {
  if (message === 'serves') serving.add(worker)
  if (message.gather) tell(worker, { together: { id: message.gather, metrics: await metricsOfAll() } })
})
cluster.on('exit', (worker) => serving.delete(worker))

supervise(
  (place, restarts) =>
    cluster.fork({
      RESTARTS: String(restarts),
      JOINS: place > 0 || restarts > 0 ? 'on' : 'off',
      ...(place > 0 && { WORKER: 'off' }),
    }).process,
  { count: Math.floor(Number(process.env.WEB_PROCESSES)) },
)

async function metricsOfAll() {
  const told = await Promise.all([...serving].map(metricsOf))
  return told.filter(Boolean)
}

/** Undefined if the process does not tell them. */
function metricsOf(worker) {
  const id = ++gathered
  return new Promise((resolve) => {
    const end = (metrics) => {
      worker.off('message', listen)
      resolve(metrics)
    }
    const listen = (message) => message.told === id && end(message.metrics)
    worker.on('message', listen)
    setTimeout(end, longestTelling)
    tell(worker, { tell: id })
  })
}

/** It may just have ended. */
const tell = (worker, message) => worker.isConnected() && worker.send(message, () => {})
