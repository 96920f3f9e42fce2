import { expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { factsOf } from './facts.tsx'

test('a body style that is not given is missing of a car, and no fact of a boat', () => {
  const facts = (category: string) =>
    factsOf(vehicles, { values: { category }, ownLang: null }, ['category', 'bodyStyle'], i18nOf('en'))
  expect(facts('car').map(({ key }) => key)).toEqual(['category', 'bodyStyle'])
  expect(facts('boat').map(({ key }) => key)).toEqual(['category'])
})
