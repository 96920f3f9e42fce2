import { Trans, useLingui } from '@lingui/react/macro'
import { FactLines, factsOf } from '../../../directory/detail/facts.tsx'
import { Tabs } from '../../../directory/detail/tabs.tsx'
import { vehicles } from '../area.ts'
import type { Listing } from './facts.tsx'

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

export function VehicleTabs({ listing }: { listing: Listing & { ref: string } }) {
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
      key={listing.ref}
      label={t`About this vehicle`}
      tabs={[
        tab('specifications', t`Specifications`),
        tab('condition', i18n._(vehicles.attributes.condition.label)),
        tab('history', t`History`),
      ]}
    />
  )
}
