import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from './client.server.ts'
import { type DerivedIndex, migrate } from './migrate.server.ts'
import { cloneDatabase, startTestServer } from './testing.ts'

let testServer: Awaited<ReturnType<typeof startTestServer>>
let pool: pg.Pool
let folder: string

beforeAll(async () => {
  testServer = await startTestServer(async () => {})
})

afterAll(() => testServer.stop())

beforeEach(async () => {
  pool = openDatabase({ url: await cloneDatabase(testServer.server, 'migrate') }).pool
  folder = mkdtempSync(join(tmpdir(), 'proa-migrations-'))
})

afterEach(async () => {
  await pool.end()
  rmSync(folder, { recursive: true })
})

function migrations(files: Record<string, string>) {
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
}

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await pool.query({ text: sql, rowMode: 'array' })
  return rows.map(([value]: unknown[]) => value)
}

const applied = () => column('select name from migration order by applied_at')

describe('migrations', () => {
  test('run in the order of their names, each once', async () => {
    migrations({
      '0002_boat.sql': `insert into boat values ('proa')`,
      '0001_boat.sql': `create table boat (name text); insert into boat values ('canoe')`,
      'README.md': 'no migration',
    })
    await migrate(pool, [], folder)
    await migrate(pool, [], folder)
    expect(await applied()).toEqual(['0001_boat.sql', '0002_boat.sql'])
    expect(await column('select name from boat')).toEqual(['canoe', 'proa'])

    migrations({ '0003_boat.sql': `insert into boat values ('raft')` })
    await migrate(pool, [], folder)
    expect(await column('select name from boat')).toEqual(['canoe', 'proa', 'raft'])
  })

  test('run once when several processes start together, indexes among them', async () => {
    migrations({ '0001_boat.sql': `create table boat (name text, year int); select pg_sleep(0.3)` })
    const index = {
      name: 'kind_boat_year',
      sql: 'create index concurrently kind_boat_year on boat (year)',
    } as const
    const run = () => migrate(pool, [index], folder)
    await Promise.all([run(), run(), run()])
    expect(await applied()).toEqual(['0001_boat.sql'])
  })

  test('that fail leave nothing of themselves, and those before them stay', async () => {
    migrations({
      '0001_boat.sql': 'create table boat (name text)',
      '0002_wreck.sql': 'create table wreck (name text); insert into nowhere values (1)',
    })
    await expect(migrate(pool, [], folder)).rejects.toThrow(
      'The migration 0002_wreck.sql failed and nothing of it was kept: relation "nowhere" does not exist',
    )
    expect(await applied()).toEqual(['0001_boat.sql'])
    expect(await column(`select to_regclass('wreck')`)).toEqual([null])

    migrations({ '0002_wreck.sql': 'create table wreck (name text)' })
    await migrate(pool, [], folder)
    expect(await applied()).toEqual(['0001_boat.sql', '0002_wreck.sql'])
  })
})

describe('a migration that others work beside', () => {
  beforeEach(async () => {
    migrations({
      '0001_boat.sql': `create table boat (name text); insert into boat values ('proa'), ('proa')`,
    })
    await migrate(pool, [], folder)
  })

  test('waits for someone who reads for long, and lets others read meanwhile', async () => {
    migrations({ '0002_boat.sql': 'alter table boat add column year int' })
    const reader = await pool.connect()
    await reader.query('begin; select from boat')
    const migrated = migrate(pool, [], folder)
    const begun = Date.now()
    const waits = () => column(`select 1 from pg_locks where not granted and relation = 'boat'::regclass`)
    for (let times = 0; times < 2; times++) {
      await expect.poll(waits, { interval: 20 }).toEqual([1])
      expect(await column('select name from boat')).toEqual(['proa', 'proa'])
      await expect.poll(waits, { interval: 20 }).toEqual([])
    }
    expect(Date.now() - begun).toBeLessThan(20_000)
    await reader.query('commit')
    reader.release()
    await migrated
    expect(await applied()).toEqual(['0001_boat.sql', '0002_boat.sql'])
  })

  test('makes an index while others write, and makes it again after an interruption', async () => {
    const isValid = () =>
      column(`select indisvalid from pg_index where indexrelid = to_regclass('boat_name')`)
    migrations({
      '0002_boat.sql': `-- concurrently: one row of each name\ncreate unique index concurrently boat_name on boat (name);`,
    })
    await expect(migrate(pool, [], folder)).rejects.toThrow(
      'The migration 0002_boat.sql failed; the next start goes on with it: could not create unique index',
    )
    expect(await isValid()).toEqual([false])
    expect(await applied()).toEqual(['0001_boat.sql'])
    await pool.query('delete from boat')
    await migrate(pool, [], folder)
    expect(await isValid()).toEqual([true])
    expect(await applied()).toEqual(['0001_boat.sql', '0002_boat.sql'])
  })

  test('is refused by a version that does not know it, unless it is marked as compatible', async () => {
    migrations({ '0002_boat.sql': '-- compatible\nalter table boat add column year int' })
    await migrate(pool, [], folder)
    rmSync(join(folder, '0002_boat.sql'))
    await migrate(pool, [], folder)
    await pool.query(`insert into migration (name) values ('0003_boat.sql')`)
    await expect(migrate(pool, [], folder)).rejects.toThrow(
      'whose migrations this one does not know (0003_boat.sql): start the newer version, or restore a backup',
    )
  })
})

describe('declared indexes', () => {
  const byYear: DerivedIndex = {
    name: 'kind_boat_year',
    sql: `create index concurrently kind_boat_year on boat (year) where name <> 'wreck'`,
  }

  beforeEach(() => {
    migrations({
      '0001_boat.sql': 'create table boat (name text, year int); create index boat_name on boat (name)',
    })
  })

  const indexes = () =>
    column(`select indexdef from pg_indexes where tablename = 'boat' and indexname like 'kind%'`)
  const isValid = () =>
    column(`select indisvalid from pg_index where indexrelid = 'kind_boat_year'::regclass`)
  const identity = () => column(`select 'kind_boat_year'::regclass::oid`)

  test('are made once, and lose their names when no longer declared', async () => {
    await migrate(pool, [byYear], folder)
    expect(await indexes()).toEqual([expect.stringContaining('(year) WHERE (name <>')])
    const before = await identity()
    await migrate(pool, [byYear], folder)
    expect(await identity()).toEqual(before)

    await migrate(pool, [], folder)
    expect(await indexes()).toEqual([])
    expect(await column(`select to_regclass('boat_name')::text`)).toEqual(['boat_name'])
  })

  test('are rebuilt when their declaration changes', async () => {
    await migrate(pool, [byYear], folder)
    const sql = 'create index concurrently kind_boat_year on boat (year desc)'
    await migrate(pool, [{ ...byYear, sql }], folder)
    expect(await indexes()).toEqual([expect.stringContaining('(year DESC)')])
  })

  test('stay for a day when another version changes them: processes of the earlier one may still serve', async () => {
    const all = () => column(`select indexdef from pg_indexes where indexdef like '%year%' order by 1`)
    const sql = 'create index concurrently kind_boat_year on boat (year desc)'
    await migrate(pool, [byYear], folder)
    const before = await identity()
    await migrate(pool, [{ ...byYear, sql }], folder)
    await migrate(pool, [{ ...byYear, sql }], folder)
    expect(await all()).toHaveLength(2)
    const former = `former_kind_${before[0]}`
    await pool.query(
      `comment on index ${former} is '${new Date(Date.now() - 25 * 60 * 60_000).toISOString()}'`,
    )
    await migrate(pool, [{ ...byYear, sql }], folder)
    expect(await all()).toEqual([expect.stringContaining('(year DESC)')])
  })

  test('are the same again when an earlier version starts again, and none is left by each start', async () => {
    const later = { ...byYear, sql: 'create index concurrently kind_boat_year on boat (year desc)' }
    const start = async (index: DerivedIndex) => {
      await migrate(pool, [index], folder)
      return (await identity())[0]
    }
    const [first, second] = [await start(byYear), await start(later)]
    expect(second).not.toBe(first)
    expect([await start(byYear), await start(later), await start(later)]).toEqual([first, second, second])
    expect(await indexes()).toEqual([expect.stringContaining('(year DESC)')])
    expect(await column(`select indexname from pg_indexes where indexname like 'former%'`)).toEqual([
      `former_kind_${first}`,
    ])
  })

  test('that are not valid, as after a drop that was interrupted, are not taken back', async () => {
    await migrate(pool, [], folder)
    await pool.query(`insert into boat values ('proa', 1), ('canoe', 1)`)
    const unique = 'create unique index concurrently former_kind_1 on boat (year)'
    await expect(pool.query(unique)).rejects.toThrow('could not create unique index')
    const comment = pg.escapeLiteral(`${new Date().toISOString()} ${byYear.sql}`)
    await pool.query(`comment on index former_kind_1 is ${comment}`)
    await migrate(pool, [byYear], folder)
    expect(await isValid()).toEqual([true])
  })

  test('are rebuilt if building them was interrupted', async () => {
    await migrate(pool, [], folder)
    await pool.query(`insert into boat values ('proa', 1), ('canoe', 1)`)
    const unique = 'create unique index concurrently kind_boat_year on boat (year)'
    await expect(pool.query(unique)).rejects.toThrow('could not create unique index')
    expect(await isValid()).toEqual([false])

    await migrate(pool, [byYear], folder)
    expect(await isValid()).toEqual([true])
  })
})

test('a missing folder of migrations is reported in a sentence', async () => {
  await expect(migrate(pool, [], '/nowhere/migrations')).rejects.toThrow(
    'The migrations are not in /nowhere/migrations; start the site in its own folder',
  )
})
