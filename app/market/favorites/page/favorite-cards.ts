import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../../ground/request/context.ts'
import { cardsParameters } from './addresses.ts'
import { entryOf } from './card.ts'
import { loadCards } from './load-cards.server.ts'

/** `/favorites/cards?of=vehicle/1763600000/1`: what the page of favorites shows of those that a browser keeps. */
export async function loader({ url, request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const entries = cardsParameters(url)
    .getAll('of')
    .map(entryOf)
    .filter((entry) => entry !== null)
  return Response.json(await page.search(request.signal, (database) => loadCards(database, page, entries)))
}
