import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { cloneDatabase } from '../app/ground/db/testing.ts'
import { sampleTemplate } from './sample-database.ts'
import { freePort, startProcess } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: { origin: string; database: string }
  }
}

/** What all visitors see, and the site itself leaves alone while nothing is due. */
const content = [
  'answer',
  'article',
  'bookable',
  'campaign',
  'listing',
  'occurrence',
  'photo',
  'question',
  'review',
  'shelter',
  'site_setting',
  'tour_stop',
]

/** One site for all files that only look at it: `sharedSite` in `site.ts`. */
export default async function setup(project: TestProject) {
  const database = await cloneDatabase(
    project.getProvidedContext().databaseServer,
    'site_shared',
    sampleTemplate,
  )
  const dataFolder = await mkdtemp(join(tmpdir(), 'proa-site-'))
  const port = await freePort()
  const output = { text: '' }
  const site = await startProcess({ port, database, dataFolder, output })
  project.provide('sharedSite', { origin: `http://localhost:${port}`, database })
  return async () => {
    const code = await site.end('SIGTERM')
    await rm(dataFolder, { recursive: true })
    if (code !== 0) fail(`The shared site ended with ${code}:\n${output.text}`)
    const changed = await changedContent(database)
    if (changed) fail(`A file changed ${changed} of the shared site: it needs one of its own.`)
  }
}

/** An error would keep the database of the run from being stopped. */
function fail(problem: string) {
  console.error(problem)
  process.exitCode = 1
}

async function changedContent(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_stat_user_tables
     where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0 and relname = any ($1)`,
    [content],
  )
  await client.end()
  return rows.map(({ relname }) => relname).join(', ')
}
