import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteTo, shownError } from './log.ts'

const cause = Object.assign(new Error('invalid byte sequence'), { detail: 'Key (email)=(eve@example.com)' })
const failed = new DrizzleQueryError('insert into users', ['eve@example.com', 'Eve\n    at home'], cause)

test.each([
  ['a query that failed', failed],
  ['what failed because of one', new Error('no account', { cause: failed })],
  ['several that failed one after the other', new AggregateError([failed, failed], '2 failed')],
])('the log tells of %s, but not which values it was sent', (_, error) => {
  const line = JSON.stringify(shownError(error))
  expect(line).toContain('insert into users')
  expect(line).toContain('invalid byte sequence')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/eve/i)
})

test('a login is a line with its request and where it came from', () => {
  const lines: unknown[][] = []
  const login = { event: 'login', way: 'password', outcome: 'done', about: 'an id' } as const
  noteTo({ info: (...line: unknown[]) => void lines.push(line) }, 'a request', '192.0.2.1')(login)
  expect(lines).toEqual([[{ ...login, requestId: 'a request', client: '192.0.2.1' }, 'login']])
})
