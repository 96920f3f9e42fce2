import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a worker that can’t start stops the database that it started', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-worker-'))
  chmodSync(dataDir, 0o755) // another account runs the database
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'files'), 'where a folder should be')
  const { DATABASE_URL: _, ...environment } = process.env
  const worker = spawnSync(process.execPath, ['build/server/worker.js'], {
    env: { ...environment, DATA_DIR: dataDir, SAMPLE_DATA: 'off' },
    encoding: 'utf8',
  })
  expect(worker.stdout).toContain('Migrations')
  expect(worker.stderr).toContain('ENOTDIR')
  expect(worker.status).toBe(1)
  expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true)
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})
