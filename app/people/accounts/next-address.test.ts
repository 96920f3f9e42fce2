import { expect, test } from 'vitest'
import { nextAddress, withNext } from './next-address.ts'

test.each([
  '/',
  '/profile',
  '/vehicles?make=Honda&make=Toyota&q=a%2Fb',
  '/ask-local/1#your-answer',
  '/search?q=%EC%82%AC%EC%9D%B4%ED%8C%90',
  '/loginless',
])('leads on to %s', (next) => {
  expect(nextAddress(next)).toBe(next)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/x\\..\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  'profile',
  '?next=/profile',
  '',
  ' /profile',
  '/ /evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nset-cookie: a=b',
  '/\0/evil.example',
  '/\u0085/evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%25252f/evil.example',
  '/%09/evil.example',
  '/%0d%0aset-cookie:a=b',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  `/${'a'.repeat(2_001)}`,
  null,
  undefined,
  7,
  ['/profile'],
])('leads nowhere for %j', (next) => {
  expect(nextAddress(next)).toBeNull()
})

test.each([
  '/login',
  '/login?next=/profile',
  '/signup',
  '/logout',
  '/logout.data',
  '/api/auth/me',
  '/x/../login',
  '/%6cogin',
  '/%6Cogi%6e?next=/profile',
  '/LOGIN',
  '/x/%2e%2e/login',
])('does not go round in a circle by %s', (next) => {
  expect(nextAddress(next)).toBeNull()
})

test('an address survives being passed on by /login', () => {
  const next = '/vehicles?make=Honda&q=a b#map'.replace(' ', '%20')
  const address = new URL(withNext('/login', next), 'http://localhost')
  expect(nextAddress(address.searchParams.get('next'))).toBe(next)
  expect(withNext('/signup', null)).toBe('/signup')
})
