import { expect, test, vi } from 'vitest'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import { startPrimary, startReplica } from '../../tests/replica-server.ts'
import { tryReplicas } from './replicas.ts'

const primary = await startPrimary()
const url = await cloneDatabase(primary.server, 'site')
const replica = await startReplica(primary, 'site')
const told = async (urls: string[], of = url) =>
  (await tryReplicas(urls, of)).map(({ what, state, found }) => `${what}: ${state}, ${found}`)

test('replicas that follow, are behind, out of reach, of another database or promoted', async () => {
  const name = `Replica ${replica.name}`
  expect(await told([])).toEqual(['Replicas: not set up, not set up'])
  expect(await told([replica.url, 'postgres://app@127.0.0.1:1/site'])).toEqual([
    `${name}: ok, follows, and has all changes`,
    expect.stringMatching(/^Replica 127\.0\.0\.1:1: problem, .*ECONNREFUSED/),
  ])

  const another = await cloneDatabase(primary.server, 'another')
  expect(await told([replica.url], another)).toEqual([`${name}: problem, is no replica of this database`])

  await replica.run('select pg_wal_replay_pause()')
  await cloneDatabase(primary.server, 'later')
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 2_000))
  expect(await told([replica.url])).toEqual([
    expect.stringMatching(/: remark, is behind by more than 5 s: it lacks \d+ bytes of the changes$/),
  ])
  clock.mockRestore()
  await replica.run('select pg_wal_replay_resume()')

  await replica.run('select pg_promote()')
  expect(await told([replica.url])).toEqual([`${name}: problem, takes changes of its own: it was promoted`])
})
