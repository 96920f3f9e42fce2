import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { i18nOf } from '../../../ground/i18n/catalogue.ts'
import { ControlField } from './control-field.tsx'
import type { Control } from './controls.ts'

const types: readonly Control['type'][] = ['text', 'choice', 'weekdays', 'radios', 'yes']

test.each(types)('the hint of %s is shown', (type) => {
  const hint = 'How guests get their money back'
  const control: Control = { name: 'rule', type, label: { id: 'Rule' }, hint: { id: hint } }
  const Page = createRoutesStub([
    { path: '*', Component: () => <ControlField control={control} typed={[]} problem={undefined} /> },
  ])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <Page />
    </I18nProvider>,
  )
  expect(html).toContain(hint)
})
