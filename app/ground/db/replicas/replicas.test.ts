import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { faultyConnection } from '../../../../tests/faulty-connection.ts'
import { startPrimary, startReplica } from '../../../../tests/replica-server.ts'
import { transactionPooler } from '../../../../tests/transaction-pooler.ts'
import { cloneDatabase } from '../testing.ts'
import { type Database, openDatabase } from '../client.server.ts'
import { openSearches, type Search } from '../search.server.ts'
import { watchPrimary } from './primary.server.ts'
import { openReplica } from './replica.server.ts'
import { openReplicas, type ReplicaState } from './replicas.server.ts'

const server = await startPrimary()
const url = await cloneDatabase(server.server, 'followed')
const { pool, close } = openDatabase({ url })
const primary = openSearches({ url, others: pool })
afterAll(() => Promise.all([close(), primary.close()]))
await pool.query(`create table note (text text); insert into note values ('first')`)

const replica = await startReplica(server, 'followed')
const line = await faultyConnection(replica.url)

/** Reads from a replica that has all that there is. */
async function reading({ of = replica.url, isPooled = false } = {}) {
  const { replicas, last } = opened(of, url, isPooled)
  await expect.poll(last).toBe('in use')
  await expect.poll(() => answerOf(replicas.searchFor())).toMatchObject({ by: 'replica' })
  return { replicas, last }
}

/** Without waiting for anything. */
function opened(of: string, primaryUrl: string, isPooled = false) {
  const states: ReplicaState[] = []
  const replicas = openReplicas({
    urls: [of],
    primaryUrl,
    primary: primary.search,
    isPooled,
    onUse: (state) => states.push(state),
  })
  onTestFinished(() => replicas.close())
  replicas.listen(true)
  const uses = () => states.map(({ use }) => use)
  return { replicas, uses, last: () => uses().at(-1) }
}

const here = () => new AbortController().signal

const answerOf = (search: Search) =>
  search(here(), async (database) => {
    const { rows } = await database.execute<{ by: string; notes: string[] }>(sql`
      select case when pg_is_in_recovery() then 'replica' else 'primary' end as by, array(select text from note) as notes`)
    return rows[0]!
  })

/** Where the primary stands; it is given a second for each answer, which may be too short here. */
async function untilWritten({ written }: ReturnType<typeof openReplicas>) {
  let position = ''
  await expect.poll(async () => (position = await written())).not.toBe('unknown')
  return position
}

/** On a replica it does not end by itself. */
const sleepOnReplica = (database: Database, from = sql``) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    const sleep = sql`case when pg_is_in_recovery() then pg_sleep(600) end`
    return (await tx.execute(sql`select pg_is_in_recovery() as old, ${sleep} ${from}`)).rows
  })
const sleeping = `select from pg_stat_activity where query like '%pg_sleep(600)%' and state = 'active' and pid <> pg_backend_pid()`

test('one that lacks what was announced, or what its visitor wrote, leaves the answer to the primary until it has it', async () => {
  const { replicas } = await reading()
  await replica.run('select pg_wal_replay_pause()')
  await pool.query(`insert into note values ('second')`)
  const own = await untilWritten(replicas)
  expect(await answerOf(replicas.searchFor())).toEqual({ by: 'replica', notes: ['first'] })
  const all = { by: 'primary', notes: ['first', 'second'] }
  expect(await answerOf(replicas.searchFor(own))).toEqual(all)
  expect(await answerOf(replicas.searchFor('unknown'))).toEqual(all)
  replicas.change()
  expect(await answerOf(replicas.searchFor())).toEqual(all)
  await expect.poll(() => replicas.states()[0]!.lagBytes).toBeGreaterThan(0)
  expect(await answerOf(replicas.searchFor())).toEqual(all)
  await replica.run('select pg_wal_replay_resume()')
  await expect.poll(() => answerOf(replicas.searchFor(own))).toEqual({ ...all, by: 'replica' })
  expect(await answerOf(replicas.searchFor())).toEqual({ ...all, by: 'replica' })

  replicas.listen(false)
  expect(await answerOf(replicas.searchFor())).toEqual(all)
})

test('what a replica could not do the primary does: to write, and what stood in the way of a change', async () => {
  const { replicas, last } = await reading()
  await pool.query('create table waited_for (text text)')
  replicas.change()
  await expect.poll(() => answerOf(replicas.searchFor())).toMatchObject({ by: 'replica' })
  await replicas.searchFor()(here(), (database) => database.execute(sql`insert into waited_for values ('x')`))
  replicas.change()
  await expect.poll(() => answerOf(replicas.searchFor())).toMatchObject({ by: 'replica' })
  const slow = replicas.searchFor()(here(), (database) => sleepOnReplica(database, sql`from waited_for`))
  await expect.poll(() => replica.run(sleeping)).toHaveLength(1)
  await pool.query(`truncate waited_for; insert into waited_for values ('y')`)
  expect(await slow).toMatchObject([{ old: false }])
  // What stood in the way may have kept it too far behind for a while.
  await expect.poll(() => replicas.states()).toMatchObject([{ repeated: 2, use: 'in use' }])
  const late = replicas.searchFor()(here(), (database) => database.execute(sql`select pg_sleep(2)`))
  await expect(late).rejects.toThrow()
  expect(replicas.states()).toMatchObject([{ repeated: 2 }])
  await expect.poll(last).toBe('in use')
})

test('one that is behind by more than five seconds is left out until it has caught up', async () => {
  const { replicas, last } = await reading()
  await replica.run('select pg_wal_replay_pause()')
  await pool.query(`create table while_paused ()`)
  await expect.poll(() => replicas.states()[0]!.lag).toBeGreaterThan(0)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000)
  await expect.poll(last).toBe('behind')
  expect(await answerOf(replicas.searchFor())).toMatchObject({ by: 'primary' })
  await replica.run('select pg_wal_replay_resume()')
  await expect.poll(last).toBe('in use')
  await expect.poll(() => answerOf(replicas.searchFor())).toMatchObject({ by: 'replica' })
})

function watched() {
  const named = new URL(url)
  named.searchParams.set('application_name', 'watched')
  const server = watchPrimary(named.href)
  onTestFinished(() => server.close())
  return server
}

test('however many ask at once where the primary stands, one connection is enough, and the answer is newer than their questions', async () => {
  const { ask } = watched()
  const earlier = await ask().catch(ask)
  await pool.query('create table asked_about ()')
  const later = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(later).size).toBe(1)
  expect(later[0]).toBeGreaterThan(earlier)
  const connections = await pool.query(`select from pg_stat_activity where application_name = 'watched'`)
  expect(connections.rowCount).toBe(1)
})

test('how long a replica lacks a change is known under hundreds of changes a second, too', async () => {
  const { ask, lagOf } = watched()
  await pool.query('create table busy (change int)')
  const change = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await pool.query('insert into busy values (1)')
      await ask().catch(ask)
    }
  }
  const stuck = await ask().catch(ask)
  await change(20)
  const early = performance.now()
  await change(650)
  expect(lagOf(stuck).ms).toBeGreaterThan(performance.now() - early)
})

test('behind a pooler nothing can be written there, either, and what follows another database is left out', async () => {
  const pooler = await transactionPooler(replica.url)
  const { replicas } = await reading({ of: pooler.url, isPooled: true })
  const settings = await replicas.searchFor()(here(), (database) =>
    database.execute(
      sql`select current_setting('transaction_read_only') as only_read, current_setting('enable_seqscan') as scans`,
    ),
  )
  expect(settings.rows).toEqual([{ only_read: 'on', scans: 'off' }])

  // Of another server, and of the same.
  for (const another of [inject('databaseServer'), server.server]) {
    const foreign = opened(replica.url, await cloneDatabase(another, 'other_primary'))
    await expect.poll(foreign.last).toBe('foreign')
    expect(await answerOf(foreign.replicas.searchFor())).toMatchObject({ by: 'primary' })
  }
})

test('one that is down from the start is not taken for one of another database', async () => {
  const { replicas, uses } = opened('postgres://app@127.0.0.1:1/followed', url)
  await untilWritten(replicas)
  await expect.poll(uses).toEqual(['unreachable'])
})

test('when one that is silent is left out, those who wait for a connection to it are told at once', async () => {
  const silent = openReplica(line.url, { isPooled: false, database: () => undefined })
  onTestFinished(() => silent.close())
  await silent.look()
  expect(silent.condition()).toBe('follows')
  line.drop()
  line.dropNew()
  // More than there are connections. Their pool by itself has them wait for five seconds, and says something else.
  const searches = Array.from({ length: 11 }, () =>
    silent.search(here(), (database) => database.execute(sql`select`)).catch(String),
  )
  await silent.look()
  expect(silent.condition()).toBe('unreachable')
  expect(new Set(await Promise.all(searches))).toEqual(new Set(['Error: The database does not answer']))
})

test('one that is gone is left out, so is one that takes changes of its own, and no search fails by it', async () => {
  const gone = await startReplica(server, 'followed')
  const { replicas, last } = await reading({ of: gone.url })
  const underWay = replicas.searchFor()(here(), (database) => sleepOnReplica(database))
  await expect.poll(() => gone.run(sleeping)).toHaveLength(1)
  await gone.stop()
  expect(await underWay).toMatchObject([{ old: false }])
  expect(await answerOf(replicas.searchFor())).toMatchObject({ by: 'primary' })
  await expect.poll(last).toBe('unreachable')

  const other = await reading()
  await replica.run('select pg_promote()')
  await expect.poll(other.last).toBe('promoted')
  expect(await answerOf(other.replicas.searchFor())).toMatchObject({ by: 'primary' })
})
