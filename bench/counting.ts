// What it costs the site to count 2,000 page views a second, which browsers tell when a visit ends: beside a bare Hono
// server that hears the same and counts nothing.
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { vehicles } from '../app/areas/vehicles/area.ts'
import { viewsAddress } from '../app/ground/counting/counted.ts'
import { startPlainServer } from './children.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'

type Server = { port: number; pid: number; postmaster?: number }

const perSecond = 2_000 // views
const viewsOfVisit = 4
const seconds = 20
const step = 20 // ms
/** Share of a processor, beyond receiving the reports. */
const most = 0.05

/** @param listings how many there are @returns what to say of it */
export async function measureCounting(site: Required<Server>, listings: number): Promise<string> {
  const plain = await startPlainServer('hono', [])
  try {
    const uncounted = await costOf(plain, listings)
    const counted = await costOf(site, listings)
    const counting = counted.app - uncounted.app
    const verdict = counting > most ? 'MISSED' : 'met'
    return `\nCounting ${perSecond} views a second in visits of ${viewsOfVisit}: ${percent(counted.app)} of a processor for the app, ${percent(uncounted.app)} for bare Hono, so ${percent(counting)} to count (at most ${percent(most)}: ${verdict}); ${percent(counted.database)} for the database`
  } finally {
    plain.stop()
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Share of a processor, beyond an idle server. */
async function costOf(server: Server, listings: number) {
  await tell(server.port, listings) // warm
  const idle = await during(server, () => sleep(seconds * 1_000))
  const busy = await during(server, () => tell(server.port, listings))
  return { app: busy.app - idle.app, database: busy.database - idle.database }
}

/** The share of a processor that each used during `work`. */
async function during({ pid, postmaster }: Server, work: () => Promise<unknown>) {
  const used = () => ({ app: cpuOf(pid), database: postmaster ? cpuOfFamily(postmaster) : 0 })
  const [before, start] = [used(), performance.now()]
  await work()
  const [after, ms] = [used(), performance.now() - start]
  return { app: (after.app - before.app) / ms, database: (after.database - before.database) / ms }
}

/** Every visit is that of another network, of pages all over the area. */
async function tell(port: number, listings: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const visitsOfStep = (perSecond / viewsOfVisit / 1_000) * step
  const answers: Promise<void>[] = []
  const failures: unknown[] = []
  const fail = (error: unknown) => void failures.push(error)
  const start = performance.now()
  let visit = 0
  for (let steps = 1; steps <= (seconds * 1_000) / step; steps++) {
    for (let sent = 0; sent < visitsOfStep; sent++)
      answers.push(send(agent, port, visit++, listings).catch(fail))
    await sleep(Math.max(0, start + steps * step - performance.now()))
  }
  await Promise.all(answers)
  agent.destroy()
  if (failures.length > 0) throw failures[0]
}

async function send(agent: Agent, port: number, visit: number, listings: number) {
  const pages = Array.from({ length: viewsOfVisit - 1 }, (_, at) => {
    const ref = 1 + (((visit * viewsOfVisit + at) * 7919) % listings)
    return `${vehicles.path}/${ref}`
  })
  const views = [vehicles.path, ...pages].map((path) => ({ path, what: 'view' }))
  const headers = {
    'content-type': 'text/plain;charset=UTF-8',
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150',
    'x-forwarded-for': `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`,
  }
  const sent = request({ agent, port, path: viewsAddress, method: 'POST', headers }).end(
    JSON.stringify(views),
  )
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  if (answer.statusCode !== 204) throw new Error(`${viewsAddress} answered ${answer.statusCode}.`)
}
