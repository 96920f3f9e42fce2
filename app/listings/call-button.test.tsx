import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallButton } from './call-button.tsx'

const button = (contact: { phone?: string; email?: string }) =>
  renderToStaticMarkup(<CallButton contact={contact}>Contact Now</CallButton>)

test('it calls where there is a number, else writes, and is not there without either', () => {
  const both = { phone: '(670) 555-0150', email: 'plates@nanaloling.example' }
  expect(button(both)).toContain('href="tel:+16705550150"')
  expect(button({ email: both.email })).toContain('href="mailto:plates@nanaloling.example"')
  expect(button({})).toBe('')
})
