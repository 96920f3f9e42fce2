import { describe, expect, test } from 'vitest'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import { events } from '../areas/events/area.ts'
import { properties } from '../areas/properties/area.ts'
import { vehicles } from '../areas/vehicles/area.ts'
import type { AnyArea } from './area.ts'
import {
  activeCount,
  addressOf,
  chipsOf,
  cleared,
  type Filters,
  parseFilters,
  withChoice,
  withFilters,
} from './filters.ts'

const parse = (search: string, home?: string, area: AnyArea = vehicles) =>
  parseFilters(area, new URLSearchParams(search), home)
const canonical = (search: string, home?: string) => addressOf(vehicles, parse(search, home))
const everything: Filters = parse('q=red&make=Kia&box=145,15,146,16&sort=oldest&view=list&page=3')

describe('the canonical address', () => {
  test('of an unfiltered list is its path alone', () => {
    expect(canonical('')).toBe('/vehicles')
    expect(canonical('sort=newest&view=grid&page=1&q=&offer=')).toBe('/vehicles')
  })

  test('has its keys in alphabetical order and values in the order of the options', () => {
    expect(canonical('year=2023-&make=Honda&features=sunroof&features=bluetooth&make=Toyota')).toBe(
      '/vehicles?features=bluetooth&features=sunroof&make=Toyota&make=Honda&year=2023-',
    )
  })

  test('has a stated value in its own letters', () => {
    expect(canonical('make=toyota&make=KIA&make=yamaha')).toBe('/vehicles?make=Toyota&make=Kia&make=yamaha')
    expect(canonical('make=toyota&make=Toyota')).toBe('/vehicles?make=Toyota')
  })

  test('leads to itself', () => {
    const address = addressOf(vehicles, everything)
    expect(address).toBe('/vehicles?box=145%2C15%2C146%2C16&make=Kia&page=3&q=red&sort=oldest&view=list')
    expect(canonical(address.split('?')[1]!)).toBe(address)
  })
})

describe('what an address may say', () => {
  test.each([
    'color=red',
    'condition=broken',
    'bodyStyle=SUV',
    'price=10000',
    'sort=cheapest',
    'view=map',
    'make=%00',
    'sort=__proto__',
    'sort=toString',
    'constructor=1',
  ])('drops %s', (search) => {
    expect(canonical(search)).toBe('/vehicles')
  })

  test.each(['-1', '0', '1.5', '1e3', 'abc', '01', '1000000', ''])('takes page=%s for the first', (page) => {
    expect(parse(`page=${page}`).page).toBe(1)
  })

  test('keeps a page of the list', () => {
    expect(parse('page=17').page).toBe(17)
  })

  test('keeps one value of a group with a single choice and all of the others', () => {
    expect(parse('condition=used&condition=new').chosen.condition).toEqual(['new'])
    expect(parse('bodyStyle=van&bodyStyle=suv&bodyStyle=van').chosen.bodyStyle).toEqual(['suv', 'van'])
  })

  test('leaves out a band of prices that is not of the chosen offer', () => {
    const chosen = (search: string) => parse(search, 'all', properties).chosen
    expect(chosen('offer=rent&price=100000-250000')).toEqual({ offer: ['rent'] })
    expect(chosen('offer=sale&price=rent-1000-1500')).toEqual({ offer: ['sale'] })
    expect(chosen('offer=rent&price=rent-1000-1500')).toHaveProperty('price', ['rent-1000-1500'])
    expect(chosen('price=100000-250000')).toEqual({ price: ['100000-250000'] })
  })

  test('keeps other makes than the stated ones, in one order, and not without end', () => {
    expect(parse('make=Nissan&make=Kia&make=BMW&make=Nissan').chosen.make).toEqual(['Kia', 'BMW', 'Nissan'])
    const many = Array.from({ length: 100 }, (_, index) => `make=m${index}`).join('&')
    expect(parse(many).chosen.make).toHaveLength(24)
  })

  test.each([
    '1,2,3',
    '1,2,3,4,5',
    '146,15,145,16',
    '145,16,146,15',
    'a,b,c,d',
    '1e2,2,3,4',
    '1,2,3,',
    '145.1234,15,145.1234,16',
  ])('drops the box %s', (box) => {
    expect(parse(`box=${box}`).box).toBeNull()
  })

  test('rounds a box to some hundred meters', () => {
    expect(parse('box=145.70049,15.1,145.80051,15.2').box).toEqual([145.7, 15.1, 145.801, 15.2])
  })

  test('makes one line of the term and cuts it', () => {
    expect(parse('q=%20%20red%0A%09truck%20').q).toBe('red truck')
    expect(parse('q=%EF%BC%B4oyota').q).toBe('Toyota')
    expect(parse(`q=${'a'.repeat(10_000)}`).q).toHaveLength(80)
  })

  test('cuts no character of a term in two', () => {
    expect(parse(`q=${'a'.repeat(79)}😀`).q.isWellFormed()).toBe(true)
    expect(parse('q=%ED%A0%80').q.isWellFormed()).toBe(true)
  })
})

describe("the visitor's island", () => {
  test('is the filter of an address that says nothing of islands', () => {
    expect(parse('', 'rota').chosen.island).toEqual(['rota'])
    expect(canonical('make=Kia', 'rota')).toBe('/vehicles?island=rota&make=Kia')
  })

  test('gives way to what the address says', () => {
    expect(parse('island=saipan', 'rota').chosen.island).toEqual(['saipan'])
    expect(parse('island=all', 'rota').chosen.island).toBeUndefined()
    expect(canonical('island=all', 'rota')).toBe('/vehicles?island=all')
  })

  test('beside real islands, all is no island', () => {
    expect(parse('island=all&island=saipan', 'rota').chosen.island).toEqual(['saipan'])
  })

  test('is all islands for those who chose none: the address stays bare', () => {
    expect(canonical('island=all')).toBe('/vehicles')
    expect(parse('').chosen).toEqual({})
  })

  test('stays cleared when the filters are', () => {
    expect(addressOf(vehicles, cleared(parse('make=Kia', 'rota')))).toBe('/vehicles?island=all')
  })
})

describe('a change of filters', () => {
  test('starts on the first page and keeps the rest', () => {
    expect(withFilters(everything, { q: 'blue' })).toEqual({ ...everything, q: 'blue', page: 1 })
  })

  test('by no value takes the choice away', () => {
    expect(withChoice(everything, 'make', []).chosen).toEqual({})
  })

  test('to none keeps sort and view', () => {
    expect(addressOf(vehicles, cleared(everything))).toBe('/vehicles?sort=oldest&view=list')
  })
})

describe('chips', () => {
  test('name each chosen value and lead to the list without it', () => {
    const filters = parse('make=Toyota&make=Kia&price=10000-20000&page=2')
    const chips = chipsOf(vehicles, filters, i18nOf('en'))
    expect(chips.map(({ label, left }) => [label, addressOf(vehicles, left)])).toEqual([
      ['Toyota', '/vehicles?make=Kia&price=10000-20000'],
      ['Kia', '/vehicles?make=Toyota&price=10000-20000'],
      ['$10,000 - $20,000', '/vehicles?make=Toyota&make=Kia'],
    ])
  })

  test('tell a band in words', () => {
    expect(chipsOf(vehicles, parse('year=-2010'), i18nOf('en'))[0]!.label).toBe('Before 2010')
  })

  test('term and box count as filters too', () => {
    expect(activeCount(vehicles, everything)).toBe(3)
    expect(activeCount(events, parse('period=thisWeek&category=music', 'all', events))).toBe(2)
  })
})
