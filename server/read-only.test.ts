import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../tests/test-database.ts'
import { followReadOnly, whileWritable } from './read-only.ts'

const { db, pool, url } = await testDatabase()

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
  const isOn = (value: boolean) =>
    pool.query(
      `insert into site_setting (name, value) values ('read-only', $1)
       on conflict (name) do update set value = excluded.value`,
      [{ isOn: value }],
    )
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
