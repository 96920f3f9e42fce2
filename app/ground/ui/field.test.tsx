import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { i18nOf } from '../i18n/catalogue.ts'
import { Field } from './field.tsx'

function field(notes: { hint?: string; error?: string }, typed?: string) {
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <Field label="Name" {...notes}>
          <input maxLength={10} defaultValue={typed} />
        </Field>
      ),
    },
  ])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <Page />
    </I18nProvider>,
  )
}

/** What a screen reader adds to the name of the control. */
function descriptionOf(html: string) {
  const [, id] = html.match(/aria-describedby="([^"]+)"/) ?? []
  return id && html.split(` id="${id}"`)[1]?.replace(/^[^>]*>|<[^>]+>/g, '')
}

test('a field shows its error beside the hint, not in its place', () => {
  expect(descriptionOf(field({ hint: 'As on your card.' }))).toBe('As on your card.')
  const both = field({ hint: 'As on your card.', error: 'Please tell your name.' })
  expect(descriptionOf(both)).toBe('Please tell your name.As on your card.')
  expect(both).toContain('aria-invalid="true"')
  expect(descriptionOf(field({}))).toBeUndefined()
})

test('a text that is too long stands there whole, with what to do and how long it is; the browser cuts none', () => {
  const html = field({}, 'x'.repeat(11))
  expect(html).toContain(`value="${'x'.repeat(11)}"`)
  expect(html).toContain('aria-invalid="true"')
  expect(descriptionOf(html)).toBe('This is too long. Use up to 10 characters.11 of 10 characters')
  expect(descriptionOf(field({}, 'x'.repeat(9)))).toBe('9 of 10 characters')
  expect(descriptionOf(field({}, 'x'.repeat(8)))).toBeUndefined()
  expect(html).not.toMatch(/maxlength/i)
})
