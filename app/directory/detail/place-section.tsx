import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { ListingCard } from '../listing.ts'
import { wholePlace } from '../place.ts'
import { PlaceMap } from './place-map.tsx'
import { Section } from './section.tsx'

type ListingPlace = Pick<ListingCard, 'title' | 'address' | 'village' | 'island' | 'lng' | 'lat'> & {
  readonly zipCode?: string | null | undefined
}

/**
 * Where it is, in words and on the map, and the way there.
 * @param title replaces "Location"
 * @param children what else belongs there, below the map
 */
export function PlaceSection({
  listing,
  title: heading = <Trans>Location</Trans>,
  children,
}: {
  listing: ListingPlace
  title?: ReactNode
  children?: ReactNode
}) {
  const { i18n } = useLingui()
  const { title, lng, lat } = listing
  return (
    <Section title={heading}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex gap-2">
          <Icon name="map-pin" className="mt-0.5 size-5 text-brand" />
          {wholePlace(listing, i18n)}
        </p>
        {lng !== null && lat !== null && <Directions lng={lng} lat={lat} title={title} />}
      </div>
      {lng !== null && lat !== null && <PlaceMap lng={lng} lat={lat} title={title} />}
      {children}
    </Section>
  )
}

/** On a phone the map that its owner prefers, too: few desktops know `geo:`. */
function Directions({ lng, lat, title }: { lng: number; lat: number; title: string }) {
  const point = `${lat},${lng}`
  return (
    <p className="flex flex-wrap gap-2 print:hidden">
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${point}`}
        rel="noopener nofollow"
        className={buttonClass({ tone: 'line', size: 'sm' })}
      >
        <Icon name="external" className="size-4.5" />
        <Trans>Get Directions</Trans>
      </a>
      <a
        href={`geo:${point}?q=${point}(${encodeURIComponent(title)})`}
        className={`${buttonClass({ tone: 'line', size: 'sm' })} not-pointer-coarse:hidden`}
      >
        <Trans>Open in map app</Trans>
      </a>
    </p>
  )
}
