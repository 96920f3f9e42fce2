import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../app/ground/db/testing.ts'
import { siteSecret } from '../site-secret.ts'
import { freePort } from '../site-process.ts'
import { startSite } from '../site.ts'

const site = await startSite({ samples: false, environment: { DEMO: 'off' } })

const unreachable = 'postgresql://app@127.0.0.1:9/app'

/** What a start in vain says, and the code with which it ends. */
async function start(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'proa-start-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), ...environment },
    encoding: 'utf8',
  })
  return { stdout, sentence: stderr, status }
}

const newDatabase = (name: string) =>
  cloneDatabase(inject('databaseServer'), `start_${name}_${process.env.VITEST_POOL_ID}`)

test('where a process is ready, earlier ones beside it have the files that its pages ask them for', async () => {
  const names = readdirSync('build/client/assets').filter((name) => !/\.(?:br|gz)$/.test(name))
  const stored = await site.query('select name from asset')
  expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('a start on a taken port says so and touches no database', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { stdout, sentence, status } = await start({ PORT: String(port) })
  expect(sentence).toContain(`Port ${port} of 127.0.0.1 is used by another program`)
  expect(stdout).not.toContain('Database')
  expect(status).toBe(1)
})

test('a start with a DATABASE_DIRECT_URL that leads nowhere says that it is this one', async () => {
  const { sentence, status } = await start({
    DATABASE_URL: await newDatabase('direct'),
    DATABASE_DIRECT_URL: unreachable,
    AUTH_SECRET: siteSecret,
  })
  expect(sentence).toContain('start it or correct DATABASE_DIRECT_URL.')
  expect(sentence).not.toContain('    at ') // no stack
  expect(status).toBe(1)
})

test.each(['/proc', '/proc/new/data'])(
  'a start with a DATA_DIR that can only be read says so',
  async (dataDir) => {
    const { sentence, status } = await start({ DATA_DIR: dataDir })
    expect(sentence).toContain("The data folder can't be used")
    expect(sentence).toContain('set DATA_DIR to another folder.')
    expect(status).toBe(1)
  },
)
