import { Trans, useLingui } from '@lingui/react/macro'
import { detailMeta } from '../../directory/detail/detail-meta.ts'
import { DetailPage, sideCard } from '../../directory/detail/detail-page.tsx'
import { HeadTag } from '../../directory/detail/head-tag.tsx'
import { answer } from '../../directory/detail/load-detail.server.ts'
import { NotFound, PlaceSection } from '../../directory/detail/late-parts.tsx'
import { Description, Section } from '../../directory/detail/section.tsx'
import { wholePlace } from '../../directory/place.ts'
import { describeDetail } from '../../directory/structured-data/describe.server.ts'
import { FavoriteButton } from '../../people/favorites/favorite-button.tsx'
import { ContactButton } from '../../market/listings/contact-button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import type { Route } from './+types/detail.ts'
import { events } from './area.ts'
import { type EventDetail, loadEvent } from './load-event.server.ts'
import { Registration } from './registration.tsx'
import { EventTimes } from './times.tsx'
import { describeEvent } from './structured-data.server.ts'
import { placeOffers } from '../../deals/bookings/for-areas.server.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { detailQuery } from '../../directory/detail/detail-query.ts'

export const handle = { query: detailQuery(events, {}) }
export async function loader(args: Route.LoaderArgs) {
  const event = await loadEvent(args)
  const offers = event.found
    ? await placeOffers(args.context.get(requestContext), event, event.seats)
    : new Map()
  return answer(describeDetail(events, args, event, describeEvent(offers)))
}
export const meta: Route.MetaFunction = ({ loaderData }) => detailMeta(events, loaderData)

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  if (!loaderData.found) return <NotFound area={events} />
  const { listing, site } = loaderData
  const { category } = listing.values
  return (
    <DetailPage
      area={events}
      listing={listing}
      site={site}
      tags={
        <>
          {category && <HeadTag>{events.attributes.category.format(category, i18n)}</HeadTag>}
          {listing.past && (
            <HeadTag tone="bright">
              <Trans>Past</Trans>
            </HeadTag>
          )}
        </>
      }
      save={<FavoriteButton type={events.kind} id={listing.ref} title={listing.title} variant="button" />}
      aside={<SidePanel {...loaderData} />}
    >
      <Section title={<Trans>About This Event</Trans>}>
        <Description text={listing.description} lang={listing.lang} />
      </Section>
      <Tags tags={listing.values.tags ?? []} lang={listing.ownLang} />
      <PlaceSection listing={listing} />
    </DetailPage>
  )
}

function Tags({ tags, lang }: { tags: readonly string[]; lang: string | null }) {
  if (tags.length === 0) return null
  return (
    <Section title={<Trans>Tags</Trans>}>
      <ul className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <span
              lang={lang ?? undefined}
              className="inline-flex items-center gap-1.5 rounded-pill bg-surface-2 px-3 py-1.5 text-sm"
            >
              <Icon name="tag" className="size-4" />
              {tag}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SidePanel({ listing, coming, past, seats }: EventDetail) {
  const { i18n, t } = useLingui()
  const { organizer } = listing.values
  const heading = 'mb-2 flex items-center gap-2 text-lg'
  return (
    <div className={`${sideCard} grid gap-5`}>
      <section>
        <h2 className={heading}>
          <Icon name="calendar" className="size-5 text-brand" />
          <Trans>Date & Time</Trans>
        </h2>
        <EventTimes href={listing.href} coming={coming} past={past} />
      </section>
      <section>
        <h2 className={heading}>
          <Icon name="map-pin" className="size-5 text-brand" />
          <Trans>Location</Trans>
        </h2>
        <p>{wholePlace(listing, i18n)}</p>
      </section>
      {organizer && (
        <section>
          <h2 className={heading}>
            <Icon name="users" className="size-5 text-brand" />
            <Trans>Organizer</Trans>
          </h2>
          <p lang={listing.ownLang ?? undefined}>{organizer}</p>
        </section>
      )}
      <div className="grid gap-2.5 print:hidden">
        <Registration listing={listing} seats={seats} />
        <ContactButton listing={listing} label={t`Contact Organizer`} tone="line" icon="mail" wide />
      </div>
    </div>
  )
}
