import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { FactValue } from './fact-value.tsx'

const hours = (exceptions: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <FactValue
        fact={{ name: 'a.hours', label: 'Hours', input: { control: 'hours' } }}
        typed={{
          'a.hours.0.from': ['09:00'],
          'a.hours.0.until': ['18:00'],
          'a.hours.exceptions': [exceptions],
        }}
      />
    </I18nProvider>,
  )

test('special days are in words, whatever a client has sent for them', () => {
  expect(hours('{"2026-12-25":[],"2026-12-24":[[540,720],[780,1020]]}')).toMatch(
    /Monday: 09:00–18:00\nDec 25, 2026: Closed\nDec 24, 2026: 9:00.AM – 12:00.PM, 1:00.PM – 5:00.PM$/,
  )
  for (const wrong of ['{', '[1]', '{"soon":[]}']) expect(hours(wrong)).toMatch(/Monday: 09:00–18:00$/)
})
