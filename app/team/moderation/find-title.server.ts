import { eq } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { excerpt } from '../../ground/i18n/excerpt.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { Case } from '../../market/approval/tables.server.ts'
import { subjectKindOf } from './subjects.server.ts'

/** What a case is about, in a line: the title of a listing or question, or how a text begins. */
export async function findTitle(
  database: Database,
  { listingId, subjectKind, quote }: Pick<Case, 'listingId' | 'subjectKind' | 'quote'>,
): Promise<string> {
  if (listingId === null) return titleIn(subjectKind, quote)
  const [row] = await database.select({ title: listing.title }).from(listing).where(eq(listing.id, listingId))
  return row?.title ?? ''
}

/** For content that is not a listing. */
export const titleIn = (subjectKind: string, quote: string): string =>
  excerpt(subjectKindOf(subjectKind)?.titleIn?.(quote) ?? quote)

/** What is kept of reported content, in the language of its reader. */
export const quoteIn = (
  { subjectKind, quote }: Pick<Case, 'subjectKind' | 'quote'>,
  language: Language,
): string => subjectKindOf(subjectKind)?.quoteIn?.(quote, i18nOf(language)) ?? quote
