import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { formatDate } from '../../ground/i18n/format.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { review } from '../../market/reviews/tables.server.ts'
import { labels } from './content-labels.ts'
import type { Content } from './content.server.ts'

/** What a review says, with the owner's reply and what it said before; null if it was deleted. */
export async function findReviewContent(
  database: Database,
  ref: string,
  i18n: I18n,
): Promise<Content | null> {
  const [row] = await database
    .select()
    .from(review)
    .where(eq(review.id, Number(ref)))
  if (!row) return null
  const before = await findVersions(database, row.id)
  const texts: [label: string, text: string][] = [
    [i18n._(labels.stars), String(row.rating)],
    [i18n._(labels.title), row.title],
    [i18n._(labels.text), row.comment],
    [i18n._(labels.language), languageNames[row.lang]],
    [i18n._(labels.reply), row.reply],
    ...before.map((one): [string, string] => [versionLabel(one, i18n), textOf(one)]),
  ]
  const photos = [...new Set([...row.photos, ...before.flatMap((one) => one.photos)])]
  return {
    fields: texts.flatMap(([label, text]) => (text ? [{ label, text, becomes: null }] : [])),
    photos: photos.map((src) => ({ src, alt: '' })),
    newPhotos: null,
  }
}

/** What one of a sale says of the other; null if it was deleted. */
export async function findRatingContent(
  database: Database,
  ref: string,
  i18n: I18n,
): Promise<Content | null> {
  const { rows } = await database.execute<{ rating: number; comment: string; lang: Language }>(
    sql`select rating, comment, lang from sale_rating where id = ${ref}::bigint`,
  )
  const [row] = rows
  if (!row) return null
  const texts = [
    [labels.stars, String(row.rating)],
    [labels.text, row.comment],
    [labels.language, languageNames[row.lang]],
  ] as const
  return {
    fields: texts.flatMap(([label, text]) => (text ? [{ label: i18n._(label), text, becomes: null }] : [])),
    photos: [],
    newPhotos: null,
  }
}

/** An offer or news of a listing; null if it was deleted. */
export async function findPostContent(database: Database, ref: string, i18n: I18n): Promise<Content | null> {
  const { rows } = await database.execute<{ title: string; text: string; photo: string | null }>(
    sql`select title, text, photo from listing_post where id = ${ref}::bigint`,
  )
  const [row] = rows
  if (!row) return null
  return {
    fields: [
      { label: i18n._(labels.title), text: row.title, becomes: null },
      { label: i18n._(labels.text), text: row.text, becomes: null },
    ],
    photos: row.photo ? [{ src: row.photo, alt: '' }] : [],
    newPhotos: null,
  }
}

function versionLabel({ version, replaced_at }: VersionRow, i18n: I18n): string {
  const day = formatDate(new Date(replaced_at), i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return i18n._(msg`Version ${version}, until ${day}`)
}

const textOf = ({ rating, title, comment }: VersionRow) =>
  [`${rating}/5`, title, comment].filter(Boolean).join('\n')

type VersionRow = {
  version: number
  rating: number
  title: string
  comment: string
  photos: string[]
  replaced_at: string
}

/** The newest first. */
async function findVersions(database: Database, id: number): Promise<VersionRow[]> {
  const { rows } = await database.execute<VersionRow>(sql`
    select version, rating, title, comment, photos, replaced_at from review_version
    where review_id = ${id} order by version desc limit 20`)
  return rows
}
