import { sql } from 'drizzle-orm'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { isWithinRate, networkOf } from '../../ground/db/rate-limit.server.ts'
import type { AnyArea } from '../../directory/area.ts'
import { textsOf } from '../../directory/cards.server.ts'
import { writeAddress } from '../../directory/detail/load-detail.server.ts'
import { listed, ownerReads, withRef } from '../../directory/conditions.server.ts'
import type { Contact, Translations } from '../../directory/tables.server.ts'

/** A private person's contact, or the reason why it is not revealed. */
export type ContactAnswer =
  | { readonly contact: Contact; readonly problem: null }
  | { readonly contact: null; readonly problem: 'limited' | 'gone' | 'failed' }

const rate = { most: 10, seconds: 600 }

type ListingContact = {
  lang: string
  title: string
  description: string
  translation: Translations[string] | null
  contact: Contact
  contact_private: boolean
  owner_reads: boolean
}

/** A live listing as its contact page shows it; of a private person's contact only the name. */
export async function findContact(context: RequestContext, area: AnyArea, ref: string, signal: AbortSignal) {
  context.tags.add(`listing:${area.kind}`)
  const row = await findRow(context, area, ref, signal)
  if (!row) return null
  const { title, lang } = textsOf(row, context.language)
  const { contact, contact_private: isPrivate } = row
  return {
    title,
    lang,
    name: contact.name ?? '',
    contact: isPrivate ? null : contact,
    writeTo: row.owner_reads ? writeAddress(area, { ref }) : null,
  }
}

/** A private person's contact, so many times in ten minutes for one visitor's network. */
export async function revealContact(
  context: RequestContext,
  area: AnyArea,
  ref: string,
  signal: AbortSignal,
): Promise<ContactAnswer> {
  if (!(await isWithinRate(context.database, `contact ${networkOf(context.clientAddress)}`, rate)))
    return { contact: null, problem: 'limited' }
  const row = await findRow(context, area, ref, signal)
  return row ? { contact: row.contact, problem: null } : { contact: null, problem: 'gone' }
}

async function findRow(
  context: RequestContext,
  area: AnyArea,
  ref: string,
  signal: AbortSignal,
): Promise<ListingContact | undefined> {
  return context.search(signal, async (database) => {
    const { rows } = await database.execute<ListingContact>(sql`
      select lang, title, '' as description, translations -> ${context.language} as translation, contact, contact_private,
        ${ownerReads} as owner_reads
      from listing where ${listed(area, context)} and ${withRef(ref)}`)
    return rows[0]
  })
}
