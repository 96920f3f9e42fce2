import { samples } from '../app/areas/samples.server.ts'
import { sampleArticles } from '../app/articles/samples.server.ts'
import { seed } from './seed.ts'

export type TestedPage = { path: string; status?: number }

/** The lists of every area and its first sample. */
const areaPages: readonly TestedPage[] = samples.flatMap(({ area, listings }) => [
  { path: area.path },
  ...Object.keys(area.presets ?? {}).map((path) => ({ path })),
  { path: `${area.path}/${listings(new Date())[0]!.ref}` },
])

/** Every kind of page of the site: what is asked of all pages is asked of each of these. */
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
  { path: '/preferences' },
  { path: '/contact?topic=correction&about=vehicle/2' },
  { path: '/about' },
  { path: '/cookies' },
  { path: '/services/emergency' },
  { path: '/api/v1' },
  { path: '/ask-local' },
  { path: '/ask-local?category=food&q=fish' },
  { path: '/ask-local/1' },
  { path: '/ask-local/999', status: 404 },
  { path: '/ask-local/new' },
  { path: '/ask-local/new?q=Can+I+drink+the+water' },
  { path: '/no/such/page', status: 404 },
]

/** A third of some pages, another each day; in `npm run sweep` all of them. */
export const thirdOf = (pages: readonly TestedPage[]) =>
  process.env.ALL_PAGES ? pages : pages.filter((_, index) => (index + seed) % 3 === 0)

/** The pages of all samples. */
export const samplePages: readonly TestedPage[] = [
  ...samples.flatMap(({ area, listings }) =>
    listings(new Date()).map(({ ref }) => ({ path: `${area.path}/${ref}` })),
  ),
  ...sampleArticles.map(({ slug }) => ({ path: `/blog/${slug}` })),
]
