import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CardProps, Fact, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { properties } from './area.ts'

const { propertyType, sqft } = properties.attributes

export function PropertyCard({ listing, ...rest }: CardProps<typeof properties.attributes>) {
  const { i18n } = useLingui()
  const { values } = listing
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={values.propertyType && <Tag>{propertyType.format(values.propertyType, i18n)}</Tag>}
      facts={
        <>
          {values.bedrooms != null && (
            <Fact icon="bed">
              {typeof values.bedrooms === 'number' ? (
                <Plural value={values.bedrooms} _0="Studio" one="# Bed" other="# Beds" />
              ) : (
                <Trans>{values.bedrooms} Beds</Trans>
              )}
            </Fact>
          )}
          {values.bathrooms && (
            <Fact icon="bath">
              {typeof values.bathrooms === 'number' ? (
                <Plural value={values.bathrooms} one="# Bath" other="# Baths" />
              ) : (
                <Trans>{values.bathrooms} Baths</Trans>
              )}
            </Fact>
          )}
          {values.sqft && (
            <Fact icon="ruler">
              <Trans>{sqft.format(values.sqft, i18n)} sqft</Trans>
            </Fact>
          )}
        </>
      }
      save={<FavoriteButton type={properties.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
