import { Trans, useLingui } from '@lingui/react/macro'
import { type CardProps, ListingCard, More, Tag } from '../../directory/listing-card.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { attractions } from './area.ts'

const { category } = attractions.attributes

export function AttractionCard({ listing, ...rest }: CardProps<typeof attractions.attributes>) {
  const { i18n } = useLingui()
  const { values } = listing
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={values.category && <Tag>{category.format(values.category, i18n)}</Tag>}
      facts={
        <More>
          <Trans>Learn more</Trans>
        </More>
      }
      save={<FavoriteButton type={attractions.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
