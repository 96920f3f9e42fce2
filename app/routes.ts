import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { standingSlugs } from './site/standing/slugs.ts'

export default [
  layout('site/layout.tsx', [
    index('site/home/home.tsx'),
    route('properties', 'areas/properties/list.tsx'),
    route('properties/:ref', 'areas/properties/detail/detail.tsx'),
    route('vehicles', 'areas/vehicles/list.tsx'),
    route('vehicles/:ref', 'areas/vehicles/detail/detail.tsx'),
    route('businesses', 'areas/businesses/list.tsx'),
    route('businesses/:ref', 'areas/businesses/detail/detail.tsx'),
    route('events', 'areas/events/list.tsx'),
    route('events/:ref', 'areas/events/detail.tsx'),
    route('government-services', 'areas/government-services/list.tsx'),
    route('government-services/:ref', 'areas/government-services/detail/detail.tsx'),
    route('jobs', 'areas/jobs/list.tsx'),
    route('jobs/:ref', 'areas/jobs/detail/detail.tsx'),
    route('food', 'areas/food/list.tsx'),
    route('food/:ref', 'areas/food/detail.tsx'),
    ...['food/restaurants', 'food/bars', 'food/groceries'].map(later),
    route('shopping', 'areas/shopping/list.tsx'),
    route('shopping/:ref', 'areas/shopping/detail.tsx'),
    route('local-products', 'areas/local-products/list.tsx'),
    route('local-products/:ref', 'areas/local-products/detail.tsx'),
    route('adventures', 'site/adventures/list.tsx'),
    route('adventures/:ref', 'areas/adventures/detail.tsx'),
    route('attractions', 'areas/attractions/list.tsx'),
    route('attractions/:ref', 'areas/attractions/detail.tsx'),
    route('virtual-tour', 'areas/virtual-tour/list.tsx'),
    route('virtual-tour/:ref', 'areas/virtual-tour/detail.tsx'),
    route('hotels', 'areas/hotels/list.tsx'),
    route('hotels/:ref', 'areas/hotels/detail/detail.tsx'),
    ...['hotels/rent', 'hotels/buy-sell'].map(later),
    route('hotels/taxi', 'areas/taxis/list.tsx'),
    route('hotels/taxi/:ref', 'areas/taxis/detail.tsx'),
    route('hotels/taxi/:ref/contact', 'listings/contact-page.tsx', { id: 'taxi-contact' }),
    route('buy-and-sell', 'areas/classifieds/list.tsx'),
    ...['buy-and-sell/favorites', 'buy-and-sell/mine'].map((path) =>
      route(path, 'areas/classifieds/own-page.tsx', { id: path }),
    ),
    route('buy-and-sell/:ref', 'areas/classifieds/detail/detail.tsx'),
    route('ask-local', 'questions/faq-page.tsx'),
    route('ask-local/new', 'questions/new-question-page.tsx'),
    route('ask-local/:ref', 'questions/thread-page.tsx'),
    route(':area/:ref/contact', 'listings/contact-page.tsx'),
    route('search', 'site/search-page.tsx'),
    route('blog', 'articles/list-page.tsx'),
    ...['blog/category/:category', 'blog/tag/:tag'].map((path) =>
      route(path, 'articles/list-page.tsx', { id: path }),
    ),
    route('preferences', 'preferences/preferences-page.tsx'),
    route('contact', 'support/contact/contact-page.tsx'),
    ...standingSlugs.map((slug) => route(slug, 'site/standing/standing-page.tsx', { id: slug })),
    route('*', 'site/elsewhere.tsx'),
  ]),
  layout('site/bare-layout.tsx', [route('blog/:slug', 'articles/article-page.tsx')]),
  route('blog/rss.xml', 'articles/rss.ts'),
  route('services/emergency', 'site/emergency/emergency-page.ts'),
  route('events/:ref/:occurrence.ics', 'areas/events/calendar.ts'),
  route('manifest.webmanifest', 'site/web-manifest.ts'),
  route('pins/*', 'site/pins.ts'),
  route('suggest', 'search/suggest.ts'),
] satisfies RouteConfig

/** A fixed address among those of an area's listings, whose own part is not built yet. */
function later(path: string) {
  return route(path, 'site/elsewhere.tsx', { id: path })
}
