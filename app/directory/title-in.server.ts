import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Language } from '../ground/i18n/languages.ts'

/** The reader's language, or the column that has it. */
type Reader = Language | SQLWrapper

/** A listing's title in the reader's language, where it has one; else as it was when a row about it was written. */
export const titleIn = (
  language: Reader,
  about: { readonly listingId: SQLWrapper; readonly listingTitle: SQLWrapper },
): SQL<string> => sql`coalesce(
  (select translations -> ${language} ->> 'title' from listing where listing.id = ${about.listingId} and lang <> ${language}),
  ${about.listingTitle})`

/** The same of a row of `listing`. */
export const listingTitleIn = (language: Reader): SQL<string> => sql`coalesce(
  case when listing.lang <> ${language} then listing.translations -> ${language} ->> 'title' end, listing.title)`
