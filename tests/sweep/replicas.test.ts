import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import { signedIn } from '../accounts.ts'
import { startPrimary, startReplica } from '../replica-server.ts'
import { startSite } from '../site.ts'

const part = 4_000 // ms

const primary = await startPrimary()
const databaseUrl = await cloneDatabase(primary.server, 'site')
const replicas = [await startReplica(primary, 'site'), await startReplica(primary, 'site')]
const [first, second] = replicas
const environment = { DATABASE_REPLICA_URLS: replicas.map(({ url }) => url).join(' ') }
const site = await startSite({ databaseUrl, samples: false, environment })
const writer = new pg.Client({ connectionString: databaseUrl })
await writer.connect()
afterAll(() => writer.end())

/** Written and committed; from `since` on (ms) visitors may expect it. */
let latest = { edition: 0, since: 0 }
async function write() {
  const edition = latest.edition + 1
  await writer.query(`update standing_page set title = $1 where slug = 'about'`, [`Edition ${edition}.`])
  latest = { edition, since: performance.now() }
}

async function editionSeen(cookie: string) {
  const answer = await site.ask('/about', { headers: { cookie } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`A page was answered with ${answer.status}`)
  return Number(/Edition (\d+)\./.exec(text)?.[1])
}

async function figures() {
  const text = await (await site.ask(`/metrics?token=${await site.operatorToken()}`)).text()
  const of = (name: string, { name: replica }: typeof first & {}) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name) && line.includes(`"${replica}"`))
        ?.split(' ')
        .at(-1),
    )
  return replicas.map((replica) => ({
    answered: of('replica_searches_total{replica="' + replica.name + '",result="answered"}', replica),
    repeated: of('replica_searches_total{replica="' + replica.name + '",result="repeated"}', replica),
    use: of('replica_in_use', replica),
  }))
}

/** A member's pages are made for each, a guest's come from memory while nothing changes. */
async function visit(cookie: string, ending: AbortSignal) {
  const seen = { pages: 0, longest: 0, late: 0 }
  while (!ending.aborted) {
    const expected = latest
    const start = performance.now()
    const edition = await editionSeen(cookie)
    seen.pages++
    seen.longest = Math.max(seen.longest, performance.now() - start)
    // What was announced when the page was asked for; to hear of it takes some ms.
    if (edition < expected.edition) seen.late = Math.max(seen.late, start - expected.since)
    await sleep(5)
  }
  return seen
}

test('two replicas that pause, lag, die and are promoted under visitors: no page fails, and none lacks what was announced', async ({
  annotate,
}) => {
  const member = await signedIn(site)
  await write()
  await expect.poll(() => figures()).toMatchObject([{ use: 1 }, { use: 1 }])
  const ending = new AbortController()
  const visits = ['', '', member.cookie, member.cookie].map((cookie) => visit(cookie, ending.signal))
  const writing = (async () => {
    for (; !ending.signal.aborted; await sleep(100)) await write()
  })()
  const report: string[] = []
  const during = async (what: string, change: () => Promise<unknown>) => {
    const before = await figures()
    await change()
    await sleep(part)
    const after = await figures()
    const counts = after.map(
      ({ answered, repeated, use }, at) =>
        `${answered - before[at]!.answered} answered, ${repeated - before[at]!.repeated} repeated, ${use ? 'in use' : 'left out'}`,
    )
    report.push(`${what}: ${counts.join(' | ')}`)
    return after.map(({ use }) => use)
  }
  expect(await during('both follow', async () => {})).toEqual([1, 1])
  expect(
    await during('the first pauses for 10 s', async () => {
      await first!.run('select pg_wal_replay_pause()')
      await sleep(6_000)
    }),
  ).toEqual([0, 1])
  expect(await during('it goes on', () => first!.run('select pg_wal_replay_resume()'))).toEqual([1, 1])
  expect(await during('the second is killed', () => second!.stop())).toEqual([1, 0])
  expect(await during('the first is promoted', () => first!.run('select pg_promote()'))).toEqual([0, 0])
  ending.abort()
  await writing
  const seen = await Promise.all(visits)
  const late = Math.max(...seen.map((one) => one.late))
  await annotate(
    `${report.join('; ')}. ${seen.reduce((sum, { pages }) => sum + pages, 0)} pages, none failed; the longest took ${Math.max(...seen.map(({ longest }) => longest)).toFixed(0)} ms; ${latest.edition} changes, the latest that a page lacked was ${late.toFixed(1)} ms old when it was asked for`,
  )
  expect(latest.edition).toBeGreaterThan(50)
  // Until the announcement has arrived.
  expect(late).toBeLessThan(1_000)
})
