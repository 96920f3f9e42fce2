import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { cloneDatabase } from '../app/ground/db/testing.ts'
import { siteSecret } from './site-secret.ts'
import { sampleTemplate } from './sample-database.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** ms after which what does not stop is killed */
export const longestStop = 40_000

let cloned = 0

/** How many sites the file that runs has started. */
let started = 0

/**
 * The built site as a process of its own, on a seeded database and a data folder of its own, from now to the end of the
 * calling test file. Called within a test, it would not be ended.
 * @param samples whether the database has them
 * @param databaseUrl another site's database, to join it
 */
export async function startSite({
  samples = true,
  databaseUrl,
  environment = {},
}: { samples?: boolean; databaseUrl?: string; environment?: Record<string, string> } = {}) {
  const database =
    databaseUrl ??
    (await cloneDatabase(
      inject('databaseServer'),
      `site_${process.env.VITEST_POOL_ID}_${++cloned}`,
      samples ? sampleTemplate : undefined,
    ))
  const dataFolder = await mkdtemp(join(tmpdir(), 'proa-site-'))
  const port = await portOf(started++)
  const origin = `http://localhost:${port}`
  const output = { text: '' }
  const start = async () => {
    // Without source maps, which would be a third of the time of a start. Its code is compiled once for all starts.
    const started = spawn(process.execPath, ['build/server/main.js'], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: 'build/server/.compiled',
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: database,
        DATA_DIR: dataFolder,
        AUTH_SECRET: siteSecret,
        DEMO: 'on',
        SAMPLE_DATA: samples ? 'on' : 'off',
        LOG_LEVEL: 'error',
        ...environment,
      },
    })
    gather(started, output)
    await untilReady(origin, started, output)
    return started
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const kill = setTimeout(() => child.kill('SIGKILL'), longestStop)
    if (child.exitCode === null) await once(child, 'exit')
    clearTimeout(kill)
    return child.exitCode
  }
  const sql = new pg.Pool({ connectionString: database, max: 2 })
  afterAll(async () => {
    await sql.end()
    const code = await end('SIGTERM')
    started = 0
    await rm(dataFolder, { recursive: true })
    expect(code, output.text).toBe(0)
  })
  return {
    origin,
    database,
    /** What the process wrote so far. */
    output,
    query: async (text: string, values: unknown[] = []) => (await sql.query(text, values)).rows,
    /** Ends the process as a crash does, and starts it again after what is done in between. */
    async crash(meanwhile = async () => {}) {
      await end('SIGKILL')
      await meanwhile()
      child = await start()
    },
    /** Asks the process to end; resolves to its exit code. */
    stop: () => end('SIGTERM'),
    /** Ends the process as its operator does, and starts it again. */
    async restart() {
      expect(await end('SIGTERM'), output.text).toBe(0)
      child = await start()
    },
    /** Asks as a browser of an English visitor does; follows no redirect. */
    ask(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers)
      if (init.method && !headers.has('origin')) headers.set('origin', origin)
      return fetch(origin + path, { redirect: 'manual', ...init, headers })
    },
    /** What the site asks of its operator. */
    operatorToken: () => readFile(join(dataFolder, 'operator-token'), 'utf8'),
  }
}

/** Any one that is free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * The first sites of a worker's files have all the same port, so do the second ones: its browser windows know their
 * scripts. It is below those that connections get, which could take it between two files.
 */
async function portOf(place: number): Promise<number> {
  for (let port = 10_000 + (process.pid % 2_000) * 10 + place; ; port += 10)
    if (await isFree(port)) return port
}

async function isFree(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  await new Promise((resolve) => server.close(resolve))
  return isListening
}

function gather(child: ChildProcess, output: { text: string }) {
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
}

async function untilReady(origin: string, child: ChildProcess, output: { text: string }) {
  // Samples alone take a while on a busy machine; one that can't start ends by itself.
  for (const start = Date.now(); Date.now() - start < 120_000; await sleep(30)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output.text}`)
}
