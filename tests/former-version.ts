import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { openDatabase } from '../app/ground/db/client.server.ts'
import { migrate } from '../app/ground/db/migrate.server.ts'
import { cloneDatabase } from '../app/ground/db/testing.ts'

const migrations = 'app/ground/db/migrations'

/**
 * A database of the calling test file's own, empty and as it was before the migration of that number; closed when the
 * file is done.
 * @returns `upgrade` runs all migrations since
 */
export const databaseBefore = (number: string) => databaseOf(number, (file) => file < number)

/** The same, lacking only that migration, for what the code of today has to write before it. */
export const databaseWithout = (number: string) => databaseOf(number, (file) => !file.startsWith(number))

async function databaseOf(number: string, has: (migration: string) => boolean) {
  const name = `before_${number}_${process.env.VITEST_POOL_ID}`
  const url = await cloneDatabase(inject('databaseServer'), name, 'template0')
  const { db, pool, close } = openDatabase({ url })
  afterAll(close)
  const earlier = mkdtempSync(join(tmpdir(), 'proa-migrations-'))
  for (const file of readdirSync(migrations))
    if (has(file)) cpSync(join(migrations, file), join(earlier, file))
  await migrate(pool, [], earlier)
  rmSync(earlier, { recursive: true })
  return { db, pool, upgrade: () => migrate(pool, []) }
}
