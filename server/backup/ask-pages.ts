import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { settingNames } from '../settings.ts'

const patience = 120_000 // ms to start

/**
 * Starts the built site on a data folder, with none of our settings, and asks for pages all over its sitemap.
 * Returns their paths. Throws a sentence if one does not answer 200.
 */
export async function askPages(dataDir: string, count: number): Promise<string[]> {
  const port = await freePort()
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settingNames.includes(name)))
  const site = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...own,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'off',
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'error',
    },
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const ended = once(site, 'exit')
  const origin = `http://localhost:${port}`
  try {
    for (const start = Date.now(); !(await isReady(origin)); await sleep(100))
      if (site.exitCode !== null || Date.now() - start > patience)
        throw new Error(`The site of the backup does not start:\n${output}`)
    const paths = spread([...(await pathsOf(origin))], count)
    for (const path of paths) {
      const { status } = await fetch(origin + path)
      if (status !== 200) throw new Error(`The page ${path} of the backup answers ${status}:\n${output}`)
    }
    return paths
  } finally {
    site.kill('SIGTERM')
    await ended
  }
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The pages of the first file of the sitemap, and of the last, which is of listings if there are any. */
async function pathsOf(origin: string): Promise<Set<string>> {
  const files = await addressesIn(`${origin}/sitemap.xml`)
  const paths = new Set<string>()
  for (const file of [files[0], files.at(-1)])
    if (file)
      for (const address of await addressesIn(origin + new URL(file).pathname))
        paths.add(new URL(address).pathname)
  return paths
}

async function addressesIn(address: string): Promise<string[]> {
  const xml = await (await fetch(address)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)
}

const spread = (all: string[], count: number) =>
  all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
