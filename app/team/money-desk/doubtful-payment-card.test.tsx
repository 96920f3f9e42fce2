import { I18nProvider } from '@lingui/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { DisputeList } from './disputes/dispute-list.tsx'
import { DoubtfulPaymentCard } from './doubtful-payment-card.tsx'

const payment = {
  id: 1,
  number: 'PO-2345-6789',
  title: 'Coconut chips',
  seller: 'Maria Santos',
  buyer: 'Juan Cruz',
  sellerId: null,
  buyerId: null,
  cents: 1_500,
  fault: 'late',
  reference: '5O190127TN364715T',
  capture: '3C679366HH908993F',
  isOwn: false,
} as const

test.each([
  ['late', true, 'Closing leaves the order as it is.'],
  ['held', false, 'Closing cancels the order.'],
])('an admin reads what closing does to the order of a payment that is %s', (_, isLate, says) => {
  const html = htmlOf(
    <DoubtfulPaymentCard payment={{ ...payment, isLate }} asks={null} refused={undefined} />,
  )
  expect(html.match(/Closing [^<]*/)?.[0]).toBe(says)
})

test.each([
  ['what they wrote', 'It is theirs.', 'Review it again. What you wrote is still here.'],
  ['nothing of theirs', '', 'Review it again.'],
])('an admin whom another has forestalled still has %s', (_, reason, says) => {
  const refused = { problem: 'stale', reason, code: undefined } as const
  const html = htmlOf(
    <DoubtfulPaymentCard payment={{ ...payment, isLate: false }} asks={null} refused={refused} />,
  )
  expect(html.match(/Review it again[^<]*/)?.[0]).toBe(says)
  expect(html.includes(`>${reason}</q>`)).toBe(reason !== '')
})

test('an admin reads who of the two sides is no longer a member', () => {
  const late = { ...payment, seller: '', isLate: true }
  const card = htmlOf(<DoubtfulPaymentCard payment={late} asks={null} refused={undefined} />)
  expect(card.match(/Former member/g)).toHaveLength(1)
  const dispute = {
    number: 'PO-2345-6789',
    title: 'Boat',
    seller: 'Maria Santos',
    buyer: '',
    cents: 1_500,
    step: 'ended',
    openedAt: new Date('2026-11-20T00:00Z'),
  } as const
  expect(htmlOf(<DisputeList disputes={[dispute]} />)).toContain('Former member / Maria Santos')
})

function htmlOf(element: ReactElement): string {
  const Page = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <Page />
    </I18nProvider>,
  )
}
