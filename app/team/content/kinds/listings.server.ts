import { teamOf } from '../../../directory/known-areas.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { createListingPath, editAddress } from '../../../market/create-listing/addresses.ts'
import { findFacts } from '../../../market/create-listing/facts.server.ts'
import type { Database } from '../../../ground/db/client.server.ts'
import type { AnyArea } from '../../../directory/area.ts'
import type { Attribute } from '../../../directory/attributes/attribute.ts'
import { saveFacts } from '../../../directory/save-listing.server.ts'
import { listing, type Translations } from '../../../directory/tables.server.ts'
import { type Language, languages } from '../../../ground/i18n/languages.ts'
import { lockListing } from '../../../market/listing-edits/find-listing.server.ts'
import type { ItemValues } from '../field.ts'
import type { AreaContent } from '../area-content.server.ts'
import type { ItemField } from '../kind.ts'
import { hidden, hiddenAt } from './common-fields.ts'
import { writtenIn } from './written-texts.server.ts'

type AreaListing<Data> = Pick<AreaContent<Data>, 'title' | 'about' | 'preview'> & {
  area: AnyArea
  add: MessageDescriptor
}

/**
 * Listings that the team keeps, of one area: their words in all languages. All else that is known of them is written by
 * the form that owners have, which is made of the area's declaration (app/market/create-listing).
 */
export function listingKind<Data>({ area, add, ...stated }: AreaListing<Data>): AreaContent<Data> {
  const { kind } = area
  const own = Object.entries(area.attributes).filter(([, { ownWords }]) => ownWords)
  const find = async (database: Database, ref: string) => {
    const isListing = and(eq(listing.kind, kind), eq(listing.ref, ref), isNull(listing.deletedAt))
    const [row] = await database.select().from(listing).where(isListing)
    return row
  }
  return {
    ...stated,
    name: teamOf(kind)!,
    elsewhere: {
      add: { label: add, address: createListingPath },
      edit: {
        label: msg`Place, photos, contact and all other details`,
        addressOf: (ref) => editAddress({ kind, ref }),
      },
      factsOf: (context) => findFacts(context, kind),
    },
    fields: {
      featured: { label: msg`Marked as featured`, control: { type: 'check' } },
      hidden,
      lang: writtenIn,
      title: { label: msg`Title`, required: true, translated: true, control: { type: 'line', max: 120 } },
      description: {
        label: msg`Description`,
        required: true,
        translated: true,
        control: { type: 'text', max: 5_000 },
      },
      ...Object.fromEntries(own.map(([key, attribute]) => [key, fieldOf(attribute)])),
    },
    rows: {
      from: sql`listing`,
      where: sql`kind = ${kind} and deleted_at is null`,
      order: [sql`title`, sql`id`],
      ref: sql`ref`,
      title: sql`title`,
      found: sql`title || translations::text`,
      lang: sql`lang`,
      isHidden: sql`hidden_at is not null`,
      languages: sql`array(select listing.lang union select jsonb_object_keys(listing.translations))`,
    },
    async read(database, ref) {
      const row = await find(database, ref)
      if (!row) return null
      const { lang, title, description, attributes, translations } = row
      const texts: Translations = { ...translations, [lang]: { title, description, attributes } }
      return {
        lang,
        ...(row.featured && { featured: 'on' }),
        ...(row.hiddenAt && { hidden: 'on' }),
        ...Object.assign({}, ...languages.map((language) => wordsIn(language, texts[language] ?? {}, own))),
      }
    },
    async write(tx, { now: at }, ref, written) {
      const now = (await lockListing(tx, { kind, ref: ref ?? '' }))!
      const lang = languages.find((language) => language === written.lang) ?? 'en'
      const { attributes, ...texts } = textsIn(lang, written, own)
      const others = languages.filter((language) => language !== lang && written[`title.${language}`])
      const kept = Object.entries(now.facts.attributes).filter(([key]) => !own.some(([name]) => name === key))
      await saveFacts(
        tx,
        now,
        {
          ...now.facts,
          ...texts,
          lang,
          attributes: { ...Object.fromEntries(kept), ...attributes },
          translations: Object.fromEntries(
            others.map((language) => [language, textsIn(language, written, own)]),
          ),
        },
        { featured: Boolean(written.featured), sample: false, hiddenAt: hiddenAt(written, at) },
      )
      return now.ref
    },
    check: (written) => tooLong(written, own),
    address: (ref) => `${area.path}/${encodeURIComponent(ref)}`,
  }
}

type OwnAttributes = readonly (readonly [key: string, attribute: Attribute])[]
type Texts = NonNullable<Translations[string]>

type Schema = { readonly maxLength?: number; readonly items?: { readonly maxLength?: number } }
const longest = ({ api }: Attribute) => {
  const { maxLength, items }: Schema = api?.schema() ?? {}
  return maxLength ?? items?.maxLength ?? 200
}

/** What is written in some words of a listing's own: a line, or several. */
function fieldOf(attribute: Attribute): ItemField {
  const { label, type } = attribute
  return type === 'texts'
    ? { label, hint: msg`One per line.`, translated: true, control: { type: 'text', max: 5_000 } }
    : { label, translated: true, control: { type: 'text', max: longest(attribute) } }
}

/** Lines that are longer than the area allows. */
function tooLong(written: ItemValues, own: OwnAttributes) {
  const found = own.flatMap(([key, attribute]) => {
    const max = longest(attribute)
    const problem = msg`Use up to ${max} characters per line.`
    return languages
      .map((language) => `${key}.${language}`)
      .filter((name) => linesOf(written[name] ?? '').some((line) => line.length > max))
      .map((name) => [name, problem] as const)
  })
  return Object.fromEntries(found)
}

/** The words of one language, as they would be written. */
function wordsIn(
  language: Language,
  { title, description, attributes = {} }: Texts,
  own: OwnAttributes,
): ItemValues {
  const words = [
    ['title', title] as const,
    ['description', description] as const,
    ...own.map(([key, attribute]) => {
      const value = attribute.decode(attributes[key])
      return [key, Array.isArray(value) ? value.join('\n') : value] as const
    }),
  ]
  return Object.fromEntries(
    words.flatMap(([key, text]) => (typeof text === 'string' && text ? [[`${key}.${language}`, text]] : [])),
  )
}

/** What was written in one language. */
function textsIn(language: Language, written: ItemValues, own: OwnAttributes) {
  const text = (key: string) => written[`${key}.${language}`] ?? ''
  const said = own.flatMap(([key, { type }]): [string, string | string[]][] =>
    text(key) ? [[key, type === 'texts' ? linesOf(text(key)) : text(key)]] : [],
  )
  return { title: text('title'), description: text('description'), attributes: Object.fromEntries(said) }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
