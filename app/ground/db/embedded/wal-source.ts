/** Hands PostgreSQL the WAL files that it asks for while it recovers: by files in its folder, so its account needs no more. */
import { chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'

/** A segment or history file of the WAL, or undefined where there is none. */
export type WalSource = (name: string) => Promise<Buffer | undefined>

const folders = ['wal-wanted', 'wal-ready', 'wal-missing']

/** The shell command that puts the file %f at %p, or fails if it does not exist. */
export const restoreCommand =
  'rm -f wal-missing/%f; touch wal-wanted/%f; ' +
  'while [ -e wal-wanted ] && [ ! -e wal-ready/%f ] && [ ! -e wal-missing/%f ]; do sleep 0.01; done; mv wal-ready/%f "%p" 2>/dev/null'

export function prepareSource(data: string) {
  for (const folder of folders) mkdirSync(join(data, folder), { mode: 0o700 })
}

/** Answers until `signal`; then takes its folders away. */
export async function answerFor(data: string, account: Account, source: WalSource, signal: AbortSignal) {
  try {
    for (; !signal.aborted; await sleep(5))
      for (const name of readdirSync(join(data, 'wal-wanted'))) await answer(data, name, account, source)
  } finally {
    for (const folder of folders) rmSync(join(data, folder), { recursive: true, force: true })
  }
}

async function answer(data: string, name: string, { uid, gid }: Account, source: WalSource) {
  const content = await source(name)
  rmSync(join(data, 'wal-wanted', name))
  const path = join(data, content ? 'wal-ready' : 'wal-missing', name)
  writeFileSync(`${path}.part`, content ?? '', { flag: 'wx', mode: 0o600 })
  chownSync(`${path}.part`, uid, gid)
  renameSync(`${path}.part`, path)
}
