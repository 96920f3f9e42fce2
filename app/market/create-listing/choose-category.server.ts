import { data } from 'react-router'
import { notFound } from '../../ground/request/not-found.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { categoriesOf } from './categories.server.ts'
import { chooseIn } from './drafts.server.ts'

/** Gives a draft its category, and its form what that category implies. Throws 400 for an unknown category, 404 without the draft. */
export async function chooseCategory(
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  { id, ownerId, kind }: { id: string; ownerId: string; kind: string },
  category: string,
): Promise<void> {
  const chosen = categoriesOf(kind, i18nOf(language)).find(({ value }) => value === category)
  if (!chosen) throw data(null, { status: 400 })
  const isChosen = await chooseIn(database, { id, ownerId }, { category, typed: chosen.typed })
  if (!isChosen) throw notFound()
}
