import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { areas } from '../../app/registry/areas.ts'
import { samples } from '../../app/registry/samples.server.ts'
import { languages } from '../../app/ground/i18n/languages.ts'
import { plainVisitorsOf } from '../plain-page.ts'
import { sharedSite } from '../site.ts'
import { visitorsOf } from '../visitors.ts'

const site = sharedSite()
const visit = visitorsOf(site)
const visitPlainly = plainVisitorsOf(site)

/** What a strict parser makes of files of this site: how many of these elements each has; -1: it is no XML. */
const elementsOf = (page: Page, addresses: readonly string[], path: string) =>
  page.evaluate(
    async ({ addresses, path }) => {
      const counts: Record<string, number> = {}
      for (const address of addresses) {
        const file = new DOMParser().parseFromString(await (await fetch(address)).text(), 'application/xml')
        counts[address] = file.querySelector('parsererror') ? -1 : file.querySelectorAll(path).length
      }
      return counts
    },
    { addresses, path },
  )
const withNone = (counts: Record<string, number>) =>
  Object.keys(counts).filter((address) => counts[address]! < 1)

test('a list names the feed of what it shows, for readers and for eyes, in its language', async () => {
  const page = await visitPlainly('/vehicles?make=Toyota&sort=oldest&lang=ko')
  const feed = '/feeds/vehicles.xml?lang=ko&make=Toyota'
  const link = page.locator('head link[type="application/rss+xml"]')
  expect(await link.getAttribute('href')).toBe(feed)
  await page.getByRole('link', { name: 'RSS로 새 등록 항목 받기' }).click()
  await page.waitForURL(`**${feed}`)
})

test('the events of a list can be subscribed to, by a calendar on the phone and by address', async () => {
  const page = await visitPlainly('/events?category=music&period=today')
  const path = '/feeds/events.ics?category=music&lang=en'
  const address = site.origin + path
  const subscribe = page.getByRole('link', { name: 'Subscribe to these events' })
  expect(await subscribe.getAttribute('href')).toBe(address.replace('http', 'webcal'))
  expect(await page.getByRole('link', { name: 'Calendar address' }).getAttribute('href')).toBe(address)
  expect((await site.ask(path)).headers.get('content-type')).toBe('text/calendar; charset=utf-8')
})

test('every feed is well-formed in every language, with all that a reader needs of each listing', async () => {
  const page = await visit('/preferences')
  const feeds = samples.flatMap(({ area: { path } }) =>
    languages.map((language) => `/feeds${path}.xml?lang=${language}`),
  )
  const required = ['title', 'link', 'guid', 'pubDate', 'description']
    .map((name) => `:has(> ${name})`)
    .join('')
  expect(
    withNone(
      await elementsOf(
        page,
        feeds,
        `rss[version="2.0"] > channel:has(> title):has(> link) > item${required}`,
      ),
    ),
  ).toEqual([])
})

test('so are the sitemaps', async () => {
  const page = await visit('/preferences')
  expect(withNone(await elementsOf(page, ['/sitemap.xml'], 'sitemapindex > sitemap > loc'))).toEqual([])
  const parts = [
    ...samples.map(({ area: { path } }) => `/sitemaps${path}/any/1.xml`),
    ...areas.map(({ path }) => `/sitemaps${path}/zh/lists.xml`),
  ]
  expect(
    withNone(await elementsOf(page, [...parts, '/sitemaps/pages/ko.xml'], 'urlset > url > loc')),
  ).toEqual([])
})
