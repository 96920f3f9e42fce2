import { expect, test } from 'vitest'
import { socialProblem } from '../accounts/sign-in/social-problem.ts'
import { viewerOf } from './viewer.ts'

function sentOn(method?: string): URLSearchParams {
  try {
    viewerOf({ viewer: null }, new URL('http://localhost/profile/setup?step=2'), method)
  } catch (thrown) {
    if (thrown instanceof Response)
      return new URL(thrown.headers.get('location')!, 'http://localhost').searchParams
  }
  throw new Error('Nobody was let in.')
}

test('a form sent without a session leads to /login, which says so and leads back', () => {
  expect(Object.fromEntries(sentOn('GET'))).toEqual({ next: '/profile/setup?step=2' })
  expect(sentOn('POST').get('next')).toBe('/profile/setup?step=2')
  expect(socialProblem(sentOn('POST').get('error'))).toBe('session_ended')
})
