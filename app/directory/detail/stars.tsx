import { Plural, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../ground/i18n/format.ts'
import { Icon } from '../../ground/ui/icon.tsx'
import type { ListingCard } from '../listing.ts'

/** What its reviews make of a listing: whole stars, the number and how many rated; nothing below one. */
export function Stars({
  listing: { rating, reviewCount },
}: {
  listing: Pick<ListingCard, 'rating' | 'reviewCount'>
}) {
  const { t, i18n } = useLingui()
  if (rating === null) return null
  const average = formatNumber(rating, i18n.locale, { minimumFractionDigits: 1 })
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 tabular-nums">
      <StarRow stars={Math.floor(rating)} />
      <span className="sr-only">{t`Rated ${average} of 5.`}</span>
      <b aria-hidden className="font-semibold">
        {average}
      </b>
      <span className="text-text-muted">
        <Plural value={reviewCount} one="# review" other="# reviews" />
      </span>
    </p>
  )
}

/** Five stars, so many of them filled; says nothing to a screen reader. */
export const StarRow = ({ stars }: { stars: number }) => (
  <span className="flex gap-0.5">
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon
        key={star}
        name="star"
        className={`size-5 ${star <= stars ? 'fill-current text-star' : 'text-text-faint'}`}
      />
    ))}
  </span>
)
