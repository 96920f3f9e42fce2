import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { longestStop } from './patience.ts'
import { environmentOf, ofProcess, type SiteProcess, untilReady } from './site-process.ts'

type KeptProcess = {
  child: ChildProcessByStdio<null, Socket, Socket>
  /** Of the site that it serves. */
  output: { text: string }
}

/** Those that serve no site, of all files of this worker. */
const idle: KeptProcess[] = []

/**
 * Starts the built site in a process that served others before, and waits until it answers: to read and compile the code
 * is most of a start, and of the first answers. `end` resolves to whether it stopped without an error.
 */
export async function startInKeptProcess(site: SiteProcess) {
  const kept = idle.pop() ?? startKeptProcess()
  const { child } = kept
  kept.output = site.output
  child.send(environmentOf(site))
  await untilReady(site, child)
  return {
    async end() {
      if (!child.connected) return false
      const settled = new AbortController()
      const until = (event: string) => once(child, event, { signal: settled.signal })
      const kill = setTimeout(() => child.kill('SIGKILL'), longestStop)
      child.send('stop')
      await Promise.race([until('message'), until('exit')])
      settled.abort()
      clearTimeout(kill)
      if (!child.connected) return false
      idle.push(kept)
      return true
    },
  }
}

function startKeptProcess(): KeptProcess {
  const child = spawn(process.execPath, ['tests/kept-site.ts'], {
    env: { ...process.env, ...ofProcess },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as KeptProcess['child']
  const kept: KeptProcess = { child, output: { text: '' } }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (kept.output.text += chunk.toString()))
    stream.unref()
  }
  // It ends with its worker, which does not wait for it.
  child.unref()
  child.channel!.unref()
  return kept
}
