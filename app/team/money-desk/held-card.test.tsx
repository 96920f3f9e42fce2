import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { HeldCard } from './held-card.tsx'

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
  const Page = createRoutesStub([
    {
      path: '*',
      Component: () => <HeldCard payment={{ ...payment, isLate }} asks={null} refused={undefined} />,
    },
  ])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18nOf('en')}>
      <Page />
    </I18nProvider>,
  )
  expect(html.match(/Closing [^<]*/)?.[0]).toBe(says)
})
