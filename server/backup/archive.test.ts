import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { cloneDatabase, throwawayFolder } from '../../app/ground/db/testing.ts'
import { request } from '../../app/deals/bookings/requests/request.server.ts'
import '../../app/registry/register.server.ts'
import { seedSamples } from '../../app/registry/samples.server.ts'
import { newAccount, newBookable, requestOf, site } from '../../tests/bookings.ts'
import { siteSecret } from '../../tests/site-secret.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { diskFiles } from '../file-stores/disk.ts'

const home = throwawayFolder('proa-archive-')
afterAll(() => rmSync(home, { recursive: true }))
const source = await testDatabase()
const sourceFolder = join(home, 'source')
const archive = join(home, 'site.tar')

const bytes = new TextEncoder().encode('a picture\nof two lines')
await diskFiles(join(sourceFolder, 'files')).put('photos/1/large.webp', bytes, 'image/webp')
await seedSamples(source.db, new Date())
for (const kind of ['stay', 'visit'] as const) {
  const { bookable } = await newBookable(source.db, kind)
  const dates = { from: '2026-12-10', until: '2026-12-12' }
  const wish = kind === 'stay' ? { kind, dates } : { kind, times: [new Date('2026-12-10T10:00+10:00')] }
  await request(source.db, requestOf(bookable.id, await newAccount(source.db), wish), site)
}
await source.pool.query(`insert into site_setting (name, value) values ('nothing', 'null'::jsonb)`)
await source.pool.query(
  `select graphile_worker.add_job('make-versions', '{"name": "a"}', job_key => 'a', flags => array['message'])`,
)
const environment = { DATABASE_URL: source.url, DATA_DIR: sourceFolder, AUTH_SECRET: siteSecret }

/** What a command says, whether it succeeds or not. */
async function run(command: string, args: string[], environment: Record<string, string>) {
  const script = `server/backup/${command}.ts`
  const env = { ...process.env, ...environment }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], { env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  )
  return stdout + stderr
}

/** An empty database and data folder. */
async function emptySite(name: string) {
  const database = `${name}_${process.env.VITEST_POOL_ID}`
  const url = await cloneDatabase(inject('databaseServer'), database, 'template0')
  return { DATABASE_URL: url, DATA_DIR: join(home, name), AUTH_SECRET: siteSecret }
}

/** A sum of each table's rows, and what is beside them. */
async function contentsOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relpersistence = 'p'
         and relnamespace = 'public'::regnamespace and relname not in ('migration', 'restored_copy', 'backup')`,
    )
    const contents: Record<string, unknown> = {}
    for (const { name } of tables) {
      const rows = await client.query(
        `select count(*), md5(string_agg(one::text, '|' order by one::text)) from "${name}" one`,
      )
      contents[name] = rows.rows[0]
    }
    const others = await client.query(
      `select (select json_agg(name order by name) from migration) as migrations,
        (select json_agg(json_build_array(sequencename, last_value) order by sequencename) from pg_sequences
         where schemaname = 'public') as sequences,
        (select json_agg(json_build_array(task_identifier, key, run_at, created_at, flags)) from graphile_worker.jobs) as jobs,
        (select json_agg(pg_get_constraintdef(oid) order by conrelid::regclass::text, conname) from pg_constraint
         where connamespace = 'public'::regnamespace) as constraints,
        (select count(*) from pg_trigger where tgenabled = 'O') as triggers`,
    )
    return { ...contents, others: others.rows[0] }
  } finally {
    await client.end()
  }
}

async function textOf(folder: string) {
  const file = await diskFiles(join(folder, 'files')).get('photos/1/large.webp')
  return file && `${file.contentType} ${await new Response(file.body).text()}`
}

test('a site that is exported and imported elsewhere is the same', async () => {
  expect(await run('export', [archive], environment)).toContain('The site is in')
  const target = await emptySite('moved')
  expect(await run('import', [archive], target)).toContain('it does no jobs and sends no mails yet')
  const contents = await contentsOf(source.url)
  for (const table of [
    'bookable',
    'booking',
    'booking_move',
    'booking_place',
    'booking_hold',
    'booking_time',
  ])
    expect(contents, table).not.toMatchObject({ [table]: { count: '0' } })
  expect(await contentsOf(target.DATABASE_URL)).toEqual(contents)
  const place = join(home, 'of-copy')
  expect(await run('backup', [place], target)).toMatch(/^This is a restored copy, .* no backups are made/)
  expect(existsSync(join(place, 'whole'))).toBe(false)
  expect(await textOf(target.DATA_DIR)).toBe('image/webp a picture\nof two lines')
  expect(readFileSync(join(target.DATA_DIR, 'auth-secret'), 'utf8')).toBe(siteSecret)
  const again = { ...target, DATA_DIR: join(home, 'again') }
  expect(await run('import', [archive], again)).toContain('The database is not empty')
})

test('half an archive leaves no rows', async () => {
  const half = join(home, 'half.tar')
  writeFileSync(half, readFileSync(archive).subarray(0, 2_000_000))
  const target = await emptySite('half')
  expect(await run('import', [half], target)).not.toContain('is there; it does no jobs')
  const client = new pg.Client({ connectionString: target.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from listing')
  await client.end()
  expect(rows).toEqual([{ count: 0 }])
})

test('the database of DATABASE_URL is backed up by its rows, with the files, and comes back', async () => {
  const place = join(home, 'place')
  expect(await run('backup', [place], environment)).toContain('1 files')
  const target = await emptySite('restored')
  expect(await run('restore', [place], target)).toContain('The site as it was at')
  const [original, restored] = [await contentsOf(source.url), await contentsOf(target.DATABASE_URL)]
  expect(restored).toEqual(original)
  expect(await textOf(target.DATA_DIR)).toBe('image/webp a picture\nof two lines')
})
