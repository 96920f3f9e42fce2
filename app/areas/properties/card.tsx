import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CardProps, Fact, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../favorites/favorite-button.tsx'
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
          {typeof values.bedrooms === 'number' && (
            <Fact icon="bed">
              <Plural value={values.bedrooms} _0="Studio" one="# Bed" other="# Beds" />
            </Fact>
          )}
          {values.bathrooms && (
            <Fact icon="bath">
              <Plural value={values.bathrooms} one="# Bath" other="# Baths" />
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
