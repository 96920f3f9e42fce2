import { expect, test } from 'vitest'
import { privateFile } from './private-file.ts'

const file = (contentType: string) => ({
  body: new Blob(['1234']).stream(),
  contentType,
  size: 4,
})

test('a file that someone has sent runs nothing, is kept nowhere, and no other site reads it', async () => {
  const answer = privateFile(file('image/webp'))
  expect(Object.fromEntries(answer.headers)).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'content-type': 'image/webp',
    'content-length': '4',
  })
  expect(await answer.text()).toBe('1234')
})

test('a file with a name is saved, and not shown', () => {
  const { headers } = privateFile(file('application/pdf'), 'claim-7.pdf')
  expect(headers.get('content-disposition')).toBe('attachment; filename="claim-7.pdf"')
})
