import { Plural, useLingui } from '@lingui/react/macro'
import { CardFacts } from '../../directory/card-facts.tsx'
import { type CardProps, Fact, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { taxis } from './area.ts'

export function TaxiCard({ listing, ...rest }: CardProps<typeof taxis.attributes>) {
  const { i18n } = useLingui()
  const { service, seats } = listing.values
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={service && <Tag>{taxis.attributes.service.format(service, i18n)}</Tag>}
      facts={
        <>
          {seats && (
            <Fact icon="users">
              <Plural value={seats} one="# seat" other="Up to # seats" />
            </Fact>
          )}
          <CardFacts area={taxis} listing={listing} keys={['island', 'languages']} />
        </>
      }
      save={<FavoriteButton type={taxis.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
