// How soon 500 people who are connected hear of what happens, and what a connection costs the process: `npm run
// bench:live`.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { startDatabase } from '../app/ground/db/embedded/server.ts'
import { tellLive } from '../app/ground/live/tell-live.server.ts'
import { endInOneSentence, say, step } from '../server/steps.ts'
import { signedIn } from '../tests/accounts.ts'
import { siteSecret } from '../tests/site-secret.ts'
import { startSite } from './site.ts'

const people = 500
const events = 2_000 // one to each of them, four times
const perSecond = 200
const most = { delivery: 250, memory: 50 } // ms of the slowest hundredth, KB of a connection

/** On a signal the process throws away what it no longer needs: the rest is what it holds. */
const collector = `import v8 from 'node:v8'; import vm from 'node:vm'
v8.setFlagsFromString('--expose-gc'); const gc = vm.runInNewContext('gc'); process.on('SIGUSR2', () => gc())`
const withCollector = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collector)}` }

try {
  await bench()
} catch (error) {
  endInOneSentence(error)
}

async function bench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-live-'))
  const server = await step('Database', () => startDatabase(join(dataDir, 'postgres')))
  const { db, pool, close } = openDatabase({ url: server.connectionString })
  try {
    const site = await step('Site', () =>
      startSite(dataDir, { SAMPLE_DATA: 'off', WORKER: 'off', AUTH_SECRET: siteSecret, ...withCollector }),
    )
    try {
      const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
      const everybody = await step('Accounts', () =>
        Promise.all(Array.from({ length: people }, () => signedIn({ query, origin: site.origin }))),
      )
      // What the first hundred need once, such as compiled code, is no cost of a connection.
      for (const line of await connectAll(site.origin, everybody.slice(0, 100))) line.destroy()
      const before = await memoryOf(site)
      const heard = new Map<string, (at: number) => void>()
      const lines = await step('Connections', () =>
        connectAll(site.origin, everybody, (id, at) => heard.get(id)?.(at)),
      )
      const after = await memoryOf(site)
      const times = await step('Events', () =>
        deliver((id, userId) => tellLive(db, [userId], { type: 'bench', id }), everybody, heard),
      )
      report({ lines: lines.length, before, after, times })
      for (const line of lines) line.destroy()
    } finally {
      await site.stop()
    }
  } finally {
    await close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A process's memory in bytes. */
async function memoryOf({ pid }: { pid: number }): Promise<number> {
  for (let round = 0; round < 3; round++) {
    process.kill(pid, 'SIGUSR2')
    await sleep(500)
  }
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

type EventHandler = (id: string, at: number) => void

/** A line for each of them, twenty-five begun at a time. */
async function connectAll(
  origin: string,
  whom: readonly { cookie: string }[],
  hear: EventHandler = () => {},
): Promise<IncomingMessage[]> {
  const lines: IncomingMessage[] = []
  for (let start = 0; start < whom.length; start += 25)
    lines.push(
      ...(await Promise.all(
        whom.slice(start, start + 25).map(({ cookie }) => connect(origin, cookie, hear)),
      )),
    )
  return lines
}

async function connect(origin: string, cookie: string, hear: EventHandler) {
  const request = get(`${origin}/live`, { headers: { cookie }, agent: false })
  const [line] = (await once(request, 'response')) as [IncomingMessage]
  if (line.statusCode !== 200) throw new Error(`/live answered ${line.statusCode}.`)
  line.on('error', () => {}) // our own leaving
  line.setEncoding('utf8')
  await new Promise<void>((resolve) => {
    line.on('data', (text: string) => {
      if (text.startsWith('event: up')) resolve()
      for (const [, id] of text.matchAll(/"id":"(.+?)"/g)) hear(id!, performance.now())
    })
  })
  return line
}

/** Milliseconds from asking the database to hearing of it, of each event. */
async function deliver(
  tell: (id: string, userId: string) => Promise<void>,
  whom: readonly { id: string }[],
  heard: Map<string, (at: number) => void>,
): Promise<number[]> {
  const delays: Promise<number>[] = []
  for (let at = 0; at < events; at++) {
    const id = String(at)
    const start = performance.now()
    delays.push(new Promise((resolve) => heard.set(id, (now) => resolve(now - start))))
    void tell(id, whom[at % whom.length]!.id).catch(endInOneSentence)
    await sleep(1000 / perSecond)
  }
  return Promise.all(delays)
}

function report({
  lines,
  before,
  after,
  times,
}: {
  lines: number
  before: number
  after: number
  times: number[]
}) {
  const sorted = times.toSorted((a, b) => a - b)
  const part = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
  const memory = (after - before) / lines / 1024
  const verdict = (value: number, limit: number) => (value < limit ? 'ok' : `MISSED, at most ${limit}`)
  say(`\n${lines} connections, ${sorted.length} events at ${perSecond} a second`)
  say(
    `delivery  median ${part(0.5).toFixed(1)} ms, 99 % ${part(0.99).toFixed(1)} ms: ${verdict(part(0.99), most.delivery)}`,
  )
  say(`memory    ${memory.toFixed(1)} KB for each connection: ${verdict(memory, most.memory)}`)
}
