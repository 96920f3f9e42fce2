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
  ['at once', 'stay', null, true, 'Next you pay $100.'],
  ['once its owner agrees', 'stay', null, false, 'Once the owner agrees, you pay $100.'],
  ['once a spot opens up', 'seat', 'taken', true, 'If a spot opens up and you accept it, you pay $100.'],
  [
    'once a spot opens up, also where the owner answers',
    'seat',
    'taken',
    false,
    'If a spot opens up and you accept it, you pay $100.',
  ],
] as const)(
  'one who pays %s is led to the page that says until when: it may begin sooner',
  (_, kind, problem, confirmsAtOnce, pay) => {
    const choices = kind === 'stay' ? loaded.choices : { kind, places: [] }
    const html = htmlOf(
      <AskForm
        loaded={{ ...loaded, choices, problem, bookable: { rule: 'flexible', confirmsAtOnce } }}
        price={{ lines: [], totalCents: 20_000 }}
        refused={undefined}
        kept={{}}
        onInput={() => undefined}
      />,
    )
    expect(html).toContain(`${pay} The page of your booking says until when your place is held.`)
  },
)
