import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '../ground/i18n/format.ts'
import { Icon } from '../ground/ui/icon.tsx'
import type { ListingCard } from './listing.ts'

/** 4.6 (23), one of a card's facts: what its reviews make of a listing; nothing below one. */
export function RatingFact({
  listing: { rating, reviewCount },
}: {
  listing: Pick<ListingCard, 'rating' | 'reviewCount'>
}) {
  const { t, i18n } = useLingui()
  if (rating === null) return null
  const stars = formatNumber(rating, i18n.locale, { minimumFractionDigits: 1 })
  return (
    <li className="tabular-nums">
      <Icon name="star" className="size-4 fill-current text-star" />
      <span className="sr-only">{t`Rated ${stars} of 5 by ${reviewCount} people`}</span>
      <span aria-hidden>
        <b className="font-semibold">{stars}</b> ({formatNumber(reviewCount, i18n.locale)})
      </span>
    </li>
  )
}
