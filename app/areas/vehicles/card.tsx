import { useLingui } from '@lingui/react/macro'
import { type CardProps, Fact, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { offerLabel } from '../../directory/facets.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { vehicles } from './area.ts'

const { condition, year, transmission, fuelType } = vehicles.attributes

export function VehicleCard({ listing, ...rest }: CardProps<typeof vehicles.attributes>) {
  const { i18n, t } = useLingui()
  const { values } = listing
  const isNew = values.condition === 'new'
  const mileage = values.mileage
    ? vehicles.attributes.mileage.format(values.mileage, i18n)
    : isNew && t({ message: 'New', context: 'vehicle condition' })
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={
        <>
          {listing.offer === 'rent' && <Tag>{offerLabel('rent', i18n)}</Tag>}
          {values.condition && (
            <Tag tone={isNew ? 'bright' : 'plain'}>{condition.format(values.condition, i18n)}</Tag>
          )}
        </>
      }
      facts={
        <>
          {values.year && <Fact icon="calendar">{year.format(values.year, i18n)}</Fact>}
          {mileage && <Fact icon="gauge">{mileage}</Fact>}
          {values.transmission && <Fact icon="gears">{transmission.format(values.transmission, i18n)}</Fact>}
          {values.fuelType && <Fact icon="fuel">{fuelType.format(values.fuelType, i18n)}</Fact>}
        </>
      }
      save={<FavoriteButton type={vehicles.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
