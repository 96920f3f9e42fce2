import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

const field = (notes: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field label="Name" {...notes}>
      <input />
    </Field>,
  )

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
