import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { isOutOfReach } from '../../app/ground/db/out-of-reach.ts'
import { StoreError } from '../../app/ground/files/file-store.ts'
import { withFullDisk } from '../../tests/full-disk.ts'
import { memoryFiles } from '../../tests/memory-files.ts'
import { freePort } from '../../tests/site-process.ts'
import { diskFiles, removeOldDrafts } from './disk.ts'
import { s3Files } from './s3.ts'

const home = mkdtempSync(join(tmpdir(), 'proa-files-'))
const folder = join(home, 'files')
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(home, 's3'),
  configureBuckets: [{ name: 'proa' }],
})
const { port } = await bucket.run()
afterAll(async () => {
  await bucket.close()
  rmSync(home, { recursive: true })
})

const access = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1' }
const s3 = s3Files({ ...access, bucket: 'proa', endpoint: `http://127.0.0.1:${port}` })
const strayKeys = [
  '',
  '/etc/passwd',
  '../secret',
  'a/../../b',
  'a/..',
  'a//b',
  'a/',
  '.hidden',
  'a/.hidden',
  'a\0b',
  'a\nb',
  'a\\b',
  'Capital',
  'a'.repeat(201),
]
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each([
  ['the disk', diskFiles(folder)],
  ['S3', s3],
  ['memory, for tests', memoryFiles()],
])('%s', (_, store) => {
  const textOf = async (key: string) => new Response((await store.get(key))?.body).text()
  const aboutOf = async (key: string) => {
    const file = await store.get(key)
    await file?.body.cancel()
    return file
  }

  test('returns what was stored until it is deleted', async () => {
    await store.put('id/1/front.webp', bytes('a picture'), 'image/webp')
    expect(await aboutOf('id/1/front.webp')).toMatchObject({ contentType: 'image/webp', size: 9 })
    expect(await textOf('id/1/front.webp')).toBe('a picture')
    await store.delete('id/1/front.webp')
    await store.delete('id/1/front.webp')
    expect(await store.get('id/1/front.webp')).toBeNull()
  })

  test('keeps the last of several, whole, and an empty one', async () => {
    const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(100_000))
    await Promise.all(texts.map((text) => store.put('same.txt', bytes(text), 'text/plain')))
    expect(texts).toContain(await textOf('same.txt'))
    await store.put('same.txt', bytes(''), 'text/plain')
    expect(await aboutOf('same.txt')).toMatchObject({ size: 0 })
    expect(await textOf('same.txt')).toBe('')
  })

  test('lists what it has', async () => {
    await store.put('listed/1/front.webp', bytes('a picture'), 'image/webp')
    const keys: string[] = []
    for await (const key of store.list()) keys.push(key)
    expect(keys.filter((key) => key.startsWith('listed/'))).toEqual(['listed/1/front.webp'])
  })

  test('tells how much it has', async () => {
    const before = await store.size()
    await store.put('size/1/front.webp', bytes('x'.repeat(5_000)), 'image/webp')
    const { count, bytes: all } = await store.size()
    expect(count).toBe(before.count + 1)
    expect(all - before.bytes).toBeGreaterThanOrEqual(5_000)
    expect(all - before.bytes).toBeLessThan(5_100)
  })

  test('knows no way out of its folder', async () => {
    for (const key of strayKeys) {
      await expect(store.get(key), key).rejects.toThrow('no key')
      await expect(store.put(key, bytes('x'), 'text/plain'), key).rejects.toThrow('no key')
      await expect(store.delete(key), key).rejects.toThrow('no key')
    }
  })
})

test('on the disk nobody else may look, and nothing half written is left', async () => {
  await diskFiles(folder).put('id/2/front.webp', bytes('a picture'), 'image/webp')
  for (const path of ['', 'id', 'id/2']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'id/2/front.webp')).mode & 0o777).toBe(0o600)
  const draft = join(folder, '.of-a-killed-process')
  writeFileSync(draft, 'half a pic')
  await removeOldDrafts(folder)
  expect(readdirSync(folder)).toContain('.of-a-killed-process') // another process may be at it
  utimesSync(draft, 0, 0)
  await removeOldDrafts(folder)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a folder that is deleted while it is used is made again; a file in its place is an error until it goes', async () => {
  const lost = join(home, 'lost')
  const store = diskFiles(lost)
  const textOf = async (key: string) => new Response((await store.get(key))?.body).text()
  await store.put('id/1/front.webp', bytes('one'), 'image/webp')
  rmSync(lost, { recursive: true })
  expect(await store.get('id/1/front.webp')).toBeNull()
  await store.put('id/2/front.webp', bytes('two'), 'image/webp')
  expect(await textOf('id/2/front.webp')).toBe('two')
  rmSync(lost, { recursive: true })
  writeFileSync(lost, 'in its place')
  await expect(store.get('id/2/front.webp')).rejects.toThrow('ENOTDIR')
  await expect(store.put('id/3/front.webp', bytes('three'), 'image/webp')).rejects.toThrow()
  rmSync(lost)
  await store.put('id/3/front.webp', bytes('three'), 'image/webp')
  expect(await textOf('id/3/front.webp')).toBe('three')
})

test.runIf(process.platform === 'linux')(
  'a full disk is a store that can’t be used, and keeps nothing half written',
  async () => {
    const full = join(home, 'full')
    const store = diskFiles(full)
    const put = (size: number) => store.put('id/1/front.webp', new Uint8Array(size), 'image/webp')
    await withFullDisk(300_000, async () => {
      await expect(put(400_000)).rejects.toBeInstanceOf(StoreError)
      await put(200_000)
    })
    expect(readdirSync(full)).toEqual(['id'])
  },
)

test('a bucket that is gone is an error, and no missing file', async () => {
  const deletedBucket = s3Files({ ...access, bucket: 'gone', endpoint: `http://127.0.0.1:${port}` })
  await expect(deletedBucket.get('id/1/front.webp')).rejects.toThrow(/bucket/)
})

test('a bucket that refuses is not taken for a database out of reach', async () => {
  const refusing = s3Files({ ...access, bucket: 'proa', endpoint: `http://127.0.0.1:${await freePort()}` })
  const asked = [
    () => refusing.put('id/1/front.webp', bytes('a picture'), 'image/webp'),
    () => refusing.get('id/1/front.webp'),
    () => refusing.delete('id/1/front.webp'),
  ]
  for (const ask of asked) {
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StoreError)
    expect((error as Error).message).toContain('ECONNREFUSED')
    expect(isOutOfReach(error)).toBe(false)
  }
})
