import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { longestStart } from './patience.ts'

type EmbeddedOptions = {
  dataDir: string
  port: number
  /** What the process writes is added to it. */
  output: { text: string }
  environment?: Record<string, string>
}

/** The built site as a process of its own, with the database that it starts itself. */
export async function startEmbeddedSite({
  dataDir,
  port,
  output,
  environment,
}: EmbeddedOptions): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      SAMPLE_DATA: 'off',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (bytes: Buffer) => (output.text += bytes.toString()))
  await untilReady(port, output)
  return site
}

export async function untilReady(port: number, output: { text: string }) {
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const start = Date.now(); !(await isReady()); await sleep(50))
    if (Date.now() - start > longestStart) throw new Error(`The site did not start:\n${output.text}`)
}

export const postmasterOf = async (dataDir: string) =>
  Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)

/** A process and those that it started. */
export async function familyOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean)
  const stats = await Promise.all(
    pids.map(async (pid) => [pid, await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')] as const),
  )
  const children = stats.filter(([, stat]) => Number(stat.split(') ').at(-1)?.split(' ')[1]) === parent)
  return [parent, ...children.map(([pid]) => pid)]
}

/** Ends processes as a power cut does. */
export function killAll(pids: readonly number[]) {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with another.
    }
  }
}
