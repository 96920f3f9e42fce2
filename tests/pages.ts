import { samples } from '../app/registry/samples.server.ts'
import { sampleArticles } from '../app/reading/articles/samples.server.ts'
import { seed } from './seed.ts'

const nextYear = new Date().getFullYear() + 1

export type TestedPage = { path: string; status?: number }

/** The lists of every area and its first sample. */
const areaPages: readonly TestedPage[] = samples.flatMap(({ area, listings }) => [
  { path: area.path },
  ...Object.keys(area.presets ?? {}).map((path) => ({ path })),
  { path: `${area.path}/${listings(new Date())[0]!.ref}` },
])

/** Every kind of page of the site: tests for all pages run on each of these. */
export const pages: readonly TestedPage[] = [
  { path: '/' },
  ...areaPages,
  { path: '/vehicles?make=Toyota&make=Honda&condition=used&view=list' },
  { path: '/vehicles?make=Tesla&offer=rent' },
  { path: '/vehicles?near=145.72,15.21' },
  { path: '/vehicles/2' },
  { path: '/vehicles/2/contact' },
  { path: '/events?category=music' },
  { path: '/events/8' },
  { path: '/businesses?category=restaurants&subcategories=chamorro-cuisine&subcategories=seafood' },
  { path: '/adventures?attractions=beaches&difficulty=beginner' },
  { path: '/virtual-tour/2?stop=5' },
  { path: '/vehicles/999', status: 404 },
  { path: '/properties/999', status: 404 },
  { path: '/food/restaurants?cuisine=korean&cuisine=thai&view=list' },
  { path: '/experiences' },
  { path: '/experiences/cultural' },
  { path: '/services' },
  { path: '/blog' },
  { path: '/blog?q=lagoon' },
  { path: '/blog?q=xyzzy' },
  { path: '/blog/category/travel' },
  { path: '/blog/tag/beaches' },
  { path: '/blog/category/none', status: 404 },
  { path: '/blog/first-two-days-on-saipan' },
  { path: '/blog/none', status: 404 },
  { path: '/search' },
  { path: '/search?q=garapan' },
  { path: '/search?q=garapna' },
  { path: '/food/food1/review' },
  { path: '/hotels/hotel-1?reviewStars=4&reviewsBy=helpful&reviewsIn=ko' },
  { path: '/favorites' },
  { path: '/preferences' },
  { path: '/contact?topic=correction&about=vehicle/2' },
  { path: '/advertise' },
  { path: '/about' },
  { path: '/cookies' },
  { path: '/services/emergency' },
  { path: '/api/v1' },
  { path: '/people/5a3b1e00-0000-4000-8000-000000090100' }, // a reviewer of the samples
  { path: '/people/none', status: 404 },
  { path: '/ask-local' },
  { path: '/ask-local?category=food&q=fish' },
  { path: '/ask-local/1' },
  { path: '/ask-local/999', status: 404 },
  { path: '/ask-local/new' },
  { path: '/ask-local/new?q=Can+I+drink+the+water' },
  { path: '/report?kind=vehicle&ref=2' },
  { path: '/report?kind=vehicle&ref=999', status: 404 },
  { path: '/login' },
  { path: '/login?next=/vehicles&error=account_not_linked' },
  { path: '/signup' },
  { path: '/forgot-password' },
  { path: '/reset-password?token=none' },
  { path: '/no/such/page', status: 404 },
]

/** The id of a user's vehicle draft. */
export const draftId = '00000000-0000-4000-8000-000000000001'

/** The id of a user whom an admin looks at. */
export const personId = '00000000-0000-4000-8000-000000000002'

/** The id of an import with a faulty row. */
export const importId = '00000000-0000-4000-8000-000000000003'

/** The id of a stored mail. */
export const mailId = '00000000-0000-4000-8000-000000000004'

/** Of a sale of the user's. */
export const saleRef = '00000000-0000-4000-8000-000000000005'

/** Of a review of the user's listing. */
export const reviewNumber = 999_999

/** Of the links of mails: an invitation of a colleague, and an objection to a claim. */
export const mailedToken = 'sweep'

/** What only those who are signed in have, an admin among them. */
export const ownPages: readonly TestedPage[] = [
  { path: '/profile' },
  { path: '/profile/setup' },
  { path: '/create-listing' },
  { path: `/create-listing/${draftId}/category` },
  { path: `/create-listing/${draftId}/images` },
  { path: `/create-listing/${draftId}/details` },
  { path: '/create-listing/property' },
  { path: '/create-listing/event' },
  { path: '/user-listings' },
  { path: '/bookings' },
  { path: '/bookings/received' },
  { path: '/bookings/received/SWEEP23456' },
  { path: '/bookings/calendar' },
  { path: '/bookings/storm' },
  { path: '/buy-and-sell/2/buy' },
  { path: '/user-listings/product/sweep/stock' },
  { path: '/orders' },
  { path: '/orders/cart' },
  { path: '/orders/earnings' },
  { path: '/orders/SWEEP56789' },
  { path: '/orders/SWEEP67892' },
  { path: '/orders/SWEEP78923/dispute' },
  { path: '/applications' },
  { path: '/jobs/2/apply' },
  { path: '/applications/SWEEP34567' },
  { path: '/user-listings/job/sweep/applications' },
  { path: '/user-listings/job/sweep/applications?open=SWEEP45678' },
  { path: '/user-listings/business/sweep/hours' },
  { path: '/user-listings/business/sweep/colleagues' },
  { path: '/businesses/sweep' }, // with posts and reviews
  { path: `/reviews/${reviewNumber}/reply` },
  { path: `/people/${personId}` },
  { path: `/colleagues/${mailedToken}` },
  { path: `/claim-objection/${mailedToken}` },
  { path: '/applications/SWEEP45678/report' },
  { path: '/user-listings/business/sweep/posts' },
  { path: '/user-listings/buy-and-sell/sweep/buyer' },
  { path: `/sales/${saleRef}` },
  { path: '/user-listings/vehicle/2/bookings' },
  { path: '/user-listings/vehicle/2/bookings/new-visit' },
  { path: '/claims' },
  { path: '/claims/food/food1' },
  { path: '/claims/business/2' },
  { path: '/claims/government/1' },
  { path: '/messages' },
  { path: '/messages/vehicle/2' },
  { path: '/favorites' },
  { path: '/saved-searches' },
  { path: '/saved-searches/new?of=/vehicles' },
  { path: '/notifications' },
  { path: '/notifications/channels' },
  { path: '/account' },
  { path: '/account/password' },
  { path: '/account/second-step' },
  { path: '/account/passkeys' },
  { path: '/account/email' },
  { path: '/account/payments' },
  { path: '/account/blocked' },
  { path: '/account/public-profile' },
  { path: '/account/sessions' },
  { path: '/account/delete' },
  { path: '/admin/analytics' },
  { path: '/admin' },
  { path: '/admin/users' },
  { path: `/admin/users/${personId}` },
  { path: '/admin/listings' },
  { path: '/admin/listings?kind=vehicle&state=live' },
  { path: '/admin/listings/merge?one=1&other=2' },
  { path: '/admin/listings/import' },
  { path: `/admin/listings/import/${importId}` },
  { path: '/admin/money' },
  { path: '/admin/money/disputes/SWEEP78923' },
  { path: '/admin/money/fees' },
  { path: '/admin/money/taxes' },
  { path: '/admin/bookings' },
  { path: '/admin/bookings/SWEEP45679' },
  { path: `/admin/bookings/storm?from=${nextYear}-01-01&island=saipan&until=${nextYear}-01-02` },
  { path: '/admin/audit' },
  { path: '/admin/moderation' },
  { path: '/admin/moderation/1' }, // the first case
  { path: '/admin/claims' },
  { path: '/admin/claims/1' },
  { path: '/admin/verification' },
  { path: '/admin/verification/1' },
  { path: '/admin/support' },
  { path: '/admin/support/3847-1659' }, // the first ticket
  { path: '/admin/advertisements' },
  { path: '/admin/advertisements/4738-2917' }, // the first campaign
  { path: '/advertise/4738-2917' },
  { path: '/admin/mails' },
  { path: `/admin/mails/${mailId}` },
  { path: '/admin/operation' },
  { path: '/admin/health' },
  { path: '/admin/health/mails?outcome=bounced' },
  { path: '/admin/health/addresses' },
  { path: '/admin/health/jobs/make-photo-versions' },
  { path: '/admin/content' },
  { path: '/admin/content/contact' },
  { path: '/admin/content/articles' },
  { path: '/admin/content/articles/new' },
  { path: '/admin/content/pages/about' },
  { path: '/admin/content/faq/entry' },
  { path: '/admin/content/faq/history' },
  { path: '/admin/content/business-subcategories' },
  { path: '/admin/content/business-subcategories/seafood' },
  { path: '/admin/content/government/1' },
  { path: '/admin/content/tour-stops' },
  { path: '/admin/content/tour-stops/new' },
  { path: '/admin/content/featured' },
  { path: '/admin/content/emergency-contacts' },
  { path: '/admin/content/emergency-contacts/1' },
  { path: '/admin/content/emergency-contacts/1/delete' },
]

/** Whether what is at this place of its list has its turn, on one day of so many; in `npm run sweep` all have. */
export const hasTurn = (index: number, turn = 0, days = 4): boolean =>
  Boolean(process.env.ALL_PAGES) || (index + seed + turn) % days === 0

/** The pages of all samples. */
export const samplePages: readonly TestedPage[] = [
  ...samples.flatMap(({ area, listings }) =>
    listings(new Date()).map(({ ref }) => ({ path: `${area.path}/${ref}` })),
  ),
  ...sampleArticles.map(({ slug }) => ({ path: `/blog/${slug}` })),
]
