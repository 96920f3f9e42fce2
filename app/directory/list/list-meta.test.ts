import { expect, test } from 'vitest'
import { vehicles } from '../../areas/vehicles/area.ts'
import { parseFilters } from '../filters.ts'
import type { PageSite } from '../page-meta.ts'
import { listMeta } from './list-meta.ts'
import type { ListData } from './load-list.server.ts'

const site: PageSite = { origin: 'https://proa.example', name: 'Proa', language: 'en', asked: null }

function head(search: string, asked: PageSite['asked'] = null) {
  const filters = parseFilters(vehicles, new URLSearchParams(search))
  const tags = listMeta(vehicles, { filters, site: { ...site, asked } } as ListData) as Record<
    string,
    string
  >[]
  return {
    title: tags.find(({ title }) => title)!.title,
    canonical: tags.find(({ rel }) => rel === 'canonical')!.href,
    alternates: tags.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href]),
    robots: tags.find(({ name }) => name === 'robots')?.content,
  }
}

test('a list names itself in every language', () => {
  const { canonical, alternates, robots } = head('make=Toyota')
  expect(canonical).toBe('https://proa.example/vehicles?make=Toyota')
  expect(alternates).toContainEqual(['x-default', 'https://proa.example/vehicles?make=Toyota'])
  expect(alternates).toContainEqual(['zh-Hans', 'https://proa.example/vehicles?make=Toyota&lang=zh'])
  expect(robots).toBeUndefined()
})

test('a list that is narrowed says by what', () => {
  expect(head('').title).toBe('Cars & Rentals · Proa')
  expect(head('make=Toyota&condition=used').title).toBe('Cars & Rentals · Toyota · Used · Proa')
})

test('a page whose address asks for a language is its own canonical', () => {
  expect(head('', 'ko').canonical).toBe('https://proa.example/vehicles?lang=ko')
})

test.each([
  'make=Toyota&make=Kia',
  'make=Kia&condition=used',
  'sort=oldest',
  'view=list',
  'q=red',
  'box=145,15,146,16',
])('%s is not for search engines', (search) =>
  expect(head(search)).toMatchObject({ robots: 'noindex', alternates: [] }),
)

test('a further page of a list is', () => {
  expect(head('page=2')).toMatchObject({
    canonical: 'https://proa.example/vehicles?page=2',
    robots: undefined,
  })
})
