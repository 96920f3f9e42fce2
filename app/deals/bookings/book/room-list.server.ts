import type { Database } from '../../../ground/db/client.server.ts'
import type { Bookable, Stay } from '../bookables/bookable.server.ts'
import { nightsOf } from '../days/nights.ts'
import { findNights, stayProblem } from '../places/stays.server.ts'
import type { Wish } from '../places/wish.ts'

/** What one compares before choosing: of a room type its guests, its price and how many are free for the stay. */
export type ListedBookable = Pick<Bookable, 'id' | 'name' | 'kind'> & {
  readonly room: {
    readonly guests: number
    /** The cheapest night of the year. */
    readonly fromCents: number
    /** Free units for the whole stay; 0 also where the owner takes no such stay; null: no stay was asked for. */
    readonly left: number | null
  } | null
}

type RoomRequest = {
  readonly wish: Wish | null
  readonly persons: number
  readonly now: Date
  readonly scope: string
}

/** All that can be booked on a listing. */
export const listBookables = (
  database: Database,
  bookables: readonly Bookable[],
  asked: RoomRequest,
): Promise<ListedBookable[]> =>
  Promise.all(
    bookables.map(async (bookable) => {
      const { id, name, kind } = bookable
      return {
        id,
        name,
        kind,
        room: bookable.kind === 'stay' ? await roomOf(database, bookable, asked) : null,
      }
    }),
  )

async function roomOf(database: Database, stay: Stay, { wish, persons, now, scope }: RoomRequest) {
  const { guests } = stay.settings
  const dates = wish?.kind === 'stay' ? wish.dates : null
  const left = dates && (await unitsLeft(database, stay, { dates, persons, now, scope }))
  return { guests, fromCents: cheapestNight(stay.settings), left }
}

const cheapestNight = ({ cents, weekendCents, seasons }: Stay['settings']): number =>
  Math.min(
    ...[{ cents, weekendCents }, ...seasons].flatMap((one) => [one.cents, one.weekendCents ?? one.cents]),
  )

type Dates = Parameters<typeof nightsOf>[0]

async function unitsLeft(
  database: Database,
  stay: Stay,
  { dates, persons, now, scope }: { dates: Dates; persons: number; now: Date; scope: string },
): Promise<number | null> {
  const problem = stayProblem(stay, { dates, persons }, now)
  if (problem === 'persons' || problem === 'closed' || problem === 'short' || problem === 'arrival') return 0
  if (problem) return null
  const nights = await findNights(database, stay, dates, scope)
  return Math.min(...nights.map(({ left }) => left))
}
