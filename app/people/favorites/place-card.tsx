import { CardFacts } from '../../directory/card-facts.tsx'
import type { AreaWith } from '../../directory/area.ts'
import type { Attributes } from '../../directory/attributes/attribute.ts'
import { type CardProps, ListingCard } from '../../directory/listing-card.tsx'
import { FavoriteButton } from './favorite-button.tsx'

/** The card of an area with rated listings: stars, facts and hours. */
export const placeCard =
  <A extends Attributes>(area: AreaWith<A>) =>
  ({ listing, ...rest }: CardProps<A>) => (
    <ListingCard
      {...rest}
      listing={listing}
      facts={<CardFacts area={area} listing={listing} keys={area.card} />}
      save={<FavoriteButton type={area.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
