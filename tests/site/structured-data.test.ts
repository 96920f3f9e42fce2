import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { describe, expect, test } from 'vitest'
import { hasTurn, pages, samplePages } from '../pages.ts'
import { schemaOrg } from '../schema-org.ts'
import { startSite } from '../site.ts'

const site = await startSite()
const validator = new Validator(schemaOrg())

type SchemaThing = { '@type': string; [property: string]: unknown }

/** What a document says it is about. */
function thingsIn(html: string): SchemaThing[] {
  const [, json] = html.match(/<script type="application\/ld\+json">([^]*?)<\/script>/) ?? []
  return json ? (JSON.parse(json) as { '@graph': SchemaThing[] })['@graph'] : []
}

const thingsOf = async (path: string) => thingsIn(await (await site.ask(path)).text())

/** Errors, and what schema.org does not know. That a shop could tell more of its goods is no problem of ours. */
async function problemsIn(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true }).parse(html)
  const issues = await validator.validate(data)
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

describe('passes the public validator', () => {
  test.each([...pages, ...samplePages].filter((_, at) => hasTurn(at)))('$path', async ({ path }) => {
    const answer = await site.ask(path)
    const html = await answer.text()
    expect(await problemsIn(html)).toEqual([])
    expect(answer.status === 200 || thingsIn(html).length === 0, 'what is not there is nothing').toBe(true)
  })
})

test('the validator finds what is wrong', async () => {
  const wrong = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    mileage: 3,
    makesOffer: { '@type': 'Offr' },
  }
  const html = `<script type="application/ld+json">${JSON.stringify(wrong)}</script>`
  expect(await problemsIn(html)).toHaveLength(2)
})

test.each([
  ['/vehicles/1', 'Car'],
  ['/properties/1', 'RealEstateListing'],
  ['/hotels/hotel-1', 'Resort'],
  ['/hotels/taxi/1', 'TaxiService'],
  ['/businesses/1', 'Store'],
  ['/events/1', 'Event'],
  ['/government-services/1', 'GovernmentOffice'],
  ['/jobs/1', 'JobPosting'],
  ['/food/food1', 'Restaurant'],
  ['/shopping/shopping1', 'ShoppingCenter'],
  ['/local-products/product1', 'SomeProducts'],
  ['/adventures/1', 'Product'],
  ['/attractions/1', 'TouristAttraction'],
  ['/virtual-tour/1', 'CreativeWork'],
  ['/buy-and-sell/1', 'Product'],
])('%s is a %s, and says where it stands', async (path, type) => {
  const [trail, thing] = await thingsOf(path)
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  expect(thing).toMatchObject({ '@type': type, url: site.origin + path })
})

test('the home page names the site and its search', async () => {
  const [maker, home] = await thingsOf('/')
  expect(maker).toMatchObject({ '@type': 'Organization', name: 'Proa' })
  expect(home).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${site.origin}/search?q={search_term_string}` } },
  })
})

test('a list names its listings in their order, unless it is one that search engines leave out', async () => {
  const [trail, list] = await thingsOf('/vehicles?lang=ko')
  expect(trail).toMatchObject({
    itemListElement: [{ name: '홈' }, { item: `${site.origin}/vehicles?lang=ko` }],
  })
  const items = (list as unknown as { itemListElement: { position: number; url: string }[] }).itemListElement
  expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1))
  expect(items[0]!.url).toMatch(/\/vehicles\/\d+\?lang=ko$/)
  expect(await thingsOf('/vehicles?q=toyota')).toEqual([])
})

test('private sellers are in no structured data', async () => {
  const sellers = await site.query(
    "select kind, ref, contact from listing where contact_private and kind in ('vehicle', 'property', 'buy-and-sell')",
  )
  expect(sellers.length).toBeGreaterThan(3)
  const folders: Record<string, string> = { vehicle: 'vehicles', property: 'properties' }
  for (const { kind, ref, contact } of sellers) {
    const told = JSON.stringify(await thingsOf(`/${folders[kind] ?? kind}/${ref}`))
    expect(told).toContain('"name"')
    for (const fact of Object.values(contact as Record<string, string>)) expect(told).not.toContain(fact)
  }
})

test('a place has its rating and the reviews that its page shows with a text', async () => {
  const [author, former] = await site.query(
    `insert into users (full_name) values ('Ana Reyes'), ('') returning id`,
  )
  await site.query(
    `insert into review (listing_id, author_id, rating, title, comment, lang)
     select listing.id, author.id, 2, 'Cold', author.comment, 'ko' from listing,
       (values ($1::uuid, '국이 식었어요.'), ($2, 'Marked')) author (id, comment)
     where kind = 'food' and ref = 'food4'`,
    [author!.id, former!.id],
  )
  await expect
    .poll(async () => (await thingsOf('/food/food4'))[1]?.review)
    .toContainEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Ana Reyes' },
      datePublished: expect.any(String),
      inLanguage: 'ko',
      name: 'Cold',
      reviewBody: '국이 식었어요.',
      reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
    })
  const html = await (await site.ask('/food/food4')).text()
  expect(await problemsIn(html)).toEqual([])
  expect(JSON.stringify(thingsIn(html))).not.toContain('Marked')
})

test('a title that ends a script is a title', async () => {
  const title = 'Boat </script><script>alert(1)</script><!-- <script>'
  await site.query(
    "update listing set title = $1, translations = '{}' where kind = 'vehicle' and ref = '3'",
    [title],
  )
  await expect.poll(async () => (await thingsOf('/vehicles/3'))[1]?.name).toBe(title)
  expect(await (await site.ask('/vehicles/3')).text()).not.toContain('<script>alert')
})
