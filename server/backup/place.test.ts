import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { memoryFiles } from '../../tests/memory-files.ts'
import { patience } from '../file-stores/s3.ts'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'
import { bringFilesBack, openMirror } from './mirror-files.ts'
import { severalAtOnce } from './several-at-once.ts'
import { tryOut } from './try-out.ts'
import { unhurried } from './unhurried.ts'
import { openVault, type Vault } from './vault.ts'

const home = mkdtempSync(join(tmpdir(), 'proa-place-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(home, 's3'),
  configureBuckets: [{ name: 'backups' }],
})
const { port } = await server.run()
afterAll(async () => {
  await server.close()
  rmSync(home, { recursive: true })
})

const access = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' }
const bucket = bucketPlace('s3://backups/of/proa', { ...access, endpoint: `http://127.0.0.1:${port}` })

describe.each([
  ['a folder', folderPlace(join(home, 'folder'))],
  ['a bucket', bucket],
])('%s', (_, place) => {
  const namesOf = async (prefix: string) => {
    const names: string[] = []
    for await (const { name } of place.list(prefix)) names.push(name)
    return names
  }

  test('returns what was stored until it is deleted', async () => {
    await place.put('wal/1', Readable.from([Buffer.from('one')]))
    await place.put('wal/2', Readable.from([Buffer.alloc(12_000_000, 'x')]))
    await place.put('manifest.json', Readable.from([Buffer.from('{}')]))
    expect(await namesOf('wal/')).toEqual(['wal/1', 'wal/2'])
    expect((await text(await place.get('wal/2'))).length).toBe(12_000_000)
    await place.delete('wal/1')
    await place.delete('wal/1')
    expect(await namesOf('')).toEqual(['manifest.json', 'wal/2'])
    await expect(place.get('wal/1')).rejects.toThrow()
  })

  test('is left as it was by a trial', async () => {
    const before = await namesOf('')
    await tryOut(place)
    expect(await namesOf('')).toEqual(before)
  })

  test('keeps nothing of what was not stored to its end', async () => {
    const broken = async function* () {
      yield Buffer.from('half')
      throw new Error('the disk is gone')
    }
    await expect(place.put('broken/1', Readable.from(broken()))).rejects.toThrow('the disk is gone')
    const vault = await openVault(place)
    await expect(vault.put('broken/2', Readable.from(broken()))).rejects.toThrow('the disk is gone')
    expect(await namesOf('broken/')).toEqual([])
  })
})

test('a bucket is not given up while what it sends is not read', async () => {
  await bucket.put('large', Readable.from([Buffer.alloc(32_000_000, 'x')]))
  let bytes = 0
  for await (const chunk of await bucket.get('large')) {
    if (bytes === 0) await sleep(patience.socketTimeout + 1_000)
    bytes += (chunk as Uint8Array).length
  }
  expect(bytes).toBe(32_000_000)
})

test('a trial of a bucket that is not there says so in a sentence', async () => {
  const missing = bucketPlace('s3://none', { ...access, endpoint: `http://127.0.0.1:${port}` })
  await expect(tryOut(missing)).rejects.toThrow(/^Nothing can be stored in s3:\/\/none \(.+\); correct/)
})

test('a command looks for backups in a bucket that it is given, though no setting names it', async () => {
  const env = {
    ...process.env,
    DATA_DIR: join(home, 'new'),
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  }
  const restore = promisify(execFile)(process.execPath, ['server/backup/restore.ts', 's3://backups/new'], {
    env,
  })
  await expect(restore).rejects.toThrow('There is no whole backup in s3://backups/new.')
})

test('a backup works a third of the time', async () => {
  const used = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 // ms
  }
  const work = function* () {
    for (let chunk = 0; chunk < 10; chunk++) {
      const end = used() + 30
      while (used() < end);
      yield Buffer.alloc(1_000)
    }
  }
  const start = performance.now()
  await unhurried(folderPlace(join(home, 'unhurried'))).put(
    'chunks',
    Readable.from(work(), { highWaterMark: 1 }),
  )
  expect(performance.now() - start).toBeGreaterThan(2 * 300)
})

test('a failure of one of several at once is thrown, also where the next of the list takes longer', async () => {
  const done: string[] = []
  async function* names() {
    yield* ['first', 'failing']
    await new Promise(setImmediate)
    yield 'next'
  }
  const work = async (name: string) => {
    if (name === 'failing') throw new Error('no room')
    done.push(name)
  }
  await expect(severalAtOnce(names(), work)).rejects.toThrow('no room')
  expect(done).toEqual(['first'])
})

test('where the list of several at once fails, those under way are waited for', async () => {
  const done: string[] = []
  async function* names() {
    yield 'first'
    throw new Error('no answer')
  }
  const work = async (name: string) => {
    await new Promise(setImmediate)
    done.push(name)
  }
  await expect(severalAtOnce(names(), work)).rejects.toThrow('no answer')
  expect(done).toEqual(['first'])
})

test('a stop cuts the list of the files that are copied, and the next copy begins it again', async () => {
  const store = memoryFiles()
  for (const key of ['photos/1', 'photos/4'])
    await store.put(key, new TextEncoder().encode('a picture'), 'image/webp')
  const leaving = new AbortController()
  const listed: string[] = []
  const stored: string[] = []
  const vault = {
    async *list(folder: string) {
      if (folder !== 'files/') return
      for (const name of ['files/photos/1', 'files/photos/2', 'files/photos/3', 'files/photos/4']) {
        if (listed.push(name) === 2) leaving.abort()
        yield { name, bytes: 9, at: new Date() }
      }
    },
    async put(name: string, body: Readable) {
      body.destroy()
      stored.push(name)
      return { name, bytes: 9, sha256: '' }
    },
  } as unknown as Vault
  const mirror = openMirror(store, vault)
  await mirror(leaving.signal)
  expect(listed).toEqual(['files/photos/1', 'files/photos/2'])
  expect(stored).toEqual([])
  expect(await mirror()).toEqual({ count: 2, bytes: 18 })
  expect(stored).toEqual(['gone/photos/2', 'gone/photos/3'])
})

test('a file that was deleted stays so in a copy of the place without its times, and is there before its deletion', async () => {
  const store = memoryFiles()
  for (const key of ['photos/1', 'photos/2'])
    await store.put(key, new TextEncoder().encode('a picture'), 'image/webp')
  const mirror = openMirror(store, await openVault(folderPlace(join(home, 'timed'))))
  await mirror()
  const before = new Date(Date.now() - 1)
  await store.delete('photos/2')
  await mirror()
  const after = new Date()
  const copy = join(home, 'copied')
  cpSync(join(home, 'timed'), copy, { recursive: true })
  const copiedAt = new Date(after.getTime() + 60_000)
  for (const name of readdirSync(join(copy, 'gone/photos')))
    utimesSync(join(copy, 'gone/photos', name), copiedAt, copiedAt)
  const keysAt = async (time: Date) => {
    const restored = memoryFiles()
    await bringFilesBack(await openVault(folderPlace(copy)), restored, time)
    const keys: string[] = []
    for await (const key of restored.list()) keys.push(key)
    return keys.toSorted()
  }
  expect(await keysAt(after)).toEqual(['photos/1'])
  expect(await keysAt(before)).toEqual(['photos/1', 'photos/2'])
})
