import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { ControlField } from './control-field.tsx'
import type { Control } from './controls.ts'
import { shapeOf } from './shapes.ts'

const types: readonly Control['type'][] = ['text', 'choice', 'weekdays', 'radios', 'yes']

function htmlOf(control: Control): string {
  const Page = createRoutesStub([
    { path: '*', Component: () => <ControlField control={control} typed={[]} problem={undefined} /> },
  ])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <Page />
    </I18nProvider>,
  )
}

test.each(types)('the hint of %s is shown', (type) => {
  const hint = 'How guests get their money back'
  expect(htmlOf({ name: 'rule', type, label: { id: 'Rule' }, hint: { id: hint } })).toContain(hint)
})

test.each([
  ['stay', true],
  ['session', true],
  ['seat', true],
  ['visit', false],
] as const)('an owner of a %s reads whether late changes wait for their answer: %s', (kind, isTold) => {
  const control = shapeOf(kind).controls.find(({ name }) => name === 'confirmsAtOnce')!
  const html = htmlOf(control)
  expect(html).toContain('If this is off, you answer each request yourself.')
  expect(html.includes('once the booking can no longer be canceled free of charge')).toBe(isTold)
})
