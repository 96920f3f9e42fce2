import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bounce, complaint } from '../../../../tests/mail-reports.ts'
import { readReport } from './read-report.server.ts'

const read = (text: string) => readReport(new TextEncoder().encode(text).buffer)
const id = randomUUID()

test('a report says which mail came back, in which words, and whether its address is gone', async () => {
  expect(await read(bounce({ id }))).toEqual({
    id,
    returned: 'bounced',
    words: '550 5.1.1 <maria@example.com>: Recipient address rejected',
    isGone: true,
  })
  expect(await read(complaint({ id }))).toMatchObject({ id, returned: 'complaint' })
})

test.each([
  ['a full mailbox', '5.2.2', 'smtp; 552 5.2.2 Mailbox full', false],
  [
    'a mailbox that gets too much at once',
    '5.2.1',
    'smtp; 550-5.2.1 Receiving mail at a rate that prevents more',
    false,
  ],
  ['our reputation', '5.7.1', 'smtp; 550 5.7.1 Blocked as spam', false],
  ['no more than that it failed', '5.0.0', 'smtp; 550 Failed', false],
  ['the reason only in its words', '5.0.0', 'smtp; 550-5.1.1 The account does not exist', true],
  ['five days without an answer', '4.4.1', 'X-Postfix; connect timed out', false],
])('a report of %s', async (_, status, diagnostic, isGone) => {
  expect(await read(bounce({ id, status, diagnostic }))).toMatchObject({ id, isGone })
})

test('the words of a server are one line that can be stored', async () => {
  const diagnostic = 'smtp; 550 5.1.1 No\u0000 such\u2028\r\n  person\u0007 ' + 'x'.repeat(5000)
  const { words } = (await read(bounce({ id, diagnostic })))!
  expect(words).toMatch(/^550 5\.1\.1 No such person x+$/)
  expect(words).toHaveLength(500)
})

test.each([
  ['a mail that is only put off', bounce({ id, action: 'delayed', status: '4.4.1' })],
  ['a mail of another program', bounce({ id: '20261126.1234' })],
  ['an answer of a person', `From: maria@example.com\r\nIn-Reply-To: <${id}@proa.example>\r\n\r\nThank you`],
  ['nothing at all', ''],
  ['many parts in one another', nested(400)],
  ['bytes that are no mail', '\u0000\uffff--\r\n'.repeat(1000)],
])('%s is no report', async (_, text) => {
  expect(await read(text)).toBeNull()
})

/** A mail whose parts are in one another. */
function nested(depth: number) {
  const open = (at: number) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`
  return Array.from({ length: depth }, (_, at) => open(at)).join('') + bounce({ id })
}
