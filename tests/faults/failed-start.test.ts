import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../site-process.ts'

function newDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-worker-'))
  chmodSync(dataDir, 0o755) // another account runs the database
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

test('a worker that can’t start stops the database that it started', () => {
  const dataDir = newDataDir()
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

test.each(['', 'Database'])(
  'a site that starts (%s) is up and not ready; if it is asked to end, it stops the database',
  async (said) => {
    const dataDir = newDataDir()
    const { DATABASE_URL: _, ...environment } = process.env
    const port = await freePort()
    const site = spawn(process.execPath, ['build/server/main.js'], {
      env: { ...environment, DATA_DIR: dataDir, PORT: String(port), SAMPLE_DATA: 'off' },
    })
    const ended = once(site, 'exit')
    let text = ''
    for (const stream of [site.stdout, site.stderr])
      stream.on('data', (bytes: Buffer) => (text += bytes.toString()))
    await expect.poll(() => existsSync(join(dataDir, 'postgres')) && text.includes(said)).toBe(true)
    const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
    site.kill()
    expect(await ended, text).toEqual([0, null])
    expect(text).not.toContain('Error')
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  },
)
