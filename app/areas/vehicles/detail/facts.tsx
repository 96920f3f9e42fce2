import { Trans, useLingui } from '@lingui/react/macro'
import { FactLines, factsOf, KeyFacts } from '../../../directory/detail/facts.tsx'
import { Tabs } from '../../../directory/detail/tabs.tsx'
import type { ValuesOf } from '../../../directory/area.ts'
import { vehicles } from '../area.ts'

type Listing = { values: Partial<ValuesOf<typeof vehicles>>; ownLang: string | null }

const icons = { year: 'calendar', fuelType: 'fuel', transmission: 'gears', mileage: 'gauge' } as const

/** Year, fuel, transmission and mileage; a new car without a mileage is new, of a used one it was not told. */
export function VehicleFacts({ listing }: { listing: Listing }) {
  const { i18n, t } = useLingui()
  const unknown =
    listing.values.condition === 'new'
      ? t({ message: 'New', context: 'vehicle condition' })
      : t`Not provided by seller`
  const keys = Object.keys(icons) as (keyof typeof icons)[]
  const facts = factsOf(vehicles, listing, keys, i18n).map((fact, at) => ({
    ...fact,
    icon: icons[keys[at]!],
    value: fact.value ?? (fact.key === 'mileage' ? unknown : t`Not provided by seller`),
  }))
  return <KeyFacts facts={facts} />
}

const groups = {
  specifications: [
    'make',
    'model',
    'category',
    'bodyStyle',
    'engine',
    'transmission',
    'fuelType',
    'exteriorColor',
    'interiorColor',
  ],
  condition: ['condition', 'mileage', 'rust', 'registration'],
  history: ['owners', 'accidents', 'serviceRecords'],
} as const

export function VehicleTabs({ listing }: { listing: Listing }) {
  const { i18n, t } = useLingui()
  const tab = (key: keyof typeof groups, label: string) => ({
    key,
    label,
    panel: (
      <FactLines
        facts={factsOf(vehicles, listing, groups[key], i18n)}
        missing={<Trans>Not provided by seller</Trans>}
      />
    ),
  })
  return (
    <Tabs
      label={t`About this vehicle`}
      tabs={[
        tab('specifications', t`Specifications`),
        tab('condition', i18n._(vehicles.attributes.condition.label)),
        tab('history', t`History`),
      ]}
    />
  )
}
