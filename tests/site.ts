import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { cloneDatabase } from '../app/db/testing.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

let cloned = 0

/**
 * The built site as a process of its own on a seeded database of its own, from now to the end of the calling test file.
 * @param databaseUrl another site's database, to join it
 */
export async function startSite({
  databaseUrl,
  environment = {},
}: { databaseUrl?: string; environment?: Record<string, string> } = {}) {
  const database =
    databaseUrl ??
    (await cloneDatabase(inject('databaseServer'), `site_${process.env.VITEST_POOL_ID}_${++cloned}`))
  const port = await freePort()
  const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database,
      AUTH_SECRET: 'only for tests, only for tests, only for tests',
      DEMO: 'on',
      SAMPLE_DATA: 'on',
      LOG_LEVEL: 'error',
      ...environment,
    },
  })
  const output = gather(child)
  const origin = `http://localhost:${port}`
  await untilReady(origin, child, output)
  const sql = new pg.Pool({ connectionString: database, max: 2 })
  afterAll(async () => {
    await sql.end()
    child.kill('SIGTERM')
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
    expect(code, output.text).toBe(0)
  })
  return {
    origin,
    database,
    /** What the process wrote so far. */
    output,
    query: async (text: string, values: unknown[] = []) => (await sql.query(text, values)).rows,
    /** Asks as a browser of an English visitor does; follows no redirect. */
    ask: (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init }),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function gather(child: ChildProcess) {
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  return output
}

async function untilReady(origin: string, child: ChildProcess, output: { text: string }) {
  for (const start = Date.now(); Date.now() - start < 30_000; await sleep(30)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output.text}`)
}
