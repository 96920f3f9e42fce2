import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { AnyArea } from './area.ts'
import { formatInterval } from './attributes/hours.ts'
import { dayMinutes, type Interval } from './hours/hours.ts'
import { OpenNow } from './hours/open-now.tsx'
import type { ListingCard } from './listing.ts'
import { RatingFact } from './rating.tsx'

const isPartOfDay = ([from, until]: Interval) => until - from < dayMinutes

type RatedCard = Pick<ListingCard, 'rating' | 'reviewCount' | 'openState' | 'hoursToday' | 'ownLang'> & {
  readonly values: Readonly<Record<string, unknown>>
}

/** The facts on the card of a rated listing: stars, some attributes, and whether it is open. */
export function CardFacts({
  area: { attributes },
  listing,
  keys,
}: {
  area: AnyArea
  listing: RatedCard
  keys: readonly string[]
}) {
  const { i18n } = useLingui()
  const { openState, hoursToday, ownLang, values } = listing
  const filledKeys = keys.filter((key) => values[key] !== undefined)
  return (
    <>
      <RatingFact listing={listing} />
      {filledKeys.length > 0 && (
        <li>
          <span>
            {filledKeys.map((key, at) => {
              const attribute = attributes[key]!
              return (
                <Fragment key={key}>
                  {at > 0 && ' · '}
                  <span className="sr-only">{i18n._(attribute.label)}: </span>
                  <span lang={(attribute.ownWords && ownLang) || undefined}>
                    {attribute.format(values[key], i18n)}
                  </span>
                </Fragment>
              )
            })}
          </span>
        </li>
      )}
      {openState && (
        <li>
          <span>
            <OpenNow state={openState} />
            {hoursToday.some(isPartOfDay) && (
              <span className="text-text-muted tabular-nums">
                {' · '}
                {hoursToday.map((interval) => formatInterval(interval, i18n.locale)).join(', ')}
              </span>
            )}
          </span>
        </li>
      )}
    </>
  )
}
