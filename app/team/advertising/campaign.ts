import { daysBetween } from '../../ground/i18n/local-time.ts'

/** The pictures of an advertisement, each for screens from so many pixels on, the widest first. */
export const slots = {
  desktop: { width: 1920, height: 1080, from: 1024 },
  tablet: { width: 1024, height: 768, from: 640 },
  mobile: { width: 375, height: 667, from: 0 },
} as const
export type Slot = keyof typeof slots
export const slotNames = ['desktop', 'tablet', 'mobile'] as const satisfies readonly Slot[]

/** Whether a picture has the shape of its slot, within rounding, and is large enough for it. */
export const fits = ({ width, height }: { width: number; height: number }, slot: Slot) =>
  width >= slots[slot].width &&
  Math.abs((width * slots[slot].height) / (height * slots[slot].width) - 1) < 0.01

/** The stored picture names, by slot. */
export type Pictures = Readonly<Record<Slot, string>>

export const pictureAddress = (name: string) => `/media/scenes/${name}.webp`

/** Where a campaign is on a day, as `campaign_state` in the database says it. */
export type CampaignState =
  | 'requested'
  | 'refused'
  | 'awaiting-payment'
  | 'scheduled'
  | 'running'
  | 'paused'
  | 'ended'

/** What an admin may do with a campaign in each state. */
const movesFrom = {
  requested: ['approve', 'refuse'],
  refused: [],
  'awaiting-payment': ['pay', 'end'],
  scheduled: ['pause', 'end'],
  running: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: [],
} as const satisfies Record<CampaignState, readonly string[]>
export type Move = (typeof movesFrom)[CampaignState][number]

export type DecidableCampaign = {
  readonly state: CampaignState
  readonly pausedWithOwner: boolean
  readonly ownerId: string | null
}

/**
 * What this admin may do with a campaign. Another admin says that the transfer for their own has arrived; a campaign that
 * is paused because its advertiser is suspended runs again only with them.
 */
export function movesOf(
  { state, pausedWithOwner, ownerId }: DecidableCampaign,
  adminId: string,
): readonly Move[] {
  const moves: readonly Move[] = movesFrom[state]
  return moves.filter((move) => {
    if (move === 'resume') return !pausedWithOwner
    return move !== 'pay' || ownerId !== adminId
  })
}

/** The price of a day in each category, in cents; `other` for categories without a rate of their own. */
export type Rates = { readonly other: number; readonly categories: Readonly<Record<string, number>> }

export const rateOf = ({ categories, other }: Rates, category: string) => categories[category] ?? other

/** In cents; both days are among those on which it runs. */
export const priceOf = (rates: Rates, { category, startDate, endDate }: BookedDays) =>
  rateOf(rates, category) * (daysBetween(startDate, endDate) + 1)

type BookedDays = { category: string; startDate: string; endDate: string }

/** How far ahead one may book, and for how long. */
export const longestCampaign = 366 // days
export const furthestAhead = 730 // days
