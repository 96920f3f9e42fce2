import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testDatabase } from '../test-database.ts'

const { pool, url } = await testDatabase()
const program = fileURLToPath(new URL('counter.ts', import.meta.url))
const second = 1_000 // ms
const slowness = 10_000 // ms that a busy machine may take to write

test('a killed process loses only the last second of its counts', async () => {
  const counter = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const begun = once(counter.stdout, 'data')
  const times: number[] = []
  const heard = (async () => {
    for await (const line of createInterface(counter.stdout)) times.push(Number(line))
  })()
  await begun
  await expect.poll(written).toBeGreaterThan(0)
  const before = await written()
  await expect.poll(written).toBeGreaterThan(before)
  counter.kill('SIGKILL')
  await once(counter, 'exit')
  await heard

  const kept = await written()
  expect(kept).toBeLessThanOrEqual(times.length)
  const firstLost = times[kept] ?? times.at(-1)!
  expect(times.at(-1)! - firstLost).toBeLessThan(second + slowness)
})

async function written(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select coalesce(sum(count), 0)::int as count from daily_count where what = 'tick'`,
  )
  return rows[0]!.count
}
