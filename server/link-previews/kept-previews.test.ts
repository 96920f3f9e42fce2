import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keptPreviews } from './kept-previews.ts'

async function keeper(options: { most?: number; mostWaiting?: number; held?: Promise<void> } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'previews-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const work = { made: 0, atOnce: 0, mostAtOnce: 0 }
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
    const kept = keptPreviews(folder, { recipe, make, ...options })
    return async (text: string) => {
      const source = Buffer.from(text)
      return (await kept.get(kept.keyOf(source), source))?.toString()
    }
  }
  return { folder, work, open }
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
