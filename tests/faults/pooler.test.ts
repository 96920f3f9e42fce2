import { expect, test } from 'vitest'
import pg from 'pg'
import { startSite } from '../site.ts'
import { transactionPooler } from '../transaction-pooler.ts'

const before = await startSite()
const pooler = await transactionPooler(before.database)
const site = await startSite({
  databaseUrl: before.database,
  environment: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: before.database },
})

const left = `select array(select name from pg_settings where source = 'session') as settings,
  array(select pg_listening_channels()) as channels,
  array(select name from pg_prepared_statements) as statements,
  (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`

test('a pooler in its mode for transactions serves the site as it comes, and keeps nothing of it on its connections', async () => {
  const pages = [
    '/',
    '/vehicles?make=Toyota',
    '/search?q=car',
    '/services/emergency',
    '/api/v1/vehicles',
    '/readyz',
  ]
  // More than its connections, and as many as the site makes at once however busy: none waits in a line of the site.
  const many = Array.from({ length: pooler.size + 1 }, (_, number) => `/vehicles?q=car${number}`)
  const comes = async (path: string) => expect([path, (await site.ask(path)).status]).toEqual([path, 200])
  for (const path of pages) await comes(path)
  await Promise.all(many.map(comes))

  const [email, password] = ['ana@example.com', 'three green canoes']
  const send = (path: string, body: object) =>
    site.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const account = { full_name: 'Ana Reyes', email, password, confirmPassword: password }
  expect((await send('/api/auth/signup', account)).status).toBe(200)
  expect((await send('/api/auth/login', { email, password })).status).toBe(200)
  await expect.poll(() => site.query('select from mail')).not.toEqual([])

  expect(await (await site.ask('/vehicles/3')).text()).not.toContain('A boat on wheels')
  await site.query(`update listing set title = 'A boat on wheels' where ref = '3' and kind = 'vehicle'`)
  await expect.poll(async () => (await site.ask('/vehicles/3')).text()).toContain('A boat on wheels')

  // In transactions at once, so that each has another connection.
  const clients = Array.from({ length: pooler.size }, () => new pg.Client({ connectionString: pooler.url }))
  await Promise.all(clients.map((client) => client.connect()))
  await Promise.all(clients.map((client) => client.query('begin')))
  const kept = await Promise.all(clients.map((client) => client.query(left)))
  await Promise.all(clients.map((client) => client.query('commit').then(() => client.end())))
  for (const { rows } of kept)
    expect(rows).toEqual([{ settings: [], channels: [], statements: [], locks: 0 }])
  expect(pooler.namedStatements).toEqual([])
})
