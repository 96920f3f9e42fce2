import { expect, test } from 'vitest'
import { ownDomain } from './own-domain.ts'

test.each([
  ['https://www.reefcafe.com/menu', 'reefcafe.com'],
  ['reefcafe.com', 'reefcafe.com'],
  ['https://saipan.reefcafe.com', 'saipan.reefcafe.com'],
  ['https://www.facebook.com/reefcafe', null],
  ['https://gmail.com', null],
  ['https://192.0.2.1/', null],
  ['https://localhost', null],
  ['nothing at all', null],
  ['', null],
])('of %s the domain is %s', (website, domain) => {
  expect(ownDomain(website)).toBe(domain)
})
