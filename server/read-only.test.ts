import type { SQL } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../app/ground/db/listen.server.ts'
import { testDatabase } from '../tests/test-database.ts'
import { followReadOnly, whileWritable } from './read-only.ts'

const { db, pool, url } = await testDatabase()

const isOn = (value: boolean) =>
  pool.query(
    `insert into site_setting (name, value) values ('read-only', $1)
     on conflict (name) do update set value = excluded.value`,
    [{ isOn: value }],
  )

test('background writers run while the site is writable, in every process', async () => {
  const readOnly = await followReadOnly({ db, directUrl: url }, { readOnly: false })
  onTestFinished(() => readOnly.close())
  const events: string[] = []
  const start = () => {
    events.push('start')
    return { stop: async () => void events.push('stop') }
  }
  const running = whileWritable(readOnly, start)
  await expect.poll(() => events).toEqual(['start'])
  await isOn(true)
  await expect.poll(() => events).toEqual(['start', 'stop'])
  expect(readOnly.isOn()).toBe(true)
  await isOn(false)
  await expect.poll(() => events).toEqual(['start', 'stop', 'start'])
  await running.stop()
  expect(events).toEqual(['start', 'stop', 'start', 'stop'])
})

test('background writers never start if the setting forbids it', async () => {
  const readOnly = await followReadOnly({ db, directUrl: url }, { readOnly: true })
  onTestFinished(() => readOnly.close())
  const running = whileWritable(readOnly, () => expect.unreachable())
  await running.stop()
  expect(readOnly.isOn()).toBe(true)
})

test('of a switch that goes on and off again at once, one reading follows the other', async () => {
  let gate: Promise<void> | undefined
  let [asking, most] = [0, 0]
  const slow = {
    execute: async (query: SQL) => {
      most = Math.max(most, ++asking)
      const result = await db.execute(query)
      await gate
      asking -= 1
      return result
    },
  } as typeof db
  const heard: string[] = []
  const isUp = Promise.withResolvers<void>()
  const listening = listen(url, 'page_change', {
    onMessage: (tags) => heard.push(tags),
    onUp: isUp.resolve,
    onDown() {},
  })
  onTestFinished(listening.close)
  await isUp.promise
  const readOnly = await followReadOnly({ db: slow, directUrl: url }, { readOnly: false })
  onTestFinished(() => readOnly.close())
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate = promise
  await isOn(true)
  await expect.poll(() => asking).toBe(1)
  await isOn(false)
  await expect.poll(() => heard.filter((tags) => tags.includes('read-only')).length).toBe(2)
  open()
  await expect.poll(() => [asking, readOnly.isOn()]).toEqual([0, false])
  expect(most).toBe(1)
})

test('pages that say it are made again once a change has been read, and not only when it is heard of', async () => {
  const told: [string, boolean][] = []
  const cache = { change: (tag: string) => void told.push([tag, readOnly.isOn()]) }
  const readOnly = await followReadOnly({ db, directUrl: url }, { readOnly: false }, cache)
  onTestFinished(() => readOnly.close())
  await isOn(true)
  await expect.poll(() => told).toEqual([['setting:read-only', true]])
  await isOn(false)
  await expect.poll(() => told.slice(1)).toEqual([['setting:read-only', false]])
})
