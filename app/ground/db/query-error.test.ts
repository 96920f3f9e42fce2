import { expect, test } from 'vitest'
import { withoutValues } from './query-error.ts'

test('a failed query is reported without its values', () => {
  const text = 'Failed to create user: Failed query: insert into users\nparams: eve@example.com,Eve\nSmith'
  expect(withoutValues(text)).toBe('Failed to create user: Failed query: insert into users')
  expect(withoutValues('wrong\nparams: none')).toBe('wrong\nparams: none')
})
