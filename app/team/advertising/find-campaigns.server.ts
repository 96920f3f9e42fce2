import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { pageOf } from '../../ground/db/page-of.ts'
import type { CampaignState, Slot } from './campaign.ts'
import { advertisementsOpened, advertisementsSeen } from './counters.server.ts'
import { stateToday, today } from './state-today.server.ts'

export type Campaign = {
  readonly id: number
  readonly reference: string
  readonly ownerId: string | null
  readonly state: CampaignState
  /** Paused, because its advertiser is suspended. */
  readonly pausedWithOwner: boolean
  readonly isPaid: boolean
  readonly version: number
  readonly businessName: string
  readonly email: string
  readonly link: string
  readonly alt: string
  readonly category: string
  readonly subcategories: readonly string[]
  readonly startsOn: string
  readonly endsOn: string
  readonly priceCents: number
  readonly creditCents: number
  readonly reason: string
  readonly createdAt: string
  readonly pictures: readonly { slot: Slot; name: string; width: number; height: number }[]
}

/** A line of a list. */
export type CampaignLine = Pick<
  Campaign,
  'id' | 'reference' | 'businessName' | 'state' | 'category' | 'startsOn' | 'endsOn'
>

/** By its number; null if there is no such campaign. */
export async function findCampaign(database: Database, reference: string): Promise<Campaign | null> {
  if (!/^\d{4}-\d{4}$/.test(reference)) return null
  const { rows } = await database.execute<Campaign>(sql`
    select id::float8 as id, reference, owner_id as "ownerId", ${stateToday} as state,
      paused_with_owner and ended_at is null as "pausedWithOwner", paid_at is not null as "isPaid", version,
      business_name as "businessName", email, link, alt, category, subcategories, starts_on::text as "startsOn", ends_on::text as "endsOn",
      price_cents::float8 as "priceCents", credit_cents::float8 as "creditCents", reason,
      to_json(created_at) #>> '{}' as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'slot', slot, 'name', name, 'width', width, 'height', height)), '[]')
        from campaign_picture where campaign_id = campaign.id) as pictures
    from campaign where reference = ${reference}`)
  return rows[0] ?? null
}

/** @param rest orders by `campaign.id`: a mere `id` is that of the line, which has no index */
const lines = (database: Database, rest: SQL) =>
  database
    .execute<CampaignLine>(sql`
      select id::float8 as id, reference, business_name as "businessName", ${stateToday} as state, category,
        starts_on::text as "startsOn", ends_on::text as "endsOn"
      from campaign ${rest}`)
    .then(({ rows }) => rows)

const perPage = 50

/** Lines of a page. `next`: the id of the last one where there are more, else 0. */
function campaignsOf(found: readonly CampaignLine[]) {
  const { page, end } = pageOf(found, perPage)
  return { lines: page, next: end?.id ?? 0 }
}

/**
 * The campaigns that wait for a decision, the oldest first. @param after the id of the last one that was shown
 */
export const findRequested = async (database: Database, after: number) =>
  campaignsOf(
    await lines(
      database,
      sql`where review = 'requested' and id > ${after} order by campaign.id limit ${perPage + 1}`,
    ),
  )

/** All decided campaigns, newest first. @param before the id of the last one that was shown; 0: the first page */
export const findDecided = async (database: Database, before: number) =>
  campaignsOf(
    await lines(
      database,
      sql`where review <> 'requested' and id < ${before || Number.MAX_SAFE_INTEGER}
        order by campaign.id desc limit ${perPage + 1}`,
    ),
  )

const most = 100

/** Those of an advertiser, newest first. */
export const findOwn = (database: Database, ownerId: string) =>
  lines(database, sql`where owner_id = ${ownerId} order by campaign.id desc limit ${most}`)

export type DayFigures = { readonly day: string; readonly impressions: number; readonly clicks: number }

/** Every day since the campaign began, including days without views; none where it was never paid. */
export async function findFigures(database: Database, id: number): Promise<DayFigures[]> {
  const { rows } = await database.execute<DayFigures>(sql`
    with counted as (
      select day, coalesce(sum(count) filter (where what = ${advertisementsSeen.name}), 0)::int as impressions,
        coalesce(sum(count) filter (where what = ${advertisementsOpened.name}), 0)::int as clicks
      from daily_count
      where what in (${advertisementsSeen.name}, ${advertisementsOpened.name}) and subject = ${String(id)}
      group by day
    )
    select days.day::date::text as day, coalesce(impressions, 0) as impressions, coalesce(clicks, 0) as clicks
    from campaign, generate_series(
        least(starts_on, (select min(day) from counted)), least(ends_on, ${today}), interval '1 day') days(day)
      left join counted on counted.day = days.day::date
    where campaign.id = ${id} and paid_at is not null order by days.day`)
  return rows
}
