import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { type Language, languageTags } from '../../ground/i18n/languages.ts'
import { type StopTranslations, tourStop } from './tables.server.ts'

export type Stop = {
  /** From 1. */
  readonly position: number
  readonly picture: string
  readonly title: string
  readonly text: string
  /** The BCP 47 tag of title and text where it is not the page's. */
  readonly lang: string | null
  readonly lng: number
  readonly lat: number
}
type StopRow = Omit<Stop, 'lang'> & { lang: Language }

/** The stops of a tour in their order, in the given language if translated. */
export async function findStops(database: Database, tour: number, language: Language): Promise<Stop[]> {
  const translated = sql`tour_stop.translations -> ${language}`
  const { rows } = await database.execute<StopRow>(sql`
    select position, picture, tour_stop.lng, tour_stop.lat,
      coalesce(${translated} ->> 'title', tour_stop.title) as title,
      coalesce(${translated} ->> 'text', text) as text,
      case when ${translated} is null then lang else ${language} end as lang
    from tour_stop join listing on listing.id = listing_id
    where listing_id = ${tour} order by position`)
  return rows.map((row) => ({ ...row, lang: row.lang === language ? null : languageTags[row.lang] }))
}

export type StopInput = Omit<Stop, 'position' | 'lang'> & { readonly translations: StopTranslations }

/** Replaces all stops of a tour. */
export function saveStops(database: Database, tour: number, stops: readonly StopInput[]): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.delete(tourStop).where(sql`listing_id = ${tour}`)
    await tx
      .insert(tourStop)
      .values(stops.map((stop, at) => ({ ...stop, listingId: tour, position: at + 1 })))
  })
}
