import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withFullDisk } from '../../tests/full-disk.ts'
import { keptPreviews } from './kept-previews.ts'

async function keeper(options: { most?: number; mostWaiting?: number; held?: Promise<void> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'previews-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const work = { made: 0, atOnce: 0, mostAtOnce: 0 }
  const losses: (string | undefined)[] = []
  const onLoss = (error: unknown) => losses.push((error as NodeJS.ErrnoException).code)
  async function make(source: Buffer) {
    work.made++
    work.mostAtOnce = Math.max(work.mostAtOnce, ++work.atOnce)
    await new Promise(setImmediate)
    await options.held
    work.atOnce--
    if (source.toString() === 'broken') throw new Error('no picture')
    return Buffer.from(`preview of ${source}`)
  }
  const open = (recipe = '1') => {
    const kept = keptPreviews(folder, { recipe, make, onLoss, ...options })
    return async (text: string) => {
      const source = Buffer.from(text)
      return (await kept.get(kept.keyOf(source), source))?.toString()
    }
  }
  return { folder, work, losses, open }
}

test('a picture is made once for all who ask, one at a time, and found again by the next process', async () => {
  const { work, open } = await keeper()
  const get = open()
  const previews = await Promise.all(['a', 'b', 'a', 'c', 'a'].map(get))
  expect(previews[4]).toBe('preview of a')
  expect(work).toMatchObject({ made: 3, mostAtOnce: 1 })
  await open()('b')
  expect(work.made).toBe(3)
  await open('2')('b')
  expect(work.made).toBe(4)
})

test('beyond the limit the oldest are deleted, and requests that would wait too long are refused', async () => {
  const blocker = Promise.withResolvers<void>()
  const { folder, open } = await keeper({ most: 10, mostWaiting: 2, held: blocker.promise })
  const get = open()
  const previews = ['a', 'b', 'c'].map(get)
  expect(await Promise.race(previews)).toBeUndefined()
  blocker.resolve()
  expect((await Promise.all(previews)).filter(Boolean)).toHaveLength(2)
  for (let number = 0; number < 12; number++) await get(`number ${number}`)
  expect((await readdir(folder)).length).toBeLessThanOrEqual(10)
})

test('a picture that can not be made stops no other', async () => {
  const get = (await keeper()).open()
  const [broken, whole] = await Promise.allSettled(['broken', 'a'].map(get))
  expect(broken!.status).toBe('rejected')
  expect(whole).toEqual({ status: 'fulfilled', value: 'preview of a' })
})

test.runIf(process.platform === 'linux')(
  'while the disk is full a picture is sent all the same, made once, and nothing half written stays',
  async () => {
    const { folder, work, losses, open } = await keeper()
    const get = open()
    const large = 'x'.repeat(400_000)
    await withFullDisk(300_000, async () => {
      for (let time = 0; time < 3; time++) expect(await get(large)).toBe(`preview of ${large}`)
    })
    expect(work.made).toBe(1)
    expect(losses).toEqual(['EFBIG'])
    expect(await readdir(folder)).toEqual([])
  },
)

test('why none can be stored is told once', async () => {
  const { folder, losses, open } = await keeper()
  const get = open()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  for (const text of ['a', 'b']) expect(await get(text)).toBe(`preview of ${text}`)
  expect(losses).toEqual(['EEXIST'])
  await rm(folder)
  await get('c')
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  await get('d')
  expect(losses).toEqual(['EEXIST', 'EEXIST'])
})
