import { useLingui } from '@lingui/react/macro'
import { KeyFacts, keyFactsOf } from '../../../directory/detail/facts.tsx'
import type { ValuesOf } from '../../../directory/area.ts'
import { vehicles } from '../area.ts'

export type Listing = { values: Partial<ValuesOf<typeof vehicles>>; ownLang: string | null }

const icons = { year: 'calendar', fuelType: 'fuel', transmission: 'gears', mileage: 'gauge' } as const

/**
 * Year, fuel, transmission and mileage; without a mileage a new car says "new", and a used one says that it is unknown.
 */
export function VehicleFacts({ listing }: { listing: Listing }) {
  const { i18n, t } = useLingui()
  const unknown =
    listing.values.condition === 'new'
      ? t({ message: 'New', context: 'vehicle condition' })
      : t`Not provided by seller`
  const facts = keyFactsOf(vehicles, listing, icons, i18n).map((fact) => ({
    ...fact,
    value: fact.value ?? (fact.key === 'mileage' ? unknown : t`Not provided by seller`),
  }))
  return <KeyFacts facts={facts} />
}
