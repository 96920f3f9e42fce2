import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { throwawayFolder } from '../../app/ground/db/testing.ts'
import { runCommand } from '../backup-command.ts'
import { siteSecret } from '../site-secret.ts'
import { startSite } from '../site.ts'

const site = await startSite({ samples: false })
const home = throwawayFolder('proa-rows-')
afterAll(() => rmSync(home, { recursive: true }))

test('a backup of the rows of another database is tried by starting a site on it', async () => {
  await site.query(
    `insert into asset (name, type, is_packed, content) select 'n' || n, 'text/plain', false, '' from generate_series(1, 150) n`,
  )
  const place = [join(home, 'place')]
  const environment = { DATABASE_URL: site.database, AUTH_SECRET: siteSecret, DATA_DIR: join(home, 'data') }
  expect(await runCommand('backup', environment, place)).toContain('0 files')
  expect(await runCommand('verify', environment, place)).toMatch(/10 pages answer. The backup \S+ is good/)
})
