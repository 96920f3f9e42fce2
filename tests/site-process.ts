import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { longestStart, longestStop } from './patience.ts'
import { siteSecret } from './site-secret.ts'

/** Of each process that serves: its code is compiled once for all. */
export const ofProcess = { NODE_COMPILE_CACHE: 'build/server/.compiled', NODE_ENV: 'production' }

export type SiteProcess = {
  port: number
  database: string
  dataFolder: string
  samples?: boolean
  environment?: Record<string, string>
  /** What it writes is added to it. */
  output: { text: string }
}

/** Starts the built site, and waits until it answers. `end` asks it to end and resolves to its exit code. */
export async function startProcess(site: SiteProcess) {
  // Without source maps, which would be a third of the time of a start.
  const child = spawn(process.execPath, ['build/server/main.js'], { env: environmentOf(site) })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (site.output.text += chunk.toString()))
  await untilReady(site, child)
  return {
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      const kill = setTimeout(() => child.kill('SIGKILL'), longestStop)
      if (child.exitCode === null) await once(child, 'exit')
      clearTimeout(kill)
      return child.exitCode
    },
  }
}

export const environmentOf = ({
  port,
  database,
  dataFolder,
  samples = true,
  environment,
}: SiteProcess): NodeJS.ProcessEnv => ({
  ...process.env,
  ...ofProcess,
  PORT: String(port),
  DATABASE_URL: database,
  DATA_DIR: dataFolder,
  AUTH_SECRET: siteSecret,
  DEMO: 'on',
  SAMPLE_DATA: samples ? 'on' : 'off',
  LOG_LEVEL: 'error',
  ...environment,
})

/** Any one that is free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export async function isFree(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  await new Promise((resolve) => server.close(resolve))
  return isListening
}

export async function untilReady({ port, output }: SiteProcess, child: ChildProcess) {
  // One that can't start ends by itself.
  for (const start = Date.now(); Date.now() - start < longestStart; await sleep(30)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output.text}`)
}
