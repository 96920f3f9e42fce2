import { expect, test } from 'vitest'
import { htmlOf } from '../../../../tests/html-of.ts'
import { AskForm } from './ask-form.tsx'

const loaded = {
  choices: { kind: 'stay', calendar: null },
  problem: null,
  prepaidPercent: 50,
  needsLogin: true,
  needsNames: false,
  login: '/login',
  name: '',
  opened: null,
  formKey: '',
} as const

test.each([
  ['at once', true, 'Next you pay $100.'],
  ['once its owner agrees', false, 'Once the owner agrees, you pay $100.'],
])('one who pays %s is led to the page that says until when: it may begin sooner', (_, isAtOnce, pay) => {
  const html = htmlOf(
    <AskForm
      loaded={{ ...loaded, bookable: { rule: 'flexible', confirmsAtOnce: isAtOnce } }}
      price={{ lines: [], totalCents: 20_000 }}
      refused={undefined}
      kept={{}}
      onInput={() => undefined}
    />,
  )
  expect(html).toContain(`${pay} The page of your booking says until when your place is held.`)
})
