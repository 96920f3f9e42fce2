import { Trans, useLingui } from '@lingui/react/macro'
import { FactLines, factsOf, KeyFacts, keyFactsOf } from '../../../directory/detail/facts.tsx'
import type { Detail } from '../../../directory/detail/load-detail.server.ts'
import { Description, Section } from '../../../directory/detail/section.tsx'
import { properties } from '../area.ts'

type Property = Detail<typeof properties.attributes>

const icons = { kind: 'home', bedrooms: 'bed', bathrooms: 'bath', sqft: 'ruler' } as const

/** Sizes, as far as known, and the owner's description. */
export function Overview({ listing }: { listing: Property }) {
  const { i18n } = useLingui()
  const facts = keyFactsOf(properties, listing, icons, i18n)
  return (
    <Section title={<Trans>Overview</Trans>}>
      <KeyFacts facts={facts.filter(({ value }) => value !== null)} />
      <div className="mt-6">
        <Description text={listing.description} lang={listing.lang} />
      </div>
    </Section>
  )
}

/** On what terms one has it, and how it is to live there. */
export function LivingFacts({ listing }: { listing: Property }) {
  const { i18n } = useLingui()
  const facts = factsOf(
    properties,
    listing,
    ['tenure', 'leaseTerm', 'availableFrom', 'furnishing', 'pets', 'water', 'stormReadiness'],
    i18n,
  ).filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <Section title={<Trans>Good to Know</Trans>}>
      <FactLines facts={facts} />
    </Section>
  )
}
