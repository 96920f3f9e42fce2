import { Trans, useLingui } from '@lingui/react/macro'
import { Age } from '../../directory/age.tsx'
import { type CardProps, Fact, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { classifieds } from './area.ts'

export function ClassifiedCard({ listing, ...rest }: CardProps<typeof classifieds.attributes>) {
  const { i18n } = useLingui()
  const { category } = listing.values
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={category && <Tag>{classifieds.attributes.category.format(category, i18n)}</Tag>}
      facts={
        <>
          <Fact icon="clock">
            <Age since={listing.createdAt} />
          </Fact>
          <li className="font-semibold text-brand">
            <Trans>View Details</Trans>
          </li>
        </>
      }
      save={<FavoriteButton type={classifieds.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
