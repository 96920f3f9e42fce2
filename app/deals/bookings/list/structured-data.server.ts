import { canonicalUrl, type PageSite } from '../../../directory/page-meta.ts'
import { schema } from '../../../directory/structured-data/prices.server.ts'
import { islandTime } from '../../../directory/structured-data/times.server.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import type { SchemaThing } from '../../../ground/request/thing.ts'
import { addDays } from '../../../ground/i18n/local-time.ts'
import { findBookable, findBookables, type Stay } from '../bookables/bookable.server.ts'
import { midnight, today } from '../days/nights.ts'
import { findPlaces, placeProblem } from '../places/sessions.server.ts'
import { findNights } from '../places/stays.server.ts'

type Context = Pick<RequestContext, 'database' | 'now'>
type BookablePage = {
  readonly id: number
  readonly site: PageSite
  readonly listing: { readonly href: string }
}

/** Structured data lists availability for this many days. */
const toldDays = 60

const availability = (isFree: boolean) => schema(isFree ? 'InStock' : 'SoldOut')
const offer = (
  { site, listing }: Pick<BookablePage, 'site' | 'listing'>,
  cents: number,
  isFree: boolean,
) => ({
  '@type': 'Offer',
  url: canonicalUrl(site, listing.href),
  price: cents / 100,
  priceCurrency: 'USD',
  availability: availability(isFree),
})

/** An offer for each room type: sold out where none of the coming nights has a free unit. */
export async function roomOffers({ database, now }: Context, page: BookablePage): Promise<SchemaThing[]> {
  const dates = { from: today(now), until: addDays(today(now), toldDays) }
  const all = await findBookables(database, page.id)
  const stays = all.filter((one): one is Stay => one.kind === 'stay' && !one.isClosed)
  return Promise.all(
    stays.map(async (stay) => {
      const nights = await findNights(database, stay, dates)
      return {
        ...offer(
          page,
          stay.settings.cents,
          nights.some(({ left }) => left > 0),
        ),
        itemOffered: {
          '@type': 'HotelRoom',
          name: stay.name,
          occupancy: { '@type': 'QuantitativeValue', maxValue: stay.settings.guests },
        },
      }
    }),
  )
}

/** By the start of a session or occurrence in milliseconds: the offer for its places. */
export async function placeOffers(
  { database, now }: Context,
  page: Pick<BookablePage, 'site' | 'listing'>,
  bookableId: number | undefined,
): Promise<ReadonlyMap<number, SchemaThing>> {
  const bookable = bookableId === undefined ? null : await findBookable(database, bookableId)
  if (bookable?.kind !== 'session' && bookable?.kind !== 'seat') return new Map()
  const { settings } = bookable
  const opensOn = 'opensOn' in settings ? settings.opensOn : null
  const until = new Date(+now + toldDays * 86_400_000)
  const places = await findPlaces(database, bookable.id, { from: now, until })
  return new Map(
    places.map((place) => {
      const problem = placeProblem(bookable, { place, persons: 1 }, now)
      const isFree = place.left > 0 && (problem === null || problem === 'early')
      const validFrom = opensOn ? islandTime(midnight(opensOn)) : undefined
      return [+place.startsAt, { ...offer(page, settings.cents, isFree), validFrom }]
    }),
  )
}
