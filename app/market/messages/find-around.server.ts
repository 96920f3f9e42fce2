import { sql } from 'drizzle-orm'
import type { Database } from '../../ground/db/client.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { MessageContent } from './message.ts'
import { quoteText, wordsOf } from './words-of.ts'

/** A reported message or one of its neighbors, as the staff reads them. */
export type NearbyMessage = {
  readonly id: number
  /** The name of its author; empty if they have left. */
  readonly author: string
  readonly text: string
  readonly at: Date
  readonly isReported: boolean
}

type NearbyRow = MessageContent & { id: string; author: string; at: string }

const neighbors = 3

/** A message with those just before and after it, in their order; none if it is gone. */
export async function findAround(
  database: Database,
  id: number,
  language: Language,
): Promise<NearbyMessage[]> {
  const { rows } = await database.execute<NearbyRow>(sql`
    with reported as (select conversation_id as of from message where id = ${id})
    select near.id, full_name as author, text, phrase, picture_width is not null as "hasPicture", near.created_at as at
    from reported, lateral (
      (select * from message where conversation_id = reported.of and id <= ${id} order by id desc limit ${neighbors + 1})
      union all
      (select * from message where conversation_id = reported.of and id > ${id} order by id limit ${neighbors})
    ) near join users on users.id = sender_id
    order by near.id`)
  const i18n = i18nOf(language)
  return rows.map(({ id: near, author, at, ...said }) => ({
    id: Number(near),
    author,
    text: quoteText(wordsOf(said, i18n), i18n),
    at: new Date(at),
    isReported: Number(near) === id,
  }))
}
