import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordProblem } from './password-policy.server.ts'

const email = 'maria@example.com'

test.each([
  ['of a common list, in whatever case', 'PassWord1'],
  ['of one or two letters', 'aaaabbbb'],
  ['the address or what stands before its @', 'Maria@example.com'],
  ['words that this site suggests, with digits and signs', 'Proa2026!'],
  ['several of them', 'Hafa Adai Saipan 670'],
])('a password is refused that is %s', (_, password) => {
  expect(passwordProblem(password, email)).toBe('password_common')
})

test('it has 8 to 128 characters of any kind, and no other rule', () => {
  expect(passwordProblem('q7Kd2lx', email)).toBe('password_short')
  expect(passwordProblem('proa-reef '.repeat(13), email)).toBe('password_long')
  for (const password of [
    'a proa at the reef',
    '73 05 19 84',
    'latte stone '.repeat(10),
    '파도와 산호초와 별',
  ])
    expect(passwordProblem(password, email)).toBeNull()
})

test('the words that are expected stand in docs/security.md', () => {
  const source = readFileSync('app/people/accounts/password-policy.server.ts', 'utf8')
  const [, words] = /const expected = `([^`]+)`/.exec(source)!
  const documented = readFileSync('docs/security.md', 'utf8')
  expect(words!.split(/\s+/).filter((word) => !documented.includes(word))).toEqual([])
})
