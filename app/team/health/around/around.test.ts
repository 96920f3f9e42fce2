import { onTestFinished, expect, test } from 'vitest'
import { loaderArguments } from '../../../../tests/page-context.ts'
import { testDatabase } from '../../../../tests/test-database.ts'
import { slowStatements } from '../../../ground/condition/slow-statements.server.ts'
import { findAround } from './find-around.server.ts'
import { sizeText } from './size-text.ts'

const database = await testDatabase()
const { db, pool } = database
const { page } = loaderArguments(database, '/admin/health')
const day = 24 * 60 * 60_000

test('what is around a site that has no https, no backup and no counted statements', async () => {
  const { disks, certificate, size, files, statements, backup } = await findAround(page)
  expect(disks).toMatchObject([{ whose: 'data' }])
  expect(certificate).toBeNull()
  expect(size!.tables.length).toBeGreaterThan(5)
  expect(files).toEqual({ count: 0, bytes: 0 })
  expect([statements, backup]).toEqual([null, null])
})

test('a certificate has whole days left', async () => {
  const condition = {
    ...page.condition,
    certificate: async () => ({ validUntil: new Date(Date.now() + 13.9 * day), problem: null }),
  }
  const { certificate } = await findAround({ ...page, condition })
  expect(certificate).toEqual({ daysLeft: 13, problem: null })
})

test('a replica that is behind is not used', async () => {
  const state = { name: 'db2:5432', lagBytes: 9, answered: 1, repeated: 0 }
  const condition = {
    ...page.condition,
    replicas: () => [
      { ...state, use: 'in use' as const, lag: 40 },
      { ...state, name: 'db3:5432', use: 'behind' as const, lag: 8_000 },
    ],
  }
  expect((await findAround({ ...page, condition })).replicas).toEqual([
    { name: 'db2:5432', lag: 40, isUsed: true },
    { name: 'db3:5432', lag: 8_000, isUsed: false },
  ])
})

test('the statements that take most of the time, of this database alone, without what sets a password', async () => {
  // As PostgreSQL's own extension, which needs another start of the server, shows it.
  await pool.query(
    `create table pg_stat_statements (queryid bigint, dbid oid, query text, calls bigint, total_exec_time float8)`,
  )
  onTestFinished(async () => void (await pool.query('drop table pg_stat_statements')))
  await pool.query(`insert into pg_stat_statements
    select id, oid, query, calls, total from (values
      (-7, 'select  a
        from listing where id = $1', 6, 40),
      (-7, 'select  a
        from listing where id = $1', 4, 10), -- by another role
      (8, 'with found as (select 1) select', 1, 150),
      (9, 'alter role app password ''secret''', 1, 900)
    ) as of_ours(id, query, calls, total), pg_database where datname = current_database()
    union all select 7, 1, 'select of another database', 1, 900`)
  expect(await slowStatements(db)).toEqual([
    { id: '8', text: 'with found as (select 1) select', calls: 1, mean: 150, share: 0.75 },
    { id: '-7', text: 'select a from listing where id = $1', calls: 10, mean: 5, share: 0.25 },
  ])
})

test('sizes are told in the unit that they need', () => {
  expect([0, 1_500, 12_400_000, 3_210_000_000, 5e15].map((bytes) => sizeText(bytes, 'en'))).toEqual([
    '0 kB',
    '1.5 kB',
    '12 MB',
    '3.2 GB',
    '5,000 TB',
  ])
})
