import { expect, test } from 'vitest'
import { watchThread } from './thread.ts'

test('a thread is busy if it worked without a pause, and no longer after one', async () => {
  const isBusy = watchThread()
  await expect.poll(isBusy).toBe(false)
  for (const end = performance.now() + 50; performance.now() < end;);
  expect(isBusy()).toBe(true)
  await expect.poll(isBusy).toBe(false)
})
