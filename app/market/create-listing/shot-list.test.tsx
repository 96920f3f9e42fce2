import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import '../../registry/register.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { ShotList } from './shot-list.tsx'
import { isUsed, shotsOf } from './shots.server.ts'

const hintFor = (kind: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <ShotList shots={shotsOf(kind, 'en')} isUsed={isUsed(kind)} />
    </I18nProvider>,
  )

test('flaws are asked for where things are sold used, and not of a place or of what is new', () => {
  for (const kind of ['vehicle', 'buy-and-sell', 'property'])
    expect(hintFor(kind), kind).toContain('in daylight, hold the phone sideways, and show flaws too')
  for (const kind of ['hotel', 'business', 'food', 'product', 'event', 'adventure']) {
    expect(hintFor(kind), kind).toContain('in daylight, and hold the phone sideways')
    expect(hintFor(kind), kind).not.toContain('flaws')
  }
})
