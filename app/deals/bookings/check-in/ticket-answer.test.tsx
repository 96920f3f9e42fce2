import { expect, test } from 'vitest'
import { htmlOf } from '../../../../tests/html-of.ts'
import { TicketAnswer } from './ticket-answer.tsx'

test('a ticket welcomes its guest by the name they wrote, with what looks like a tag', () => {
  const use = { isValid: true, name: 'Ana <i>Cruz</i>', number: 'B1' } as const
  const html = htmlOf(<TicketAnswer use={use} name={use.name} />)
  expect(html).toContain('Welcome, Ana &lt;i&gt;Cruz&lt;/i&gt;')
})
