import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { cloneDatabase } from '../app/ground/db/testing.ts'
import { fetchMade } from './ask.ts'
import { sampleTemplate } from './sample-database.ts'
import { startInKeptProcess } from './kept-process.ts'
import { isFree, type SiteProcess, startProcess } from './site-process.ts'

/** What most tests need of a site. */
export type Site = ReturnType<typeof sharedSite>

/** How many sites the file that runs has started. */
let started = 0

type SiteOptions = {
  /** Whether the database has them. */
  samples?: boolean
  /** Another site's database, to join it. */
  databaseUrl?: string
  environment?: Record<string, string>
}

/**
 * The built site on a seeded database and a data folder of its own, from now to the end of the calling test file. Called
 * within a test, it would not be ended.
 */
export async function startSite(options: SiteOptions = {}) {
  const site = await prepareSite(options)
  const running = await startInKeptProcess(site)
  endAfterAll(site, () => running.end())
  return ownSite(site)
}

/** As `startSite`, but in a process of its own, as its operator starts it, so that it can end before the tests do. */
export async function startSiteApart(options: SiteOptions = {}) {
  const site = await prepareSite(options)
  let running = await startProcess(site)
  endAfterAll(site, async () => (await running.end('SIGTERM')) === 0)
  return {
    ...ownSite(site),
    /** Ends the process as a crash does, and starts it again after what is done in between. */
    async crash(meanwhile = async () => {}) {
      await running.end('SIGKILL')
      await meanwhile()
      running = await startProcess(site)
    },
    /** Asks the process to end; resolves to its exit code. */
    stop: () => running.end('SIGTERM'),
    /** Ends the process as its operator does, and starts it again. */
    async restart() {
      expect(await running.end('SIGTERM'), site.output.text).toBe(0)
      running = await startProcess(site)
    },
  }
}

async function prepareSite({ samples = true, databaseUrl, environment }: SiteOptions): Promise<SiteProcess> {
  const place = started++
  const database =
    databaseUrl ??
    (await cloneDatabase(
      inject('databaseServer'),
      `site_${process.env.VITEST_POOL_ID}_${place}`,
      samples ? sampleTemplate : undefined,
    ))
  const dataFolder = await mkdtemp(join(tmpdir(), 'proa-site-'))
  return { port: await portOf(place), database, dataFolder, samples, environment, output: { text: '' } }
}

const ownSite = ({ port, database, dataFolder, output }: SiteProcess) => ({
  ...siteAt(`http://localhost:${port}`, database),
  /** What the process wrote so far. */
  output,
  /** What the site asks of its operator. */
  operatorToken: () => readFile(join(dataFolder, 'operator-token'), 'utf8'),
})

/** Called before connections are opened, so that it runs after they are closed. */
function endAfterAll({ dataFolder, output }: SiteProcess, end: () => Promise<boolean>) {
  afterAll(async () => {
    started = 0
    const isSound = await end()
    await rm(dataFolder, { recursive: true })
    expect(isSound, output.text).toBe(true)
  })
}

/**
 * The built site on the samples that all files of a run share which only look: faster than one of their own, and its
 * pages are warm. They may have accounts of their own, but change nothing that others see; `shared-site.ts` checks that.
 */
export function sharedSite() {
  const { origin, database } = inject('sharedSite')
  return siteAt(origin, database)
}

function siteAt(origin: string, database: string) {
  const sql = new pg.Pool({ connectionString: database, max: 2 })
  afterAll(() => sql.end())
  const asker =
    (send: typeof fetchMade) =>
    (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      if (init.method && !headers.has('origin')) headers.set('origin', origin)
      return send(origin + path, { redirect: 'manual', ...init, headers })
    }
  return {
    origin,
    database,
    query: async (text: string, values: unknown[] = []) => (await sql.query(text, values)).rows,
    /** Asks as a browser of an English visitor does; follows no redirect. What is put off is asked for again. */
    ask: asker(fetchMade),
    /** The same, where what is put off is the answer that is looked at. */
    askOnce: asker(fetch),
  }
}

/**
 * The first sites of a worker's files have all the same port, so do the second ones: its browser windows know their
 * scripts. It is below those that connections get, which could take it between two files.
 */
async function portOf(place: number): Promise<number> {
  for (let port = 10_000 + (process.pid % 2_000) * 10 + place; ; port += 10)
    if (await isFree(port)) return port
}
