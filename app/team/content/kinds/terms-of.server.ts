import { sql } from 'drizzle-orm'
import type { Choice, Control } from '../field.ts'
import type { ContentContext } from '../kind.ts'

/** The terms of a taxonomy, in the language of the page; retired ones come last. */
export async function termsOf({ database, language }: ContentContext, taxonomy: string): Promise<Choice[]> {
  const { rows } = await database.execute<Choice>(sql`
    select value, coalesce(labels ->> ${language}, labels ->> 'en', value) as label
    from term where taxonomy = ${taxonomy} order by retired, parent, position, value`)
  return rows
}

export const termChoice =
  (taxonomy: string) =>
  async (context: ContentContext): Promise<Control> => ({
    type: 'choice',
    options: await termsOf(context, taxonomy),
  })
