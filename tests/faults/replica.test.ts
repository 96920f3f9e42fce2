import { expect, test } from 'vitest'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import { signedIn } from '../accounts.ts'
import { faultyConnection } from '../faulty-connection.ts'
import { startPrimary, startReplica } from '../replica-server.ts'
import { startSite } from '../site.ts'

const primary = await startPrimary()
const databaseUrl = await cloneDatabase(primary.server, 'site')
const replica = await startReplica(primary, 'site')
const line = await faultyConnection(replica.url)
const site = await startSite({
  databaseUrl,
  samples: false,
  environment: { DATABASE_REPLICA_URLS: line.url },
})

/** What the site tells of its replica. */
async function figure(name: string) {
  const text = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1])
}
const answered = () => figure('replica_searches_total{.*result="answered"}')
const repeated = () => figure('replica_searches_total{.*result="repeated"}')
const inUse = () => figure('replica_in_use{.*}')
const textOf = async (path: string, cookie = '') => {
  const answer = await site.ask(path, { headers: { cookie } })
  return [answer.status, await answer.text()] as const
}
const untilItAnswers = (cookie: string, path = '/about') =>
  expect
    .poll(async () => {
      const before = await answered()
      await textOf(path, cookie)
      return (await answered()) - before
    })
    .toBeGreaterThan(0)
const write = (title: string) =>
  site.query(`update standing_page set title = $1 where slug = 'about'`, [title])

test('what a replica is asked when it falls silent the primary answers, until the replica speaks again', async () => {
  const member = await signedIn(site)
  await expect.poll(inUse).toBe(1)
  // A first start announces these words: the site would ask how far the silent replica is, and then not search there.
  await expect.poll(() => site.query('select from known_word limit 1')).toHaveLength(1)
  // The first page of a kind takes longer than the site needs to notice the silence.
  await untilItAnswers(member.cookie, '/vehicles?q=net')
  const words = ['rope', 'knot', 'dock', 'wave', 'bait', 'pier']
  const statuses = new Set<number>()
  const searchInSilence = async () => {
    line.heal()
    await untilItAnswers(member.cookie)
    const before = await repeated()
    line.drop()
    line.dropNew()
    const answers = await Promise.all(
      words.map((word) => site.askOnce(`/vehicles?q=${word}`, { headers: { cookie: member.cookie } })),
    )
    for (const { status } of answers) statuses.add(status)
    return (await repeated()) - before
  }
  // On a busy machine all of them may come after the site has noticed the silence by itself.
  await expect.poll(searchInSilence).toBeGreaterThan(0)
  expect(statuses).toEqual(new Set([200]))
  await expect.poll(inUse).toBe(0)
  line.heal()
  await untilItAnswers(member.cookie)
})

test('pages are read from a replica, and never without what has changed, what their visitor wrote, or while it is gone', async () => {
  const member = await signedIn(site)
  await expect.poll(inUse).toBe(1)
  await untilItAnswers(member.cookie)

  // A page in memory is right after a change, however late the replica is.
  await replica.run('select pg_wal_replay_pause()')
  await textOf('/about')
  await write('About boats')
  await expect.poll(() => textOf('/about')).toEqual([200, expect.stringContaining('About boats')])
  expect(await textOf('/about')).toEqual([200, expect.stringContaining('About boats')])
  await replica.run('select pg_wal_replay_resume()')
  await untilItAnswers(member.cookie)

  // Of what is not announced a visitor sees their own nevertheless.
  await site.query('alter table standing_page disable trigger standing_page_changed')
  await replica.run('select pg_wal_replay_pause()')
  await write('About nets')
  expect(await textOf('/about', member.cookie)).toEqual([200, expect.not.stringContaining('About nets')])
  const sent = await site.ask('/preferences', {
    method: 'POST',
    body: new URLSearchParams({ language: 'en' }),
  })
  const [written] = sent.headers.getSetCookie().filter((line) => line.startsWith('proa_written='))
  expect(written).toMatch(/^proa_written=[\dA-F]+\/[\dA-F]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/)
  const own = `${member.cookie}; ${written!.split(';')[0]}`
  expect(await textOf('/about', own)).toEqual([200, expect.stringContaining('About nets')])
  await replica.run('select pg_wal_replay_resume()')

  await replica.stop()
  expect(await textOf('/about', member.cookie)).toEqual([200, expect.stringContaining('About nets')])
  expect(await textOf('/vehicles?q=boat')).toEqual([200, expect.any(String)])
  await expect.poll(inUse).toBe(0)
})
