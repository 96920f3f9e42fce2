import { expect, test } from 'vitest'
import { withLinks } from './with-links.ts'

test('addresses are found in what people write, without what ends their sentence', () => {
  expect(withLinks('See https://example.com/a?b=1, or www.example.org.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', or ' },
    { text: 'www.example.org', href: 'https://www.example.org' },
    { text: '.' },
  ])
})

test.each(['javascript:alert(1)', 'no address', 'a@example.com', ''])('%s has none', (text) => {
  expect(withLinks(text).some(({ href }) => href)).toBe(false)
})
