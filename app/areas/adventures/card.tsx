import { Trans, useLingui } from '@lingui/react/macro'
import { type CardProps, Fact, ListingCard, More, Tag } from '../../directory/listing-card.tsx'
import { RatingFact } from '../../directory/rating.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { adventures } from './area.ts'

const { category, difficulty, duration } = adventures.attributes

export function AdventureCard({ listing, ...rest }: CardProps<typeof adventures.attributes>) {
  const { i18n } = useLingui()
  const { values } = listing
  return (
    <ListingCard
      {...rest}
      listing={listing}
      tag={values.category && <Tag>{category.format(values.category, i18n)}</Tag>}
      facts={
        <>
          {values.duration && <Fact icon="clock">{duration.format(values.duration, i18n)}</Fact>}
          {values.difficulty && <Fact icon="gauge">{difficulty.format(values.difficulty, i18n)}</Fact>}
          <RatingFact listing={listing} />
          <More>
            <Trans>View Details</Trans>
          </More>
        </>
      }
      save={<FavoriteButton type={adventures.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}
