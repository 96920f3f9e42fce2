import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** Runs tasks that end when they are told to; `begun` has those that began. */
function tasksOn({ inTurn }: ReturnType<typeof turns>) {
  const begun: number[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    add: (task: number) =>
      inTurn(() => {
        begun.push(task)
        return new Promise<void>((end) => ends.push(end))
      }),
    async endFirst() {
      ends.shift()!()
      await new Promise(setImmediate)
    },
  }
}

test('begins tasks in their order, as many at a time as are allowed at that moment', async () => {
  let room = 4
  const { begun, add, endFirst } = tasksOn(turns({ atOnce: () => room, most: 20, longest: 10_000 }))
  const all = [0, 1, 2, 3, 4, 5, 6].map(add)
  expect(begun).toEqual([0, 1, 2, 3])
  room = 2
  await endFirst()
  await endFirst()
  expect(begun).toEqual([0, 1, 2, 3])
  await endFirst()
  expect(begun).toEqual([0, 1, 2, 3, 4])
  room = 3
  all.push(add(7))
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  await endFirst()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (let left = 4; left > 0; left--) await endFirst()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
