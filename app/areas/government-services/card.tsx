import { useLingui } from '@lingui/react/macro'
import { OpenNow } from '../../directory/hours/open-now.tsx'
import { type CardProps, ListingCard, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { governmentServices } from './area.ts'

const { category } = governmentServices.attributes

export function ServiceCard({ listing, ...rest }: CardProps<typeof governmentServices.attributes>) {
  const { i18n } = useLingui()
  const { kind } = governmentServices
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={listing.values.category && <Tag>{category.format(listing.values.category, i18n)}</Tag>}
      facts={
        listing.openState && (
          <li>
            <OpenNow state={listing.openState} />
          </li>
        )
      }
      save={<FavoriteButton type={kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
