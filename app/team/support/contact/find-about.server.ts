import { sql } from 'drizzle-orm'
import { areaOf } from '../../../directory/known-areas.ts'
import type { RequestContext } from '../../../ground/request/request-context.ts'
import { textsOf } from '../../../directory/cards.server.ts'
import { listed, withRef } from '../../../directory/conditions.server.ts'
import type { Translations } from '../../../directory/tables.server.ts'

export type MessageSubject = { kind: string; ref: string; href: string; title: string; lang: string | null }

type ListingText = {
  lang: string
  title: string
  description: string
  translation: Translations[string] | null
}

/** The listing that a message is about, by a name like `vehicle/2`; null if it is not visible. */
export async function findAbout(
  context: RequestContext,
  name: string | null,
  signal: AbortSignal,
): Promise<MessageSubject | null> {
  const [kind = '', ref = ''] = name?.split('/') ?? []
  const area = areaOf(kind)
  if (!area) return null
  const { rows } = await context.search(signal, (database) =>
    database.execute<ListingText>(sql`
      select lang, title, '' as description, translations -> ${context.language} as translation
      from listing where ${listed(area, context)} and ${withRef(ref)}`),
  )
  const row = rows[0]
  return row ? { kind, ref, href: `${area.path}/${ref}`, ...textsOf(row, context.language) } : null
}
