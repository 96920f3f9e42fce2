import { isWithin, nightsOf, weekdayOf, type Dates } from '../days/nights.ts'
import type { Fee, Settings, SpecialOffer } from '../bookables/settings.ts'
import { shareOf, type Tax } from './taxes.ts'

/** A line of a price, in integer cents. `name` is the owner's or, of a tax, the site's; of a night its season's. */
export type PriceLine = {
  readonly what: 'night' | 'person' | 'extra-guest' | 'fee' | 'offer' | 'tax'
  readonly name: string
  readonly count: number
  readonly unitCents: number
  readonly cents: number
}
export type Price = { readonly lines: readonly PriceLine[]; readonly totalCents: number }

/** What something costs on one day. */
type DayPrice = { readonly day: string; readonly cents: number; readonly season: string }

const line = (what: PriceLine['what'], name: string, count: number, unitCents: number): PriceLine => ({
  what,
  name,
  count,
  unitCents,
  cents: count * unitCents,
})

const isWeekendNight = (day: string) => weekdayOf(day) >= 5

/** What a night costs, as its season and weekday have it. */
export function nightPrice(settings: Settings['stay'], day: string): DayPrice {
  const season = settings.seasons.find((one) => isWithin(day, one))
  const { cents, weekendCents } = season ?? settings
  return { day, cents: isWeekendNight(day) ? (weekendCents ?? cents) : cents, season: season?.name ?? '' }
}

/** @param taxes that apply to the listing, as `taxesFor` tells */
export function stayPrice(
  settings: Settings['stay'],
  { dates, persons }: { dates: Dates; persons: number },
  taxes: readonly Tax[],
): Price {
  const nights = nightsOf(dates).map((day) => nightPrice(settings, day))
  const extra = Math.max(0, persons - (settings.guestsIncluded ?? settings.guests))
  const extraLines =
    extra && settings.extraGuestCents
      ? [line('extra-guest', '', extra * nights.length, settings.extraGuestCents)]
      : []
  const counts = { nights: nights.length, persons }
  return withAll(
    [...nightLines(nights), ...extraLines],
    { ...settings, counts, days: nights, first: dates.from },
    taxes,
  )
}

/** The price of persons in a session or on seats. */
export function personsPrice(
  settings: Pick<Settings['session'], 'cents' | 'fees' | 'offers'>,
  { day, persons }: { day: string; persons: number },
  taxes: readonly Tax[],
): Price {
  const lines = settings.cents ? [line('person', '', persons, settings.cents)] : []
  const days = [{ day, cents: persons * settings.cents, season: '' }]
  return withAll(lines, { ...settings, counts: { nights: 1, persons }, days, first: day }, taxes)
}

function nightLines(nights: readonly DayPrice[]): PriceLine[] {
  const groups = Map.groupBy(nights, ({ cents, season }) => `${cents} ${season}`)
  return [...groups.values()].map((same) => line('night', same[0]!.season, same.length, same[0]!.cents))
}

type Parts = {
  readonly fees: readonly Fee[]
  readonly offers: readonly SpecialOffer[]
  readonly counts: { readonly nights: number; readonly persons: number }
  readonly days: readonly DayPrice[]
  readonly first: string
}

function withAll(
  lines: readonly PriceLine[],
  { fees, offers, counts, days, first }: Parts,
  taxes: readonly Tax[],
): Price {
  const before = [...lines, ...offerLines(offers, days), ...fees.map((fee) => feeLine(fee, counts))]
  const taxed = sum(before)
  const all = [...before, ...taxes.filter(({ from }) => first >= from).map((tax) => taxLine(tax, taxed))]
  return { lines: all, totalCents: sum(all) }
}

function feeLine({ name, cents, per }: Fee, { nights, persons }: Parts['counts']): PriceLine {
  const counts = { booking: 1, night: nights, person: persons, 'night-and-person': nights * persons }
  return line('fee', name, counts[per], cents)
}

function taxLine({ name, basisPoints }: Tax, cents: number): PriceLine {
  const part = shareOf(basisPoints, cents)
  return { what: 'tax', name, count: 1, unitCents: part, cents: part }
}

/** The one offer that saves most: offers don't add up. */
function offerLines(offers: readonly SpecialOffer[], days: readonly DayPrice[]): PriceLine[] {
  const saved = offers.map((offer) => ({ offer, cents: savingOf(offer, days) }))
  const best = saved.toSorted((one, other) => other.cents - one.cents)[0]
  return best && best.cents > 0 ? [line('offer', best.offer.name, 1, -best.cents)] : []
}

function savingOf({ weekdays, dates, gives }: SpecialOffer, days: readonly DayPrice[]): number {
  const fits = ({ day }: DayPrice) => weekdays.includes(weekdayOf(day)) && (!dates || isWithin(day, dates))
  if ('percent' in gives) {
    const cents = days.filter(fits).reduce((all, one) => all + one.cents, 0)
    return Math.round((cents * gives.percent) / 100)
  }
  const { stay, pay } = gives
  let saved = 0
  let row: number[] = []
  // The cheapest of each whole row of nights are free; a night that doesn't fit ends a row.
  for (const day of days) {
    row = fits(day) ? [...row, day.cents] : []
    if (row.length < stay) continue
    saved += sum(
      row
        .toSorted((one, other) => one - other)
        .slice(0, stay - pay)
        .map((cents) => ({ cents })),
    )
    row = []
  }
  return saved
}

const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0)
