import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../ground/request/request-context.ts'
import { cardsQuery } from './favorites-query.ts'
import { entryOf } from './card.ts'
import { loadCards } from './load-cards.server.ts'

export const handle = { query: cardsQuery }

/** `/favorites/cards?of=vehicle/1763600000/1`: cards for favorites that the browser stores. */
export async function loader({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  const entries = cardsQuery
    .parse(url)
    .of.map(entryOf)
    .filter((entry) => entry !== null)
  return Response.json(
    await context.search(request.signal, (database) => loadCards(database, context, entries)),
  )
}
