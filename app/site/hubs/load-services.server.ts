import type { LoaderFunctionArgs } from 'react-router'
import { businesses } from '../../areas/businesses/area.ts'
import { governmentServices } from '../../areas/government-services/area.ts'
import { jobs } from '../../areas/jobs/area.ts'
import { taxis } from '../../areas/taxis/area.ts'
import { requestContext } from '../../ground/request/request-context.ts'
import type { AnyArea } from '../../directory/area.ts'
import { facetsOf } from '../../directory/facets.ts'
import { facetValueLabel } from '../../directory/filters.ts'
import { siteOf } from '../../directory/page-meta.ts'
import { findShowcase } from '../../directory/showcase.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import type { Language } from '../../ground/i18n/languages.ts'
import type { HubTile } from './hub-tiles.tsx'

const most = 3

export function loadServices({ url, request, context: router }: LoaderFunctionArgs) {
  const context = router.get(requestContext)
  return context.search(request.signal, async (database) => ({
    site: siteOf(context, url),
    government: categoryTiles(governmentServices, 'government-categories', context.language),
    businesses: categoryTiles(businesses, 'business-categories', context.language),
    taxis: await findShowcase(database, taxis, context, { most, island: context.island }),
    jobs: await findShowcase(database, jobs, context, { most, island: context.island }),
  }))
}

/** Named here: the page does without the declarations of areas of which it shows no listing. */
function categoryTiles(area: AnyArea, folder: string, language: Language): HubTile[] {
  const facet = facetsOf(area).find(({ key }) => key === 'category')!
  return facet.options.map(({ value }) => ({
    to: `${area.path}?category=${value}`,
    name: facetValueLabel(facet, value, i18nOf(language)),
    picture: `/pictures/${folder}/${value}.svg`,
  }))
}
