import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { knownAreas } from '../../directory/known-areas.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import { searchOr } from '../../directory/search-or.server.ts'
import { lettersOf } from '../../directory/search-text.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { suggestQuery } from './search-query.ts'
import { suggestNamed } from './choices.server.ts'
import { suggestMeant } from './understanding/suggest-meant.server.ts'
import { isEmergency } from './emergency.ts'
import { suggestPlaces } from './suggest-places.server.ts'
import { suggestTitles } from './suggest-titles.server.ts'
import type { Suggestion } from './suggestion.ts'

type Arguments = Pick<LoaderFunctionArgs, 'url' | 'request' | 'context'>

const most = { all: 8, areas: 2, values: 3, places: 2 }

/** What a visitor may mean who has typed so far. None when finding out takes too long. */
export async function loadSuggestions({ url, request, context: router }: Arguments): Promise<Suggestion[]> {
  const context = router.get(requestContext)
  const { q } = suggestQuery.parse(url)
  const words = lettersOf(q)
  if (words.length === 0) return []
  for (const { kind } of knownAreas()) context.tags.add(`listing:${kind}`)
  const emergency: Suggestion = {
    kind: 'emergency',
    text: i18nOf(context.language)._(msg`Emergency numbers and shelters`),
    href: '/services/emergency',
  }
  const named = suggestNamed(words, context.language)
  const first = [...(isEmergency(q) ? [emergency] : []), ...named.lists.slice(0, most.areas)]
  return searchOr(context, request.signal, first, async (database) => {
    const meant = await suggestMeant(database, context, q)
    const before = [
      ...first,
      ...meant.slice(0, most.areas),
      ...(await suggestPlaces(database, q, context, most.places)),
      ...named.values.slice(0, most.values),
    ]
    const known = before.filter(({ href }, at) => before.findIndex((one) => one.href === href) === at)
    const titles = await suggestTitles(database, words, context, most.all - known.length)
    return [...known, ...titles].slice(0, most.all)
  })
}
