import { expect, test } from 'vitest'
import { joinThread } from './join-thread.ts'
import type { ShownMessage } from './message.ts'

const part = (from: number, to: number, more: boolean) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }) as ShownMessage),
  more,
})
const span = ({ messages, more }: ReturnType<typeof part>) => [messages[0]?.id, messages.at(-1)?.id, more]
const join = (...[known, next]: Parameters<typeof joinThread>) =>
  span(joinThread(known, next) as ReturnType<typeof part>)

test('earlier messages are put before the known ones, later ones after them', () => {
  expect(join(part(51, 100, true), part(1, 50, false))).toEqual([1, 100, false])
  expect(join(part(1, 100, false), part(53, 102, true))).toEqual([1, 102, false])
  expect(join(part(1, 3, false), part(4, 5, false))).toEqual([1, 5, false])
})

test('if messages in between are missing, the thread starts over with the latest', () => {
  expect(join(part(1, 100, false), part(201, 250, true))).toEqual([201, 250, true])
})

test('nothing new changes nothing', () => {
  expect(join(part(1, 3, false), { messages: [], more: false })).toEqual([1, 3, false])
})
