import { msg } from '@lingui/core/macro'
import { eq, sql } from 'drizzle-orm'
import { listing } from '../../directory/tables.server.ts'
import { type Language, languages } from '../../ground/i18n/languages.ts'
import type { Database } from '../../ground/db/client.server.ts'
import type { AreaContent } from '../../team/content/area-content.server.ts'
import type { Choice, ItemValues } from '../../team/content/field.ts'
import type { ContentContext } from '../../team/content/kind.ts'
import { closeUp, lastPlace, place, position } from '../../team/content/kinds/position.server.ts'
import { tours } from './area.ts'
import { tourOf } from './content.server.ts'
import type { Stop } from './stops.server.ts'
import { tourStop } from './tables.server.ts'
import type { Tour } from './tour-panel.tsx'

/** One stop of a tour, from 1. */
export type WalkedStop = { readonly tour: Tour; readonly stops: readonly Stop[]; readonly asked: number }

const ordered = (tour: string) => ({
  from: sql`tour_stop`,
  key: sql`tour_stop.id::text`,
  among: sql`listing_id = ${tour}::bigint`,
})

/** The stops of a virtual tour. */
export const tourStopContent: AreaContent<WalkedStop> = {
  name: 'tour-stops',
  title: msg`Stops of virtual tours`,
  about: msg`The stops of a tour, in order.`,
  add: msg`Add a stop`,
  fields: {
    tour: {
      label: msg`Virtual tour`,
      required: true,
      fixed: true,
      control: async (context) => ({ type: 'choice', options: await findTours(context) }),
    },
    position,
    picture: { label: msg`Photo`, required: true, control: { type: 'picture' } },
    lat: {
      label: msg`Latitude`,
      hint: msg`Such as 15.2055`,
      required: true,
      control: { type: 'number', min: 13.9, max: 20.6, decimals: true },
    },
    lng: {
      label: msg`Longitude`,
      hint: msg`Such as 145.7178`,
      required: true,
      control: { type: 'number', min: 144.8, max: 146.2, decimals: true },
    },
    title: { label: msg`Title`, required: true, translated: true, control: { type: 'line', max: 120 } },
    text: { label: msg`Text`, required: true, translated: true, control: { type: 'text', max: 2_000 } },
  },
  rows: {
    // Each tour is looked up for its stops: joined, all listings up to those of the page would be read.
    from: sql`tour_stop cross join lateral (
      select lang, title from listing where id = listing_id and deleted_at is null offset 0) tour`,
    order: [sql`listing_id`, sql`position`],
    ref: sql`tour_stop.id::text`,
    title: sql`tour_stop.title`,
    lang: sql`tour.lang`,
    found: sql`tour_stop.title || tour_stop.translations::text || tour.title`,
    languages: sql`array(select tour.lang union select jsonb_object_keys(tour_stop.translations))`,
    group: { column: sql`listing_id::text`, field: 'tour' },
  },
  async read(database, ref) {
    const found = await find(database, ref)
    if (!found) return null
    const { stop, lang } = found
    const { listingId, position, picture, lat, lng, title, text, translations } = stop
    const texts: typeof translations = { ...translations, [lang]: { title, text } }
    return {
      tour: String(listingId),
      position: String(position),
      picture,
      lat: String(lat),
      lng: String(lng),
      ...Object.fromEntries(
        Object.entries(texts).flatMap(([language, told]) => [
          [`title.${language}`, told?.title ?? ''],
          [`text.${language}`, told?.text ?? ''],
        ]),
      ),
    }
  },
  async write(tx, _, ref, written) {
    const { tour = '', picture = '' } = written
    const [of] = await tx
      .select({ lang: listing.lang })
      .from(listing)
      .where(eq(listing.id, Number(tour)))
    const lang = languages.find((language) => language === of?.lang) ?? 'en'
    const values = {
      picture,
      lat: Number(written.lat),
      lng: Number(written.lng),
      ...toldIn(lang, written),
      translations: Object.fromEntries(
        languages
          .filter((language) => language !== lang)
          .map((language) => [language, toldIn(language, written)]),
      ),
    }
    const [saved] = await tx
      .insert(tourStop)
      .overridingSystemValue()
      .values({
        ...(ref !== null && { id: idOf(ref) }),
        ...values,
        listingId: Number(tour),
        position: await lastPlace(tx, ordered(tour)),
      })
      .onConflictDoUpdate({ target: tourStop.id, set: values })
      .returning({ id: tourStop.id })
    const key = String(saved!.id)
    await place(tx, ordered(tour), key, written.position)
    return key
  },
  async remove(tx, ref) {
    const [gone] = await tx
      .delete(tourStop)
      .where(eq(tourStop.id, idOf(ref)))
      .returning()
    if (gone) await closeUp(tx, ordered(String(gone.listingId)))
  },
  address: () => tours.path,
  async preview(tx, context, ref) {
    const found = await find(tx, ref)
    const { listing, stops } = await tourOf(tx, context, found!.tour)
    return { tour: listing, stops, asked: found!.stop.position }
  },
}

/** A row has its number in addresses; another text names none. */
const idOf = (ref: string) => (/^\d{1,15}$/.test(ref) ? Number(ref) : 0)

async function find(database: Database, ref: string) {
  const [found] = await database
    .select({ stop: tourStop, lang: listing.lang, tour: listing.ref })
    .from(tourStop)
    .innerJoin(listing, eq(listing.id, tourStop.listingId))
    .where(eq(tourStop.id, idOf(ref)))
  return found ?? null
}

async function findTours({ database, language }: ContentContext): Promise<Choice[]> {
  const { rows } = await database.execute<Choice>(sql`
    select id::text as value, coalesce(translations -> ${language} ->> 'title', title) as label from listing
    where kind = ${tours.kind} and deleted_at is null order by title, id`)
  return rows
}

const toldIn = (language: Language, written: ItemValues) => ({
  title: written[`title.${language}`] ?? '',
  text: written[`text.${language}`] ?? '',
})
