import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { type CardProps, Fact, ListingCard } from '../../directory/listing-card.tsx'
import { RatingFact } from '../../directory/rating.tsx'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { tours } from './area.ts'
import { VisitorsFact } from './visitors.tsx'

const { duration } = tours.attributes

export function TourCard({ listing, ...rest }: CardProps<typeof tours.attributes>) {
  const { i18n } = useLingui()
  const { values } = listing
  return (
    <ListingCard
      {...rest}
      listing={listing}
      facts={
        <>
          {values.duration && <Fact icon="clock">{duration.format(values.duration, i18n)}</Fact>}
          <RatingFact listing={listing} />
          <VisitorsFact tour={listing.ref} />
          {values.highlights && (
            <li lang={listing.ownLang ?? undefined} className="w-full text-text-muted">
              {values.highlights.join(' · ')}
            </li>
          )}
          <li className="relative z-10 mt-1">
            <StartTour href={listing.href} />
          </li>
        </>
      }
      save={<FavoriteButton type={tours.kind} id={listing.ref} title={listing.title} variant="card" />}
    />
  )
}

/** Starting is a form: it counts a visitor, which a link must not. */
export const StartTour = ({ href, wide }: { href: string; wide?: boolean }) => (
  <Form method="post" action={href} className={wide ? 'w-full' : ''}>
    <Button type="submit" tone="action" size={wide ? 'lg' : 'sm'} wide={wide}>
      <Icon name="play" className="size-4.5" />
      <Trans>Start Virtual Tour</Trans>
    </Button>
  </Form>
)
