import type { Case, PlainName } from './cases.ts'
import { startClient, startPlainServer } from './children.ts'
import { cpuOf, cpuOfFamily } from './cpu.ts'
import type { Load } from './load-client.ts'
import { plainAnswers } from './plain-answers.ts'
import type { PlainKind } from './plain-server.ts'

/** One run of a case; `app` and `database` in ms of CPU per request. */
export type Sample = { app: number; database: number; perSecond: number }
type PlainSamples = Record<PlainKind, Sample>
export type Round = { site: Sample; plain: PlainSamples }

type Server = { port: number; pid: number; postmaster?: number }
type Client = ReturnType<typeof startClient>

const visitor = {
  'accept-language': 'en',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150',
  accept: 'text/html,*/*',
}
const cookieOfNobody = 'proa_session=bench'

/**
 * Every case in every round, so that whatever else the machine does falls on all of them. The first round warms up.
 * @param memberCookie that of someone who is signed in
 */
export async function measure(
  site: Required<Server>,
  cases: readonly Case[],
  rounds: number,
  memberCookie: string,
): Promise<Map<Case, Round[]>> {
  const pathFor = (name: PlainName) => cases.find(({ plain }) => plain === name)!.paths[0]!
  const paths = {
    list: pathFor('list'),
    detail: pathFor('detail'),
    standing: pathFor('standing'),
    data: pathFor('data'),
  }
  const answers = await plainAnswers(site.port, paths, visitor)
  const [hono, node] = await Promise.all([
    startPlainServer('hono', answers),
    startPlainServer('node', answers),
  ])
  const client = startClient()
  const results = new Map<Case, Round[]>(cases.map((one) => [one, []]))
  try {
    for (let round = 0; round <= rounds; round++) {
      const plain = new Map<PlainName, PlainSamples>()
      for (const one of cases) {
        const load = loadOf(one, memberCookie)
        const plainLoad = { ...load, paths: [`/${one.plain}`] }
        const beside = plain.has(one.plain) ? [] : [hono, node].map((server) => ({ server, load: plainLoad }))
        const [sample, ...others] = await inTurn(client, [{ server: site, load }, ...beside])
        if (beside.length > 0) plain.set(one.plain, { hono: others[0]!, node: others[1]! })
        if (round > 0) results.get(one)!.push({ site: sample!, plain: plain.get(one.plain)! })
      }
    }
  } finally {
    for (const { stop } of [client, hono, node]) stop()
  }
  return results
}

function loadOf(
  { paths, requests, isAlone, isMember, revalidate }: Case,
  memberCookie: string,
): Omit<Load, 'port'> {
  const headers = isAlone ? { ...visitor, cookie: isMember ? memberCookie : cookieOfNobody } : visitor
  return { paths, requests, headers, revalidate: revalidate ?? false }
}

const turns = 5

/** Each has a fifth of its requests at a time, so that what disturbs one disturbs the others. */
async function inTurn(
  client: Client,
  parties: readonly { server: Server; load: Omit<Load, 'port'> }[],
): Promise<Sample[]> {
  const samples: Sample[][] = parties.map(() => [])
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, { server, load }] of parties.entries())
      samples[index]!.push(await run(client, server, { ...load, requests: load.requests / turns }))
  }
  return samples.map((taken) => ({
    app: mean(taken.map(({ app }) => app)),
    database: mean(taken.map(({ database }) => database)),
    perSecond: mean(taken.map(({ perSecond }) => perSecond)),
  }))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function run(client: Client, server: Server, load: Omit<Load, 'port'>): Promise<Sample> {
  const cpu = () => ({
    app: cpuOf(server.pid),
    database: server.postmaster ? cpuOfFamily(server.postmaster) : 0,
  })
  const before = cpu()
  const { seconds, statuses } = await client.run({ ...load, port: server.port })
  const after = cpu()
  const right = statuses[load.revalidate ? 304 : 200] ?? 0
  // The first of each connection have no ETag to send yet.
  if (right < load.requests * 0.95)
    throw new Error(
      `${load.paths[0]} answered with other statuses than asked for: ${JSON.stringify(statuses)}.`,
    )
  return {
    app: (after.app - before.app) / load.requests,
    database: (after.database - before.database) / load.requests,
    perSecond: load.requests / seconds,
  }
}
