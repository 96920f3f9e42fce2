/**
 * One throwaway server for a whole test run, a template made by the migrations, and a clone of it per worker.
 * The server and its folder vanish with the run, even when that is killed.
 */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, databaseAccount, environment, giveTo } from './embedded/account.ts'
import { installBinaries } from './embedded/binaries.ts'
import { initialize } from './embedded/initialize.ts'
import { address, settings } from './embedded/postmaster.ts'

/** Nothing here has to survive a power cut. */
const unsafeFastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
const small = ['wal_level=minimal', 'max_wal_senders=0', 'max_connections=300']

/** Its input is a pipe from us, which closes when we end, however that happens. */
const stopWhenParentExits = `trap "" INT TERM HUP
"$@" >>server.log 2>&1 <&- &
while read _; do :; done
kill -QUIT $!; wait; cd /; rm -rf "$0"`

const longestStart = 300_000 // ms, on a busy machine
const memory = '/dev/shm'
const enoughMemory = 4 * 1024 ** 3 // bytes; containers may have 64 MB of it

/** A new folder for what does not outlast a run: in memory if there is room, where a database is copied in half the time. */
export function throwawayFolder(prefix: string): string {
  const { bavail, bsize } = fs.existsSync(memory) ? fs.statfsSync(memory) : { bavail: 0, bsize: 0 }
  return fs.mkdtempSync(join(bavail * bsize < enoughMemory ? tmpdir() : memory, prefix))
}

/**
 * Starts the server and has `migrate` fill the template, whose address it gets and where it must leave no
 * connection. `server` is what `cloneDatabase` needs, a plain string that can be handed to workers.
 * @param more settings of the server
 */
export async function startTestServer(migrate: (connectionString: string) => Promise<void>, more = small) {
  const started = await startThrowaway(
    (data, { bin, account }) => initialize(data, bin, account, ['--no-sync']),
    more,
  )
  const { server } = started
  await run(server, 'create role app login')
  await addTemplate(server, 'template_app', migrate, 'template0')
  return started
}

/**
 * Starts a server on the folder that `fill` makes. `server` is its address for its superuser, `data` the folder. `stop`
 * ends it without a word to those who are connected.
 */
export async function startThrowaway(
  fill: (data: string, place: { bin: string; account: Account }) => unknown,
  more: readonly string[],
) {
  const folder = throwawayFolder('proa-test-')
  const account = databaseAccount(folder)
  giveTo(folder, account)
  const bin = installBinaries(account)
  const data = join(folder, 'data')
  await fill(data, { bin, account })
  const command = [join(bin, 'postgres'), '-D', data, ...settings(data, [...unsafeFastSettings, ...more])]
  const guard = spawn('sh', ['-c', stopWhenParentExits, folder, ...command], {
    ...account,
    env: environment,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const server = address(data, 'postgres', 'postgres')
  await untilItAnswers(server, join(folder, 'server.log'))
  return {
    server,
    data,
    async stop() {
      const ended = new Promise((resolve) => guard.once('close', resolve))
      guard.stdin?.end()
      await ended
    },
  }
}

/** A further template out of an earlier one: what `fill` leaves in it, and no connection to it. */
export async function addTemplate(
  server: string,
  name: string,
  fill: (connectionString: string) => Promise<unknown>,
  from = 'template_app',
) {
  await fill(await cloneDatabase(server, name, from))
  await run(server, `alter database ${name} with is_template true allow_connections false`)
}

/** A fresh copy of a template in place of the one that had this name. Returns its address for the role `app`. */
export async function cloneDatabase(
  server: string,
  name: string,
  template = 'template_app',
): Promise<string> {
  await run(
    server,
    `drop database if exists "${name}" with (force)`,
    `create database "${name}" template ${template} owner app strategy file_copy`,
  )
  const clone = new URL(server)
  clone.username = 'app'
  clone.pathname = name
  return clone.href
}

async function run(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

async function untilItAnswers(server: string, log: string) {
  for (const start = Date.now(); ; await sleep(15)) {
    try {
      return await run(server, 'select')
    } catch (error) {
      if (Date.now() - start > longestStart)
        throw new Error(`The test database did not start:\n${fs.readFileSync(log, 'utf8')}`, { cause: error })
    }
  }
}
