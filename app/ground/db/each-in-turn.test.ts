import { expect, test } from 'vitest'
import { eachInTurn } from './each-in-turn.ts'

test('all are done, and what went wrong with some of them is said at the end', async () => {
  const done: string[] = []
  const act = async (item: string) => {
    if (item.startsWith('no')) throw new Error(item)
    done.push(item)
  }
  await expect(eachInTurn(['no', 'first'], act)).rejects.toThrow(new Error('no'))
  await expect(eachInTurn(['no', 'second', 'nor', 'third'], act)).rejects.toMatchObject({
    message: '2 failed, the first with: no',
    errors: [{ message: 'no' }, { message: 'nor' }],
  })
  await eachInTurn(['fourth'], act)
  expect(done).toEqual(['first', 'second', 'third', 'fourth'])
})
