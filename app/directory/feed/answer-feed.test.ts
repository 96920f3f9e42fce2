import { beforeAll, expect, test } from 'vitest'
import { civic } from '../../../tests/civic.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { saveListing } from '../save-listing.server.ts'
import { answerFeed } from './answer-feed.server.ts'

const database = await testDatabase()
const feed = async (address: string, context?: Partial<RequestContext>) => {
  const answer = await answerFeed(
    vehicles,
    loaderArguments(database, address, { origin: 'https://proa.example', ...context }),
  )
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}
const inItems = (xml: string, name: string) =>
  [...xml.slice(xml.indexOf('<item>')).matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text]) => text!.replace(/^<!\[CDATA\[(.*)\]\]>$/s, '$1'),
  )

const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, second))
const save = (number: number, title: string, make = 'Honda') =>
  saveListing(database.db, vehicles, {
    ref: String(number),
    title,
    description: 'Runs <b>well</b> & quietly\u0001',
    translations: { ko: { title: `차량 ${number}` } },
    island: 'saipan',
    village: 'Garapan',
    offer: 'rent',
    priceCents: 6_800,
    pricePeriod: 'day',
    contact: { name: 'Ana', phone: '+16705550199' },
    contactPrivate: true,
    createdAt: at(number),
    photos: [],
    attributes: { ...civic, make },
  })

beforeAll(async () => {
  for (let number = 1; number <= 52; number++) await save(number, `Civic ${number}`)
  await save(53, 'A & B ]]> <i>C</i>\u000b', 'Toyota')
})

test('a feed has the newest 50 of an area, the newest first, with the days as mails have them', async () => {
  const { type, text } = await feed('/feeds/vehicles.xml')
  expect(type).toBe('application/rss+xml; charset=utf-8')
  const links = inItems(text, 'link')
  expect([links.length, links[0], links[49]]).toEqual([
    50,
    'https://proa.example/vehicles/53',
    'https://proa.example/vehicles/4',
  ])
  expect(inItems(text, 'guid')).toEqual(links)
  expect(inItems(text, 'pubDate')[0]).toBe('Sun, 01 Nov 2026 00:00:53 GMT')
  expect(text).toContain('<lastBuildDate>Sun, 01 Nov 2026 00:00:53 GMT</lastBuildDate>')
})

test('what an owner wrote stays text: no markup, no end of its section, no character that XML lacks', async () => {
  const { text } = await feed('/feeds/vehicles.xml?make=Toyota')
  expect(inItems(text, 'description')).toEqual([
    '<p>$68 / day · Garapan, Saipan</p><p>Runs &lt;b&gt;well&lt;/b&gt; &amp; quietly</p>',
  ])
  expect(text).toContain('<title><![CDATA[A & B ]]]]><![CDATA[> &lt;i>C&lt;/i>]]></title>')
  expect(text).not.toContain('\u0001')
  expect(text).not.toContain('\u000b')
  expect(text).not.toContain('5550199')
})

test('it keeps the filters and the language of its list', async () => {
  const { text } = await feed('/feeds/vehicles.xml?lang=ko&make=Toyota', { language: 'ko' })
  expect(text).toContain('<title>차량 매매·렌트, Toyota · Proa</title>')
  expect(text).toContain('<language>ko</language>')
  expect(text).toContain('<link>https://proa.example/vehicles?make=Toyota&amp;lang=ko</link>')
  expect(text).toContain('href="https://proa.example/feeds/vehicles.xml?lang=ko&amp;make=Toyota" rel="self"')
  expect(inItems(text, 'title')).toEqual(['차량 53'])
  expect(inItems(text, 'link')).toEqual(['https://proa.example/vehicles/53?lang=ko'])
  expect(inItems(text, 'guid')).toEqual(['https://proa.example/vehicles/53'])
})
