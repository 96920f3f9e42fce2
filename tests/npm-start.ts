import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished } from 'vitest'
import { cloneDatabase } from '../app/ground/db/testing.ts'
import { longestStop, patience } from './patience.ts'
import { siteSecret } from './site-secret.ts'
import { freePort } from './site-process.ts'

type RunningProcess = { pid: number; parent: number; command: string }
let started = 0

/**
 * The site as its operator starts it: by npm, in a process group of its own, on a database without samples. It ends with
 * the test that calls.
 */
export async function startNpm(environment: Record<string, string> = {}, { isReady = true } = {}) {
  const name = `npm_${process.env.VITEST_POOL_ID}_${++started}`
  const database = await cloneDatabase(inject('databaseServer'), name)
  const dataFolder = await mkdtemp(join(tmpdir(), 'proa-npm-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const npm = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database,
      DATA_DIR: dataFolder,
      AUTH_SECRET: siteSecret,
      SAMPLE_DATA: 'off',
      ...environment,
    },
  })
  const output = { text: '' }
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (bytes: Buffer) => (output.text += bytes.toString()))
  const family = () => descendantsOf(npm.pid!)
  const isOver = () => npm.exitCode !== null || npm.signalCode !== null
  const ended = () => (isOver() ? [npm.exitCode, npm.signalCode] : once(npm, 'exit'))
  onTestFinished(async () => {
    await endGroup(npm.pid!)
    await ended()
    await rm(dataFolder, { recursive: true, force: true })
  })
  const askReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status,
      () => output.text,
    )
  const untilReady = async () => void (await expect.poll(askReady, patience).toBe(200))
  if (isReady) await untilReady()
  return {
    origin,
    database,
    dataFolder,
    output,
    untilReady,
    /** Asked on a new connection: any process may answer. */
    metrics: async () => {
      const token = await readFile(join(dataFolder, 'operator-token'), 'utf8')
      const headers = { authorization: `Bearer ${token.trim()}`, connection: 'close' }
      return (await fetch(`${origin}/metrics`, { headers })).text()
    },
    async untilPrinted(text: string) {
      await expect.poll(() => output.text, patience).toContain(text)
    },
    /** npm itself and all that it started, parents first. */
    family,
    servingPid: () => family().find(({ command }) => command.includes('build/server/main.js'))!.pid,
    /** How npm ended: its code or the signal. */
    ended,
  }
}

/** Ends all there is of a process group: its first process may be gone before the others. */
async function endGroup(group: number) {
  const isThere = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(-group, signal)
    } catch {
      return false
    }
  }
  isThere('SIGTERM')
  for (const start = Date.now(); isThere(0); await sleep(50))
    if (Date.now() - start > longestStop) isThere('SIGKILL')
}

function descendantsOf(root: number): RunningProcess[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .filter(([, , , state]) => !state?.startsWith('Z'))
    .map(([, pid, parent, , command = '']) => ({ pid: Number(pid), parent: Number(parent), command }))
  const found = all.filter(({ pid }) => pid === root)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found
}
