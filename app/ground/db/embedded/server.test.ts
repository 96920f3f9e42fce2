import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startDatabase } from './server.ts'
import { throwawayFolder } from '../testing.ts'

let home: string
let dataDir: string
const running = new Set<{ stop(): Promise<void> }>()

beforeEach(() => {
  home = throwawayFolder('proa-embedded-')
  fs.chmodSync(home, 0o755)
  dataDir = join(home, 'postgres')
})

afterEach(async () => {
  for (const database of running) await database.stop()
  running.clear()
  fs.rmSync(home, { recursive: true, force: true })
})

async function start(folder = dataDir) {
  const database = await startDatabase(folder)
  running.add(database)
  return database
}

/** Another app process on the same folder. `stop` has it leave in good order. */
async function startInAnotherProcess() {
  const module = JSON.stringify(new URL('server.ts', import.meta.url).href)
  const script = `
    const { startDatabase } = await import(${module})
    const database = await startDatabase(${JSON.stringify(dataDir)})
    console.log(JSON.stringify(database))
    process.stdin.on('end', () => database.stop()).resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const report = JSON.parse(line) as { connectionString: string; joined: boolean }
  const other = {
    ...report,
    kill: () => end(child, () => child.kill('SIGKILL')),
    stop: () => end(child, () => child.stdin.end()),
  }
  running.add(other)
  return other
}

async function end(child: ChildProcess, how: () => void) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  how()
  await exit
}

async function query(connectionString: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

const lockFile = () => join(dataDir, 'postmaster.pid')
const serverPid = () => Number.parseInt(fs.readFileSync(lockFile(), 'utf8'), 10)

describe('the life of the server', () => {
  test('the last process to leave stops it', async () => {
    const first = await startInAnotherProcess()
    const second = await start()
    expect([first.joined, second.joined]).toEqual([false, true])

    await first.stop()
    expect((await query(second.connectionString, 'select 1 as one')).rows).toEqual([{ one: 1 }])
    await second.stop()
    expect(fs.existsSync(lockFile())).toBe(false)
  })

  test('processes that start at the same moment share one', async () => {
    const all = await Promise.all([startInAnotherProcess(), startInAnotherProcess(), start()])
    expect(all.filter(({ joined }) => !joined)).toHaveLength(1)
  })

  test('an orphan is joined by the next start', async () => {
    const killed = await startInAnotherProcess()
    const pid = serverPid()
    await killed.kill()

    const next = await start()
    expect(next.joined).toBe(true)
    expect(serverPid()).toBe(pid)
    await next.stop()
    expect(fs.existsSync(lockFile())).toBe(false)
  })

  test('one that dies under the app comes back at the same address', async () => {
    const { connectionString } = await start()
    const pid = serverPid()
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => query(connectionString, 'select').then(serverPid, () => pid)).not.toBe(pid)
  })
})

test('of a statement of the site that fails, the log keeps neither text nor values; what else fails is there', async () => {
  const all = await Promise.all([startInAnotherProcess(), startInAnotherProcess(), start()])
  const { connectionString, superuserUrl } = all[2]
  await query(connectionString, 'create table person (email text unique)')
  const enter = `insert into person values ('maria@example.com')`
  await query(connectionString, enter)
  await expect(query(connectionString, enter)).rejects.toThrow('duplicate key')
  await expect(
    query(connectionString, `set statement_timeout = 1; select pg_sleep(9), 'Jose'`),
  ).rejects.toThrow('statement timeout')
  const log = fs.readFileSync(join(dataDir, 'server.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  await expect(query(superuserUrl, 'select 1 / 0')).rejects.toThrow('division by zero')
  expect(fs.readFileSync(join(dataDir, 'server.log'), 'utf8')).toContain('ERROR:  division by zero')
  expect(log).not.toMatch(/maria@example|Jose|STATEMENT/)
})

describe('a lock file that outlived its server', () => {
  async function startOver(pid: number) {
    const before = await start()
    const lock = fs.readFileSync(lockFile(), 'utf8')
    await before.stop()
    fs.writeFileSync(lockFile(), lock.replace(/^\d+/, String(pid)))
    return start()
  }

  test('may name a process that is not ours', async () => {
    expect((await startOver(process.pid)).joined).toBe(false)
  })

  test('may name a zombie', async () => {
    const parent = spawn('sh', ['-c', '(exit) & echo $!; exec sleep 60'])
    const [line] = (await once(createInterface(parent.stdout), 'line')) as [string]
    expect((await startOver(Number(line))).joined).toBe(false)
    parent.kill()
  })
})

describe('the role of the app', () => {
  test('owns its database and is no superuser', async () => {
    const { connectionString } = await start()
    const { rows } = await query(
      connectionString,
      `select rolsuper, rolcreaterole, (select datdba = r.oid from pg_database where datname = 'app') as owns
       from pg_roles r where rolname = current_user`,
    )
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, owns: true }])
    await expect(query(connectionString, `copy (select 1) to program 'cat'`)).rejects.toThrow(
      'permission denied',
    )
  })

  test('has connections for twelve processes that serve, and the jobs of one', async () => {
    const { connectionString } = await start()
    const { rows } = await query(
      connectionString,
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as free`,
    )
    expect(rows[0].free).toBeGreaterThan(12 * 24 + 26)
  })

  test('may create the extensions that search and bookings need', async () => {
    const { connectionString } = await start()
    await query(
      connectionString,
      'create extension pg_trgm; create extension btree_gin; create extension btree_gist',
    )
    const { rows } = await query(
      connectionString,
      `select cardinality(show_trgm('사이판')) > 0 as searchable`,
    )
    expect(rows).toEqual([{ searchable: true }])
  })
})

describe('the data folder', () => {
  test('may have a path too long for a socket', async () => {
    const { connectionString, stop } = await start(join(home, 'deep'.repeat(30), 'postgres'))
    expect((await query(connectionString, 'select')).rowCount).toBe(1)
    await stop()
    fs.rmSync(new URL(connectionString).searchParams.get('host') ?? '', { recursive: true })
  })

  test.runIf(process.getuid?.() === 0)(
    'is elsewhere, with a link to it, below one that only root may enter',
    async () => {
      fs.chmodSync(home, 0o700)
      const { folder, stop } = await start()
      expect(folder).toMatch(/^\/var\/lib\/proa\/postgres-/)
      expect(fs.realpathSync(dataDir)).toBe(folder)
      await stop()
      fs.rmSync(folder, { recursive: true })
    },
  )

  test('that holds other files is refused and left alone', async () => {
    fs.mkdirSync(dataDir)
    fs.writeFileSync(join(dataDir, 'thesis.txt'), 'mine')
    await expect(start()).rejects.toThrow(
      `The database folder ${dataDir} can't be used: it holds other files; name an empty or a new folder.`,
    )
    expect(fs.readdirSync(dataDir)).toEqual(['thesis.txt'])
  })

  test('may not be reached by a link if it holds other files, or nothing is there', async () => {
    const documents = join(home, 'documents')
    fs.symlinkSync(documents, dataDir)
    await expect(start()).rejects.toThrow(
      'it is a link that leads nowhere; remove it, or bring back what it led to.',
    )
    fs.mkdirSync(documents)
    fs.writeFileSync(join(documents, 'thesis.txt'), 'mine')
    await expect(start()).rejects.toThrow('it holds other files; name an empty or a new folder.')
  })

  test('that is a file is refused', async () => {
    fs.writeFileSync(dataDir, '')
    await expect(start()).rejects.toThrow('a file is in its place; set DATA_DIR to a folder.')
  })

  test('of an older PostgreSQL is refused', async () => {
    fs.mkdirSync(dataDir)
    fs.writeFileSync(join(dataDir, 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      `The data in ${dataDir} is of PostgreSQL 17 and this is 18; export it with the old version and import it here.`,
    )
  })
})
