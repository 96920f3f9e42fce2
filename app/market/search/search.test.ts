import { beforeAll, describe, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { civic } from '../../../tests/civic.ts'
import { adventures } from '../../areas/adventures/area.ts'
import { attractions } from '../../areas/attractions/area.ts'
import { businesses } from '../../areas/businesses/area.ts'
import { food } from '../../areas/food/area.ts'
import { knownAreas } from '../../directory/known-areas.ts'
import { properties } from '../../areas/properties/area.ts'
import { vehicles } from '../../areas/vehicles/area.ts'
import { saveArticle } from '../../reading/articles/save-article.server.ts'
import { normalize } from '../../ground/i18n/normalize.ts'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { rebuildKnownWords } from '../../directory/known-words.server.ts'
import { loadList } from '../../directory/list/load-list.server.ts'
import { rebuildRollup } from '../../directory/rollup.server.ts'
import { type ListingInput, saveListing } from '../../directory/save-listing.server.ts'
import { seedSynonyms } from '../../directory/words/seed-synonyms.server.ts'
import { loadSearch } from './load-search.server.ts'
import { loadSuggestions } from './load-suggestions.server.ts'
import { takeAmounts } from './understanding/amounts.ts'

const database = await testDatabase()
const { db, pool } = database
const listingDefaults = { description: '', island: 'saipan', village: 'Garapan', photos: [] } as const

type Food = ListingInput<(typeof food)['attributes']>
const saveFood = (ref: string, title: string, rest: Partial<Food> = {}) =>
  saveListing(db, food, { ...listingDefaults, ref, title, attributes: { category: 'cafe' }, ...rest })

const saveText = (slug: string, title: string) =>
  saveArticle(db, {
    slug,
    title,
    excerpt: '',
    content: '',
    authorName: 'Ana',
    category: 'community',
    tags: [],
    publishedAt: new Date(),
  })

beforeAll(async () => {
  await saveListing(db, vehicles, {
    ...listingDefaults,
    ref: 'v1',
    title: 'Toyota Corolla',
    attributes: civic,
  })
  await saveListing(db, vehicles, {
    ...listingDefaults,
    ref: 'v2',
    title: 'Boat, seen on Mañagaha',
    description: 'With a cooler for coconuts, from Saipan to Tinian',
    attributes: civic,
  })
  await saveFood('f1', 'Coconut Grill', { island: 'tinian', village: 'San Jose' })
  await saveFood('f2', 'ガラパン 海の家', {
    lang: 'ja',
    translations: { en: { title: 'Sea House', description: '' } },
  })
  await saveFood('f3', 'Sample Café', { sample: true })
  await rebuildKnownWords(db, knownAreas(), { samples: true })
  await rebuildRollup(db, { samples: true })
})

const search = (query: string, context?: Partial<RequestContext>) =>
  loadSearch({ ...loaderArguments(database, `/search?${query}`, context), pattern: '' } as Parameters<
    typeof loadSearch
  >[0])
const found = async (query: string, context?: Partial<RequestContext>) =>
  (await search(query, context)).groups.map(
    ({ name, cards }) => [name, cards.map(({ listing }) => listing.ref)] as const,
  )

describe('a search over the whole directory', () => {
  test('finds by area, those with the term in a title first', async () => {
    const { groups, state } = await search('q=coconut')
    expect(state).toBe('done')
    expect(groups.map(({ name, count, all }) => [name, count, all])).toEqual([
      ['Food', 1, '/food?q=coconut'],
      ['Cars', 1, '/vehicles?q=coconut'],
    ])
  })

  test('has what each spelling of a place finds', async () => {
    const everything = [
      ['Food', ['f2', 'f3']],
      ['Cars', ['v1', 'v2']],
    ]
    for (const spelling of ['garapan', 'Garapan', 'ガラパン', '가라판', '加拉班'])
      expect((await found(`q=${spelling}`)).map(([name, refs]) => [name, refs.toSorted()])).toEqual(
        everything,
      )
    expect(await found('q=マニャガハ')).toEqual([['Cars', ['v2']]])
    const { cards } = await loadList(food, loaderArguments(database, '/food?q=加拉班'))
    expect(cards.map(({ ref }) => ref)).toEqual(['f3', 'f2'])
  })

  test('finds Japanese from one character on, Latin letters from two', async () => {
    expect(await found('q=海')).toEqual([['Food', ['f2']]])
    expect((await search('q=c')).state).toBe('short')
    expect((await search('')).state).toBe('empty')
  })

  test("keeps to the island that the address names, and to no visitor's", async () => {
    expect(await found('q=coconut&island=tinian')).toEqual([['Food', ['f1']]])
    const { groups } = await search('q=coconut', { island: 'rota' })
    expect(groups.map(({ all }) => all)).toEqual([
      '/food?island=all&q=coconut',
      '/vehicles?island=all&q=coconut',
    ])
  })

  test('hides samples where they are off', async () => {
    expect(await found('q=sample', { samples: false })).toEqual([])
  })

  test('offers what a misspelled term may have meant, where that finds something', async () => {
    expect((await search('q=coconnut')).didYouMean).toBe('coconut')
    expect((await search('q=toyta corola')).didYouMean).toBe('toyota corolla')
    expect((await search('q=xyzzyx')).didYouMean).toBeNull()
    expect((await search('q=coconut')).didYouMean).toBeNull()
    const misspelled = await loadList(vehicles, loaderArguments(database, '/vehicles?q=corola'))
    expect(misspelled.didYouMean).toBe('corolla')
    const elsewhere = await loadList(food, loaderArguments(database, '/food?q=corola'))
    expect(elsewhere.didYouMean).toBeNull()
  })

  test('offers the nearest letters first, places and emergencies among them', async () => {
    expect((await search('q=sapian')).didYouMean).toBe('saipan')
    expect((await search('q=tinain')).didYouMean).toBe('tinian')
    expect((await search('q=hotal')).didYouMean).toBe('hotel')
    expect((await search('q=tyhpoon')).didYouMean).toBe('typhoon')
    expect((await search('q=B%26B')).didYouMean).toBeNull()
  })

  test.for([
    ['hotels', 'Hotels', '/hotels'],
    ['호텔', 'Hotels', '/hotels'],
    ['ホテル', 'Hotels', '/hotels'],
    ['hotels in Saipan', 'Hotels', '/hotels'],
    ['塞班酒店', 'Hotels', '/hotels'],
    ['サイパンのホテル', 'Hotels', '/hotels'],
    ['사이판호텔', 'Hotels', '/hotels'],
    ['jobs', 'Jobs', '/jobs'],
    ['car', 'Cars', '/vehicles'],
    ['중고차', 'Cars', '/vehicles'],
    ['apartments', 'Homes', '/properties'],
    ['restaurants', 'Restaurants', '/food/restaurants'],
    ['bars', 'Bars & Grills', '/food/bars'],
    ['groceries', 'Groceries', '/food/groceries'],
    ['korean food', 'Korean · Food', '/food?cuisine=korean'],
  ])('%s names the list %s', async ([q, label, href]) => {
    const { named, didYouMean } = await search(`q=${q}`)
    expect(
      named.map((link) => [[link.label, link.detail].filter(Boolean).join(' · '), link.href]),
    ).toContainEqual([label, href])
    expect(new Set(named.map((link) => link.href)).size).toBe(named.length)
    expect(named.length).toBeLessThanOrEqual(6)
    expect(didYouMean).toBeNull()
  })

  test('names no list by the beginning of a word, nor by a place', async () => {
    expect((await search('q=restaur')).named).toEqual([])
    expect((await search('q=saipan')).named).toEqual([])
  })

  test('minds neither marks around words nor words that say nothing', async () => {
    for (const q of ['"coconut"', 'coconuts,', 'the coconut', '“coconut”']) {
      const { groups } = await search(`q=${q}`)
      expect(groups.map(({ name }) => name)).toEqual(['Food', 'Cars'])
    }
    expect((await search('q="c"')).state).toBe('short')
  })

  test('finds a name and the words written together with it', async () => {
    expect(await found('q=ガラパン海の家')).toEqual([['Food', ['f2']]])
    expect(await found('q=加拉班海')).toEqual([['Food', ['f2']]])
  })

  test.for([
    'hospitality',
    'fireworks',
    '동해일출',
    '歯医者',
    '牙科医生',
    '수의사',
    '의사소통',
    '주의사항',
    '건의사항',
    '의사당',
    '치과 의사',
  ])('%s is no emergency', async (q) => {
    expect((await search(`q=${q}`)).emergency).toBe(false)
  })

  test.for([
    'typhoon',
    '911',
    '태풍 대피소',
    '台風',
    '台风',
    'typhoons',
    'hospitals',
    'earthquakes',
    'fire',
    'flooding',
    'doctor',
    '화재',
    '火事',
    '台风预警',
    '台風情報',
    '태풍경보',
    '避難所どこ',
    '洪水',
    '대피 방법',
    '구급대',
    '해일 경보',
    '避難場所',
    '疏散',
    '急诊',
    'お医者さん',
    '医師',
    '看医生',
    '의사가 필요해요',
  ])('%s leads to the emergency page', async (q) => {
    expect((await search(`q=${q}`)).emergency).toBe(true)
  })

  test('that takes too long says so and is not kept', async () => {
    const tooLong = () => Promise.reject(Object.assign(new Error('cancelled'), { code: '57014' }))
    const { page: context, ...rest } = loaderArguments(database, '/search?q=coconut', { search: tooLong })
    expect((await loadSearch(rest)).state).toBe('timedOut')
    expect(context.validUntil).toBe(0)
  })

  test('counts up to a hundred of an area, fewer where a word is common among its newest', async () => {
    await pool.query(`insert into listing (kind, ref, title, island, words)
      select 'job', 'j' || n, 'Dive guide ' || n, 'saipan',
        search_words('', case when n <= 520 then 'dive guide' else 'cook' end, $$'kind=job'$$)
      from generate_series(1, 700) n`)
    await rebuildRollup(db, { samples: true })
    const counts = async (q: string) =>
      (await search(`q=${q}`)).groups.map(({ count, more }) => [count, more])
    expect(await counts('dive')).toEqual([[100, true]])
    expect(await counts('cook')).toEqual([[20, true]])
    await pool.query(`update listing set words = search_words('', 'rare', $$'kind=job'$$)
      where ref in ('j1', 'j2')`)
    expect(await counts('rare')).toEqual([[2, false]])
    await pool.query(`delete from listing where kind = 'job'`)
  })
})

describe('what a search is understood to ask for', () => {
  beforeAll(async () => {
    await seedSynonyms(db)
    const vehicle = { ...civic, bodyStyle: 'truck', make: 'Ford' } as const
    await saveListing(db, vehicles, {
      ...listingDefaults,
      ref: 'cheap',
      title: 'Work horse',
      island: 'rota',
      offer: 'sale',
      priceCents: 900_000,
      pricePeriod: 'once',
      attributes: vehicle,
    })
    await saveListing(db, vehicles, {
      ...listingDefaults,
      ref: 'dear',
      title: 'New and shiny',
      offer: 'sale',
      priceCents: 4_500_000,
      pricePeriod: 'once',
      attributes: vehicle,
    })
    await saveListing(db, properties, {
      ...listingDefaults,
      ref: 'home',
      title: 'Above the lagoon',
      offer: 'rent',
      priceCents: 100_000,
      pricePeriod: 'month',
      attributes: {
        propertyType: 'residential',
        kind: 'house',
        bedrooms: 2,
        tenure: 'fee-simple',
        stormReadiness: ['generator'],
      },
    })
    await saveFood('carving', 'Soups by hand, carved daily', { description: 'We care about carvings' })
    await rebuildKnownWords(db, knownAreas(), { samples: true })
  })
  const chips = async (q: string) =>
    (await search(`q=${encodeURIComponent(q)}`)).chips.map(({ label, without }) => [label, without])
  const refs = async (q: string) => (await found(`q=${encodeURIComponent(q)}`)).flatMap(([, shown]) => shown)

  test('a kind and an island become filters, which can be taken out', async () => {
    expect(await found('q=truck+rota')).toEqual([['Cars', ['cheap']]])
    expect(await chips('truck rota')).toEqual([
      ['Truck · Cars', '/search?not=vehicle&q=truck+rota'],
      ['Rota', '/search?q=truck'],
    ])
    expect((await search('q=truck+rota&not=vehicle')).chips).toHaveLength(1)
  })

  test.each([
    ['truck under 20k', ['cheap'], 'Up to $20,000', '/search?q=truck'],
    ['트럭 2만불 이하', ['cheap'], 'Up to $20,000', '/search?q=%ED%8A%B8%EB%9F%AD'],
    ['trucks over $20,000', ['dear'], 'From $20,000', '/search?q=trucks'],
    ['2 bedroom', ['home'], '2+ bedrooms', '/search'],
    ['침실 2개', ['home'], '2+ bedrooms', '/search'],
    ['2ベッドルーム', ['home'], '2+ bedrooms', '/search'],
    ['两房', ['home'], '2+ bedrooms', '/search'],
    ['room for rent garapan', ['home'], 'Garapan', '/search?q=room+for+rent'],
    ['월세방 2개', ['home'], '2+ bedrooms', '/search?q=%EC%9B%94%EC%84%B8'],
    ['월세방 가라판', ['home'], '가라판', '/search?q=%EC%9B%94%EC%84%B8%EB%B0%A9'],
    ['rent garapan', ['home'], 'Garapan', '/search?q=rent'],
  ])('%s finds %j', async (q, wanted, label, without) => {
    expect(await refs(q)).toEqual(wanted)
    expect(await chips(q)).toContainEqual([label, without])
  })

  test('numbers that are no price are words', async () => {
    expect((await search('q=up+to+4+people')).chips).toEqual([])
    expect((await search('q=f-150')).chips).toEqual([])
  })

  test.each([
    'iphone brand new',
    'ps5 brand new',
    'iphone 13 broken screen',
    'range rover 2018',
    'iphone 15 pro max 256gb',
    'pro max 256',
    'under 20 kg',
    'under 20,000kg',
    'wrangler under 50000 miles',
    'wrangler 10k-20k miles',
    'land over 1000 sqm',
    'land over 1000 sq. ft',
    'land over 1000 square feet',
    'land over 1000 m2',
    'house over 100 meters',
    'no more than 20 kg',
    'under 30 days',
    'boat over 100 hp',
    'villa under 20 guests',
    'lease under 12 months',
    'lease over 12 weeks',
    'stay under 10 nights',
    'water tank over 500 gallons',
    'tank over 500 liters',
    'generator over 5000 watts',
    'generator over 5000 w',
    'inverter over 220 volts',
    'shuttle up to 12 passengers',
    'van up to 15 seats',
    'tour up to 20 pax',
    'boat under 30 foot',
    'up to 50% off',
    '10 or more people',
    '20 or fewer seats',
    '최대 12명',
    '최대 30분',
    '최소 18세',
    '最大30分',
    '最低10泊',
    '最多30分钟',
    '至少18岁',
    '최소 12개월',
    '最大12名',
    '最低12ヶ月',
    '最多12人',
    '至少12个月',
    'open until 9:30까지',
    'iphone 13 max',
    'house no more than 2 bedrooms',
    'under 3 bedrooms',
    'at most two bedrooms',
    '2 bedrooms or less',
    '2 bedrooms max',
    'max 2 bedrooms',
    '방 2개 이하',
    '2ldk以下',
    '2ldkまで',
    '两房以下',
    '不超过2房',
    '찜질방 24시간',
    '찜질방 24',
    '노래방 2개',
    'pc방 24',
    '가방 2개',
    '방 24시간',
    'b52 이하',
    'open nowhere',
  ])('%s says no amount', (q) => expect(takeAmounts(normalize(q))).toEqual({ rest: q, said: [] }))

  test.each([
    ['iphone max $500', { priceTo: 500 }],
    ['max 20k', { priceTo: 20_000 }],
    ['apartment maximum 1500', { priceTo: 1500 }],
    ['apartment no more than 1500', { priceTo: 1500 }],
    ['not over $1500', { priceTo: 1500 }],
    ['no less than 1500', { priceFrom: 1500 }],
    ['under $100 guest house', { priceTo: 100 }],
    ['under 500 guest house', { priceTo: 500 }],
    ['under 500 hp laptop', { priceTo: 500 }],
    ['under 100 dollars day trip', { priceTo: 100 }],
    ['under 500 day trip', { priceTo: 500 }],
    ['under $50 person', { priceTo: 50 }],
    ['over $20 hour', { priceFrom: 20 }],
    ['$50-$100 day pass', { priceFrom: 50, priceTo: 100 }],
    ['$50-100 day pass', { priceFrom: 50, priceTo: 100 }],
    ['truck<20k', { priceTo: 20_000 }],
    ['트럭2만불이하', { priceTo: 20_000 }],
    ['中古車20k以下', { priceTo: 20_000 }],
    ['10k to 20k', { priceFrom: 10_000, priceTo: 20_000 }],
    ['사이판2br', { bedrooms: 2 }],
    ['2ldkの部屋', { bedrooms: 2 }],
    ['방2', { bedrooms: 2 }],
    ['방 2개월세', { bedrooms: 2 }],
    ['방 3칸', { bedrooms: 3 }],
    ['방3화장실2', { bedrooms: 3 }],
    ['방2이상', { bedrooms: 2 }],
    ['원룸방2개', { bedrooms: 2 }],
    ['3br2ba', { bedrooms: 3 }],
    ['2bed2bath', { bedrooms: 2 }],
    ['one bedroom', { bedrooms: 1 }],
    ['2br max 500', { bedrooms: 2 }],
    ['2br max rent 1500', { bedrooms: 2 }],
    ['under 1500 w/ utilities', { priceTo: 1500 }],
    ['under 20,000 passenger van', { priceTo: 20_000 }],
    ['under 50 foot massage', { priceTo: 50 }],
    ['under 500 주택', { priceTo: 500 }],
  ])('%s says %j', (q, amounts) => expect(takeAmounts(normalize(q)).said).toMatchObject([{ amounts }]))

  test.each([
    ['at most 500', { priceTo: 500 }],
    ['$500 max', { priceTo: 500 }],
    ['maximum of 500', { priceTo: 500 }],
    ['$500 or less', { priceTo: 500 }],
    ['최대 500불', { priceTo: 500 }],
    ['500ドルまで', { priceTo: 500 }],
    ['最多500', { priceTo: 500 }],
    ['不超过500', { priceTo: 500 }],
    ['at least 500', { priceFrom: 500 }],
    ['minimum 500', { priceFrom: 500 }],
    ['500 or more', { priceFrom: 500 }],
    ['최소 500불', { priceFrom: 500 }],
    ['至少500', { priceFrom: 500 }],
    ['at least 2 bedrooms', { bedrooms: 2 }],
    ['no less than 2 bedrooms', { bedrooms: 2 }],
    ['2ldk以上', { bedrooms: 2 }],
    ['至少两房', { bedrooms: 2 }],
    ['2 bedrooms or more', { bedrooms: 2 }],
  ])('%s says %j, and leaves no word', (q, amounts) =>
    expect(takeAmounts(normalize(q))).toEqual({ rest: '', said: [{ typed: q, amounts }] }),
  )

  test.each(['open now', '영업 중', '운영 중', '営業中', '营业中'])('%s is the filter of that name', (q) =>
    expect(takeAmounts(normalize(q))).toMatchObject({ rest: '', said: [{ amounts: { isOpenNow: true } }] }),
  )

  test('a bound of rooms hides none of the price', () =>
    expect(takeAmounts('up to 2 bedrooms up to 1500').said).toMatchObject([{ amounts: { priceTo: 1500 } }]))

  test.each(['generator', '발전기', '発電機', 'house with generator', 'generators'])(
    '%s finds a fact by its label',
    async (q) => expect(await refs(q)).toContain('home'),
  )

  test.each(['买卖', '売買', 'フリマ'])(
    '%s, by which people know it too, names the second-hand area',
    async (q) => {
      expect((await search(`q=${q}`)).named.map((link) => link.href)).toContain('/buy-and-sell')
    },
  )

  test.each([
    ['수의사', ['Veterinarians']],
    ['동물 의사', ['Veterinarians']],
    ['한의사', ['Acupuncture']],
    ['의사소통', ['Translators & Interpreters']],
    ['주의사항', []],
    ['유의사항', []],
    ['문의사항', []],
    ['건의사항', []],
    ['의사결정', []],
    ['의사당', []],
    ['국회의사당', []],
    ['이사회', []],
    ['이사회사', ['Shipping & Moving']],
  ])('%s is a word of its own, which names %j and neither doctors nor movers besides', async (q, labels) => {
    expect((await search(`q=${q}`)).named.map(({ label }) => label)).toEqual(labels)
  })

  test.each(['shutters', '防风窗板', '百叶窗'])(
    '%s names the homes that have typhoon shutters, and who puts them up',
    async (q) => {
      const labels = (await search(`q=${q}`)).named.map(({ label }) => label)
      expect(labels).toEqual(expect.arrayContaining(['Typhoon shutters', 'Windows, Doors & Shutters']))
    },
  )

  test.each(['pickup', 'pickup truck', '皮卡', 'ピックアップ', '픽업트럭'])(
    '%s means a truck in other words',
    async (q) => expect((await refs(q)).toSorted()).toEqual(['cheap', 'dear']),
  )

  test('words and their forms come before what begins so, and that before what has it within', async () => {
    const all = await refs('car')
    expect(all).toContain('v1')
    expect(all).not.toContain('carving')
    expect(await refs('carve')).toEqual(['carving']) // a form of it
    expect(await refs('carvi')).toEqual(['carving']) // nothing is called so: its beginning
    expect(await refs('oconu')).toEqual(['f1', 'v2']) // nor so: within
  })

  test('what has only some of the words is shown where nothing has all, and said to be so', async () => {
    const { groups, isPartial, didYouMean } = await search('q=coconut+generator')
    expect(groups.length).toBeGreaterThan(0)
    expect([isPartial, didYouMean]).toEqual([true, null])
    expect((await search('q=coconut')).isPartial).toBe(false)
  })

  test('shows what is elsewhere, or costs more, where nothing has it all, and says so', async () => {
    const { groups, relaxed, chips } = await search('q=corolla+on+tinian')
    expect(groups.map(({ name, cards }) => [name, cards.map(({ listing }) => listing.ref)])).toEqual([
      ['Cars', ['v1']],
    ])
    expect(relaxed).toBe('Tinian')
    expect(chips.map(({ label }) => label)).not.toContain('Tinian')
    expect((await search('q=corolla+on+tinian+under+5')).relaxed).toBeNull()
    expect((await search('q=corolla')).relaxed).toBeNull()
  })

  test('a word that has results elsewhere is not taken for a misspelled one', async () => {
    const list = await loadList(food, loaderArguments(database, '/food?q=lagoon'))
    expect(list.didYouMean).toBeNull()
  })

  test('what has the words in its title comes before what only has such a fact', async () => {
    await saveText('fee-simple', 'What fee simple means')
    expect((await search('q=fee+simple')).groups.map(({ name }) => name)).toEqual(['Articles', 'Homes'])
  })

  test('a room is one of a hotel, or one to rent, and no hotel for sale', async () => {
    await saveListing(db, properties, {
      ...listingDefaults,
      ref: 'whole-hotel',
      title: 'Small hotel with many a room',
      offer: 'sale',
      priceCents: 90_000_000,
      pricePeriod: 'once',
      attributes: { propertyType: 'hotel', kind: 'commercial' },
    })
    for (const q of ['room garapan', '방', '部屋', '房间']) {
      expect(await refs(q), q).toContain('home')
      expect(await refs(q), q).not.toContain('whole-hotel')
    }
  })

  test('letters and digits that are written together are one word', async () => {
    await saveFood('b52', 'B52 Lounge')
    const { groups, isPartial, didYouMean } = await search('q=b52')
    expect(groups.flatMap(({ cards }) => cards.map(({ listing }) => listing.ref))).toEqual(['b52'])
    expect([isPartial, didYouMean]).toEqual([false, null])
  })

  test('an area is named before a title that mentions it, and hides no other', async () => {
    await saveFood('truckfood', 'Truck Stop Diner')
    expect((await found('q=truck')).map(([name]) => name)).toEqual(['Cars', 'Food'])
    expect(await found('q=truck&not=vehicle')).toContainEqual(['Food', ['truckfood']])
  })

  test('a list of all is offered where the search of the area finds something, too', async () => {
    const linksOf = async (q: string) => (await search(`q=${q}`)).groups.map(({ all }) => all)
    expect(await linksOf('coconut')).toContain('/food?q=coconut')
    expect(await linksOf('generator')).toEqual(['/properties?stormReadiness=generator'])
    expect(await linksOf('fee+simple')).toContain(null) // which no area looks for in its texts
  })

  describe('a dish', () => {
    beforeAll(async () => {
      for (const cuisine of ['japanese', 'korean', 'american', 'chamorro', 'bbq'] as const)
        await saveFood(cuisine, 'By the pier', { attributes: { category: 'restaurant', cuisine } })
      await saveListing(db, businesses, {
        ...listingDefaults,
        ref: 'chinese',
        title: 'Up the hill',
        attributes: { category: 'restaurants', subcategories: ['chinese-restaurants'] },
      })
      await saveListing(db, vehicles, {
        ...listingDefaults,
        ref: 'driven',
        title: 'Mazda',
        description: 'American, with a rack for a BBQ. We speak Chamorro, Japanese, Korean and Chinese',
        attributes: civic,
      })
    })

    test.each([
      ['japanese', 'sushi ramen 초밥 라멘 寿司 ラーメン 日料'],
      ['korean', 'kimchi 한국음식 韓国料理 韩餐'],
      ['american', 'burger pizza 햄버거 피자 ハンバーガー ピザ 汉堡 披萨'],
      ['chinese', '중식당 中華 中餐 火锅'],
      ['chamorro', 'kelaguen'],
    ])('means %s kitchens, and no text that has the adjective', async (ref, dishes) => {
      for (const dish of dishes.split(' ')) {
        const shown = await refs(dish)
        expect([dish, shown.includes(ref), shown.includes('driven')]).toEqual([dish, true, false])
      }
    })

    test('by a noun is in texts, too', async () => {
      expect(await refs('barbecue')).toEqual(['bbq', 'driven'])
      expect(await refs('speak japanese')).toContain('driven')
    })
  })

  describe('what is meant', () => {
    beforeAll(async () => {
      const tinian = { ...listingDefaults, island: 'tinian', village: 'San Jose' } as const
      await saveListing(db, attractions, {
        ...tinian,
        ref: 'blow-hole',
        title: 'Blow Hole',
        attributes: { category: 'places' },
      })
      await saveListing(db, adventures, {
        ...tinian,
        ref: 'on-foot',
        title: 'North Field on foot',
        attributes: { category: 'hiking', difficulty: 'beginner', duration: 2 },
      })
      await saveListing(db, properties, {
        ...tinian,
        ref: 'studio',
        title: 'Small and quiet',
        offer: 'rent',
        priceCents: 40_000,
        pricePeriod: 'month',
        attributes: {
          propertyType: 'residential',
          kind: 'house',
          bedrooms: 0,
          tenure: 'fee-simple',
          stormReadiness: ['generator'],
        },
      })
      await saveListing(db, vehicles, {
        ...listingDefaults,
        ref: 'checked',
        title: 'Honda',
        description: 'The check engine light is off',
        attributes: civic,
      })
      await saveText('tinian-day', 'A day on Tinian')
      await saveText('car-check', 'Cars: what to check before paying')
    })
    const names = async (q: string) => (await found(`q=${encodeURIComponent(q)}`)).map(([name]) => name)

    test('a place alone shows its sights first, and texts that mention it last', async () => {
      const all = await names('tinian')
      expect([all[0], all.at(-1)]).toEqual(['Local Attractions', 'Articles'])
      expect(all.toSorted()).toEqual(['Adventures', 'Articles', 'Food', 'Homes', 'Local Attractions'])
      expect((await names('what to do on tinian'))[0]).toBe('Articles')
    })

    test("what begins or ends with 'what to' is a question, and texts answer it", async () => {
      expect((await names('check cars'))[0]).toBe('Cars')
      expect((await names('what to check cars'))[0]).toBe('Articles')
      expect((await names('cars what to check'))[0]).toBe('Articles')
    })

    test('words that say nothing need not be in a text', async () =>
      expect(await names('check before paying')).toEqual(['Articles']))

    test('the name of an area means all of it, though a category is called so', async () => {
      expect((await search('q=adventures')).groups[0]).toMatchObject({
        name: 'Adventures',
        all: '/adventures',
      })
      const both = (await search('q=things+to+do')).groups.map(({ all }) => all)
      expect(both.toSorted()).toEqual(['/adventures', '/attractions'])
    })

    test('the thing elsewhere comes before texts that mention the place', async () => {
      const { relaxed, isPartial, groups } = await search('q=truck+tinian')
      expect([relaxed, isPartial, groups[0]!.name]).toEqual(['Tinian', false, 'Cars'])
    })

    test('leaving a place out leaves words alone that begin like it', async () => {
      await saveListing(db, vehicles, {
        ...listingDefaults,
        ref: 'rotary',
        title: 'Truck with a rotary engine',
        attributes: { ...civic, bodyStyle: 'truck' },
      })
      await saveText('rota-trucks', 'Rotary engines of a truck on Rota')
      const { relaxed, groups } = await search('q=rotary+truck+rota')
      expect([relaxed, groups[0]!.name]).toEqual(['Rota', 'Cars'])
    })

    test('without a place the rest may mean something else, of which there is nothing', async () => {
      await pool.query(
        `insert into synonym (language, term, key, means) values ('en', 'truck stop', 'truck stop', '{fuelhall}')`,
      )
      await saveText('stops', 'Every truck on Tinian must stop')
      const { relaxed, groups } = await search('q=truck+tinian+stop')
      expect([relaxed, groups[0]!.name]).toEqual([null, 'Articles'])
    })

    test('the thing for more comes before a text that mentions it for as much', async () => {
      await saveListing(db, properties, {
        ...listingDefaults,
        ref: 'truck-room',
        title: 'Lot with room for a truck',
        offer: 'sale',
        priceCents: 300_000,
        pricePeriod: 'once',
        attributes: { propertyType: 'land', kind: 'land' },
      })
      const { relaxed, groups } = await search('q=truck+under+4000')
      expect([relaxed, groups[0]!.name]).toEqual(['Up to $4,000', 'Cars'])
    })

    test('a time is left out before a place and a kind', async () => {
      await saveListing(db, vehicles, {
        ...listingDefaults,
        ref: 'stove',
        title: 'Truck with the stove of a restaurant',
        description: 'See it this week, tonight if you can',
        village: 'San Jose',
        attributes: civic,
      })
      for (const [q, left] of [
        ['restaurant garapan tonight', 'tonight'],
        ['dinner garapan tonight', 'tonight'],
        ['restaurant san jose tonight', 'San Jose, tonight'],
        ['tonight restaurant today garapan tonight', 'tonight, today'],
      ] as const) {
        const { relaxed, groups } = await search(`q=${q.replaceAll(' ', '+')}`)
        expect([relaxed, groups[0]!.name], q).toEqual([left, 'Food'])
      }
    })

    test("who says 'eat' looks for restaurants", async () => {
      const { named, groups, isPartial } = await search('q=eat+in+garapan')
      expect(named.map(({ label }) => label)).toContain('Restaurants')
      expect([groups[0]!.name, isPartial]).toEqual(['Food', false])
    })

    test('what was said last is left out first', async () => {
      const { relaxed, groups } = await search(`q=${encodeURIComponent('2 bedroom under $500 generator')}`)
      expect(relaxed).toBe('Up to $500')
      expect(groups[0]!.cards.map(({ listing }) => listing.ref)).toEqual(['home'])
    })
  })
})

describe('suggestions', () => {
  const suggest = async (q: string, context?: Partial<RequestContext>) =>
    (
      await loadSuggestions(
        loaderArguments(database, `/suggest?q=${q}`, context) as unknown as Parameters<
          typeof loadSuggestions
        >[0],
      )
    ).map(({ kind, text, href }) => [kind, text, href])

  test('are titles by the beginnings of their words, then by what is within', async () => {
    expect(await suggest('coco')).toEqual([['title', 'Coconut Grill', '/food/f1']])
    expect(await suggest('cor to')).toEqual([['title', 'Toyota Corolla', '/vehicles/v1']])
    expect(await suggest('oconu')).toEqual([['title', 'Coconut Grill', '/food/f1']])
    expect(await suggest('manag')).toEqual([['title', 'Boat, seen on Mañagaha', '/vehicles/v2']])
  })

  test("are in the visitor's language where there is a translation", async () => {
    expect(await suggest('海の')).toEqual([['title', 'Sea House', '/food/f2']])
    expect(await suggest('海の', { language: 'ja' })).toEqual([['title', 'ガラパン 海の家', '/food/f2']])
  })

  test('are places in any spelling, areas and values of their lists', async () => {
    expect(await suggest('가라')).toContainEqual(['place', 'Garapan', '/search?q=Garapan'])
    expect(await suggest('tin')).toContainEqual(['place', 'Tinian', '/search?q=Tinian'])
    expect(await suggest('food')).toContainEqual(['area', 'Food', '/food'])
    expect(await suggest('conv')).toContainEqual(['value', 'Convertible', '/vehicles?bodyStyle=convertible'])
    expect(await suggest('카페', { language: 'ko' })).toContainEqual(['value', '카페', '/food?category=cafe'])
    expect((await suggest('shelter'))[0]).toEqual(['emergency', expect.any(String), '/services/emergency'])
  })

  test('pattern characters in a term match only themselves', async () => {
    expect(await suggest('%25')).toEqual([])
    expect(await suggest('')).toEqual([])
  })
})
