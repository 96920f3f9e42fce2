import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { sideCard } from '../../directory/detail/detail-page.tsx'
import type { Detail } from '../../directory/detail/load-detail.server.ts'
import { Section } from '../../directory/detail/section.tsx'
import { Fact } from '../../directory/listing-card.tsx'
import { Picture } from '../../ground/ui/picture.tsx'
import { tours } from './area.ts'
import { StartTour } from './card.tsx'
import { stopAddress } from './tour-query.ts'
import type { Stop } from './stops.server.ts'
import { VisitorsFact } from './visitors.tsx'

export type Tour = Detail<typeof tours.attributes>

/** Duration and visitors of a tour, and the button to start it. */
export function TourPanel({ tour }: { tour: Tour }) {
  const { i18n } = useLingui()
  const { duration } = tours.attributes
  return (
    <div className={`${sideCard} grid gap-4`}>
      <ul className="grid gap-2 *:flex *:items-center *:gap-2">
        {tour.values.duration && <Fact icon="clock">{duration.format(tour.values.duration, i18n)}</Fact>}
        <VisitorsFact tour={tour.ref} />
      </ul>
      <StartTour href={tour.href} wide />
    </div>
  )
}

/** Where the tour leads; one may begin anywhere. */
export function StopList({ tour, stops }: { tour: Tour; stops: readonly Stop[] }) {
  if (stops.length === 0) return null
  return (
    <Section title={<Trans>Stops</Trans>}>
      <ol className="divide-y divide-line border-y border-line">
        {stops.map(({ position, picture, title, lang }) => (
          <li key={position}>
            <Link
              to={stopAddress(tour.href, position)}
              className="flex items-center gap-4 py-2.5 font-semibold hover:text-brand"
            >
              <span className="w-20 shrink-0 overflow-hidden rounded-sm">
                <Picture src={picture} alt="" ratio="4/3" />
              </span>
              <span className="text-text-muted tabular-nums">{position}</span>
              <span lang={lang ?? undefined}>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
