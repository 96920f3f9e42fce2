import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallButton } from './call-button.tsx'

const button = (contact: { phone?: string; email?: string }, writeTo: string | null = null) =>
  renderToStaticMarkup(
    <CallButton contact={contact} writeTo={writeTo}>
      Contact Now
    </CallButton>,
  )

test('it calls where there is a number, else writes to the owner or by mail, and is not there without any', () => {
  const both = { phone: '(670) 555-0150', email: 'plates@nanaloling.example' }
  expect(button(both)).toContain('href="tel:+16705550150"')
  expect(button({ email: both.email })).toContain('href="mailto:plates@nanaloling.example"')
  const here = '/messages/food/food1'
  expect(button(both, here)).toContain('href="tel:')
  expect(button({ email: both.email }, here)).toContain(`href="${here}"`)
  expect(button({}, here)).toContain(`href="${here}"`)
  expect(button({})).toBe('')
})
