import { expect, test } from 'vitest'
import { htmlOf } from '../../../../tests/html-of.ts'
import { OfferTag } from './offer-tag.tsx'

test('an offer is shown with the tags that its owner wrote', () => {
  const html = htmlOf(<OfferTag offer="Stay 3, <b>pay 2</b>" lang="ja" />)
  expect(html).toContain('<span lang="ja">Stay 3, &lt;b&gt;pay 2&lt;/b&gt;</span>')
})
