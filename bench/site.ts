import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Starts the built site as a separate process on a free local port; resolves when it is ready. */
export async function startSite(dataDir: string, environment: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--enable-source-maps', 'build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...environment,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const origin = `http://localhost:${port}`
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The site did not start; its own words are above.')
    await sleep(50)
  }
  return {
    origin,
    port,
    pid: child.pid!,
    async stop() {
      child.kill()
      await ended
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
