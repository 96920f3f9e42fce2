import { useLingui } from '@lingui/react/macro'
import { type CardProps, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { RatingFact } from '../../directory/rating.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { hotels } from './area.ts'

export function HotelCard({ listing, ...rest }: CardProps<typeof hotels.attributes>) {
  const { i18n } = useLingui()
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={
        listing.values.specialOffer && <Tag tone="bright">{i18n._(hotels.attributes.specialOffer.label)}</Tag>
      }
      facts={<RatingFact listing={listing} />}
      save={<FavoriteButton type={hotels.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
