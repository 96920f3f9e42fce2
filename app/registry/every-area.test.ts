import { describe, expect, test } from 'vitest'
import { memoryFiles } from '../../tests/memory-files.ts'
import { people } from '../../tests/owners.ts'
import { loaderArguments } from '../../tests/page-context.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { offers } from '../directory/area.ts'
import { apiName, directoryOptions } from '../directory/area-names.server.ts'
import { loadDetail } from '../directory/detail/load-detail.server.ts'
import { facetsOf, tokensOf } from '../directory/facets.ts'
import type { CompleteArea } from '../directory/complete-area.ts'
import { areaOf, completeAreaOf, completeAreas, teamOf } from '../directory/known-areas.ts'
import { serverPartsOf } from '../directory/known-parts.server.ts'
import { loadList } from '../directory/list/load-list.server.ts'
import { i18nOf } from '../ground/i18n/catalogue.ts'
import { categoriesOf } from '../market/create-listing/categories.server.ts'
import { draftOfListing } from '../market/create-listing/draft-of-listing.server.ts'
import type { FormTexts } from '../ground/forms/form-texts.ts'
import { chooseIn, findDraft, saveTyped, startNew } from '../market/create-listing/drafts.server.ts'
import type { Input } from '../market/create-listing/form/form-field.ts'
import { formPartsOf } from '../market/create-listing/form/form-parts.server.ts'
import { submitDraft } from '../market/create-listing/submit-draft.server.ts'
import { typesFor } from '../market/create-listing/wizard-types.server.ts'
import { keepFavorites } from '../people/favorites/account-list.server.ts'
import { loadAccountList } from '../people/favorites/page/load-cards.server.ts'
import { favoriteTypes } from '../people/favorites/page/types.server.ts'
import { loadSearch } from '../market/search/load-search.server.ts'
import { deskQuery } from '../team/listing-desk/desk-query.ts'
import { exportListings } from '../team/listing-desk/export-listings.server.ts'
import { askFor, carryOutImport } from '../team/listing-desk/import/carry-out.server.ts'
import { findImport } from '../team/listing-desk/import/find-import.server.ts'
import { tryImport } from '../team/listing-desk/import/try-import.server.ts'
import { decide } from '../team/moderation/decide.server.ts'
import { findSubject } from '../team/moderation/report/find-subject.server.ts'
import { report } from '../team/moderation/report/report.server.ts'

const database = await testDatabase()
const { db, pool } = database
const files = memoryFiles()
const { newPerson } = people(database)
const owner = await newPerson({ verified: true })
const admin = await newPerson({ role: 'admin' })
const i18n = i18nOf('en')
const { page: context } = loaderArguments(database, '/', { files })

/** What is typed into a required field; of several times each is after the one before. */
function typedIn(input: Input, least: number, at: number): string {
  switch (input.control) {
    case 'line':
      return { date: '2030-05-04', time: `${10 + at}:00` }[input.type as string] ?? 'Something'
    case 'one':
    case 'some':
      return input.options[0]!.value
    case 'number':
      return String(least)
    default:
      return 'Something'
  }
}

/** The required fields of a kind's form, and no others. */
async function leastOf(kind: string): Promise<FormTexts> {
  const parts = await formPartsOf(context, { kind, form: {} }, { screen: 'wizard', i18n })
  const required = parts.flatMap(({ fields }) => fields).filter((field) => field.required)
  const attributes = areaOf(kind)!.attributes
  return Object.fromEntries(
    required.map(({ name, input }, at) => {
      const { minimum = 1 } = (attributes[name.slice(2)]?.api?.schema() ?? {}) as { minimum?: number }
      return [name, [typedIn(input, minimum, at)]]
    }),
  )
}

/** What the compiler can't check of a declaration: parts of it that contradict one another. */
function problemsIn({
  area,
  names,
  listing: { prices, categories },
  advertisements,
  conditions,
}: CompleteArea) {
  const facets = facetsOf(area)
  const types = Object.values(area.attributes).map(({ type }) => type)
  const custom = Object.keys(area.customFilters ?? {})
  const listed = { island: 'saipan', village: 'Garapan', price: 100, attributes: {} }
  for (const offer of [null, ...offers]) tokensOf(area, { ...listed, offer }) // throws for what has no facet
  const areValues = (key: string, values: readonly string[] = []) => {
    const facet = facets.find((facet) => facet.key === key)
    const isKnown = (value: string) =>
      facet
        ? facet.open || facet.options.some((option) => option.value === value)
        : area.attributes[key]?.decode(value) === value
    return values.every(isKnown)
  }
  const selections = [...Object.values(area.presets ?? {}), ...Object.values(advertisements)]
  const facts = typeof categories === 'string' ? [] : categories.map((category) => category.facts)
  const rules = {
    'every filter has options': facets.every(
      ({ key, options, open, taxonomy, limit, typed, field }) =>
        options.length > 0 || open || taxonomy || limit || typed || field || key === 'price',
    ),
    'terms are under an attribute': facets.every(({ under }) => !under || area.attributes[under]),
    'a filter of its own is shown and has SQL': custom.every(
      (key) => area.filters.includes(key) && conditions?.[key],
    ),
    'availability needs hours': !area.filters.includes('availability') || types.includes('hours'),
    'the filter of offers needs their prices': area.filters.includes('offer') === Boolean(prices?.sale),
    'the filter of prices needs prices': area.filters.includes('price') === Boolean(area.price),
    'bands are of prices that there are': (['any', ...offers] as const).every(
      (offer) => !area.price?.[offer] || prices?.[offer],
    ),
    'presets and advertisements name known values': selections.every(
      (one) => one === 'all' || Object.entries(one).every(([key, values]) => areValues(key, values)),
    ),
    'names of presets are of presets': Object.keys(names.presets ?? {}).every(
      (path) => area.presets?.[path as '/'],
    ),
    'categories imply known values': facts.every((one) =>
      Object.entries(one).every(([key, value]) => area.attributes[key]?.decode(value) === value),
    ),
  }
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : rule))
}

test('a declaration that contradicts itself is noticed', () => {
  const vehicles = completeAreaOf('vehicle')!
  const listing = { ...vehicles.listing, prices: null }
  const advertisements = { 'vehicles/boats': { category: ['submarine'] } }
  expect(problemsIn({ ...vehicles, listing, advertisements })).toEqual([
    'the filter of offers needs their prices',
    'bands are of prices that there are',
    'presets and advertisements name known values',
  ])
})

describe.each(completeAreas().map((complete) => ({ kind: complete.area.kind, complete })))(
  'the area of $kind',
  ({ kind, complete }) => {
    const { area, names } = complete
    const lister = teamOf(kind) ? admin : owner
    const title = `Breadfruit of the ${kind}`
    let ref = ''

    const titles = async () =>
      (
        await loadList(
          area,
          loaderArguments(database, `${area.path}?q=breadfruit`),
          serverPartsOf(kind).conditions,
        )
      ).cards.map((card) => card.title)
    /** Types into a draft and sends it. */
    async function send(id: string, typed: FormTexts) {
      const { version, form } = (await findDraft(db, id, lister.id))!
      await saveTyped(db, { id, ownerId: lister.id }, { version, form: { ...form, ...typed } })
      return submitDraft(context, lister, id)
    }

    test('asks in no folded group for what its cards show', async () => {
      const parts = await formPartsOf(context, { kind, form: {} }, { screen: 'wizard', i18n })
      const folded = parts.filter(({ name }) => name === 'more').flatMap(({ fields }) => fields)
      expect(folded.filter(({ name }) => area.card.some((key) => name === `a.${key}`))).toEqual([])
    })

    test('has a whole declaration', () => expect(problemsIn(complete)).toEqual([]))

    test('can be listed by the wizard with the required fields only', async () => {
      expect(typesFor(lister).map((type) => type.kind)).toContain(kind)
      const id = (await startNew(context, lister, kind))!
      const [category] = categoriesOf(kind, i18n)
      const chosen = { category: category!.value, typed: category!.typed }
      expect(await chooseIn(db, { id, ownerId: lister.id }, chosen)).toBe(true)
      const typed = { ...(await leastOf(kind)), ...category!.typed, title: [title] }
      expect(await send(id, typed)).toEqual({ done: 'created', waits: false })
      const { rows } = await pool.query('select ref from listing where kind = $1 and title = $2', [
        kind,
        title,
      ])
      ref = rows[0].ref
      expect(await titles()).toEqual([title])
    })

    test('is found by the search over the whole directory, and by what it is called', async () => {
      const { groups } = await loadSearch(loaderArguments(database, `/search?q=${encodeURIComponent(title)}`))
      expect(JSON.stringify(groups)).toContain(title)
      const { named } = await loadSearch(
        loaderArguments(database, `/search?q=${encodeURIComponent(i18n._(names.short))}`),
      )
      expect(named.map(({ href }) => href)).toContain(area.path)
      expect(directoryOptions(i18n)).toContainEqual({ value: kind, label: i18n._(names.one) })
      expect(apiName(area)).toMatch(/^[a-z-]+$/)
    })

    test('has its listing edited', async () => {
      const id = (await draftOfListing(db, lister, { kind, ref, as: 'edit' }))!
      expect(await send(id, { title: [`${title}, edited`] })).toEqual({ done: 'saved', waits: false })
      expect(await titles()).toEqual([`${title}, edited`])
    })

    test('can be exported, and imported again with changes', async () => {
      const query = deskQuery.parse(new URL(`http://localhost/?kind=${kind}`))
      const { signal } = new AbortController()
      const table = await new Response(exportListings(context, area, { query, signal })).text()
      const file = new File([table.replace(`${title}, edited`, `${title}, imported`)], 'listings.csv')
      const tried = await tryImport(context, area, file)
      if ('problem' in tried) throw new Error(JSON.stringify(tried))
      const { plan, counts } = (await findImport(context, tried.id))!
      expect(counts).toMatchObject({ changed: 1, faulty: 0 })
      expect(await askFor(db, { id: tried.id, plan, adminId: admin.id })).toBe(true)
      await carryOutImport.run({ id: tried.id }, context)
      expect(await titles()).toEqual([`${title}, imported`])
    })

    test('has its listing kept as a favorite', async () => {
      const entry = { type: kind, id: ref, dateAdded: new Date().toISOString() }
      expect(await keepFavorites(context, admin.id, [entry])).toBe(true)
      const { cards } = await loadAccountList(context, admin.id, { tab: kind, page: 1 })
      expect(cards.map(({ reference }) => reference?.title)).toEqual([`${title}, imported`])
      expect(favoriteTypes(i18n)).toContainEqual(
        expect.objectContaining({ type: kind, name: i18n._(names.plural), path: area.path }),
      )
    })

    test('has its listing reported and hidden', async () => {
      const subject = (await findSubject(db, { kind, ref }, context))!
      await report(db, { ...subject, reason: 'scam', text: '', reporterId: null })
      const { rows } = await pool.query(
        `select id::int, version from moderation_case where type = 'report' and subject_kind = $1`,
        [kind],
      )
      const decision = {
        caseId: rows[0].id,
        version: rows[0].version,
        staff: admin,
        decision: 'hide' as const,
      }
      expect(await decide(db, { ...decision, reason: 'Because of the rules.' })).toBe(true)
      expect(await titles()).toEqual([])
      expect(await loadDetail(area, loaderArguments(database, `${area.path}/${ref}`))).toMatchObject({
        found: false,
      })
    })
  },
)

test('the mileage of a vehicle is asked for right after its year', async () => {
  const parts = await formPartsOf(context, { kind: 'vehicle', form: {} }, { screen: 'wizard', i18n })
  const names = parts.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(names.indexOf('a.mileage')).toBe(names.indexOf('a.year') + 1)
})
