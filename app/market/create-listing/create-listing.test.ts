import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { differences, findHistory } from '../../ground/audit/revisions.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { serverPartsOf } from '../../directory/known-parts.server.ts'
import { seedSamples } from '../../registry/samples.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { listing } from '../../directory/tables.server.ts'
import { i18nOf } from '../../ground/i18n/catalogue.ts'
import { languages } from '../../ground/i18n/languages.ts'
import { categoriesOf } from './categories.server.ts'
import { draftOfListing } from './draft-of-listing.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import { chooseIn, findDraft, findUnfinished, saveTyped, startDraft, startNew } from './drafts.server.ts'
import { loadDetails } from './form/details.server.ts'
import { readListingForm } from './form/read-listing-form.server.ts'
import { typedOfFacts } from './form/write-form.server.ts'
import { formPartsOf } from './form/form-parts.server.ts'
import { findListing } from '../listing-edits/find-listing.server.ts'
import { putPhotosInDraft } from '../photos/copy-photos.server.ts'
import { submitDraft } from './submit-draft.server.ts'
import { typesFor } from './wizard-types.server.ts'

const database = await testDatabase()
const { db, pool } = database
const vehicleArea = areaOf('vehicle')!
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const { page: context } = loaderArguments(database, '/create-listing')
const maria = { id: '', fullName: 'Maria Santos', emailVerified: true, role: 'user' as const }
const juan = { ...maria, fullName: 'Juan Cruz' }

beforeAll(async () => {
  for (const person of [maria, juan])
    person.id = (await signedIn({ query, origin: 'http://localhost:3000' }, { name: person.fullName })).id
  await query('update users set verified_at = now() where id = $1', [maria.id])
})

const bare = { lang: 'en', photos: [] }
/** The form values of a listing. */
async function formOf(id: number): Promise<FormTexts> {
  const { area, facts } = (await findListing(db, { id }))!
  return typedOfFacts(area, facts)
}
const typed = (fields: Record<string, string | string[]>): FormTexts =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value].flat()]))

const car = typed({
  title: 'Toyota Corolla',
  description: 'Runs well.',
  island: 'saipan',
  village: 'Garapan',
  offer: 'sale',
  price: '$18,900',
  lat: '15.2',
  lng: '145.72',
  contactPhone: '(670) 234-5678',
  'a.category': 'car',
  'a.condition': 'used',
  'a.make': 'Toyota',
  'a.model': 'Corolla',
  'a.year': '2018',
  'a.transmission': 'automatic',
  'a.fuelType': 'gasoline',
  'a.sellerType': 'private',
  'a.features': ['bluetooth', 'sunroof'],
})
const market = typed({
  title: 'Market',
  description: 'Food.',
  island: 'saipan',
  village: 'Garapan',
  'a.category': 'community',
  'a.organizer': 'The village',
  date: '2030-01-03',
  start: '17:00',
  end: '21:00',
  every: 'week',
  until: '2030-01-24',
})
const begin = (person: { id: string }, kind: string, category: string, form: FormTexts) =>
  startDraft(db, { ownerId: person.id, kind, category, form })
const listings = (ownerId: string) =>
  query('select id, kind, ref, title, review, price_cents, attributes from listing where owner_id = $1', [
    ownerId,
  ])

describe('a draft', () => {
  test('is visible to its owner only', async () => {
    const id = await begin(maria, 'vehicle', 'car', car)
    expect(await findDraft(db, id, juan.id)).toBeNull()
    expect(await saveTyped(db, { id, ownerId: juan.id }, { version: 1, form: {} })).toBeNull()
    expect(await chooseIn(db, { id, ownerId: juan.id }, { kind: 'job' })).toBe(false)
    expect(await submitDraft(context, juan, id)).toBeNull()
  })

  test('that another tab changed is not overwritten; saving the same text again is no conflict', async () => {
    const id = await begin(maria, 'vehicle', 'car', typed({ title: 'One' }))
    const draft = { id, ownerId: maria.id }
    expect(await saveTyped(db, draft, { version: 1, form: typed({ title: 'Two' }) })).toEqual({ version: 2 })
    expect(await saveTyped(db, draft, { version: 1, form: typed({ title: 'Two' }) })).toEqual({ version: 2 })
    const late = await saveTyped(db, draft, { version: 1, form: typed({ title: 'Three' }) })
    expect(late).toEqual({ conflict: { version: 2, form: typed({ title: 'Two' }) } })
    expect(await saveTyped(db, draft, { version: 2, form: typed({ title: 'Three' }) })).toEqual({
      version: 3,
    })
  })

  test('keeps what was typed when its type changes, but not its category', async () => {
    const id = await begin(maria, 'vehicle', 'car', typed({ title: 'One' }))
    await chooseIn(db, { id, ownerId: maria.id }, { kind: 'property' })
    expect(await findDraft(db, id, maria.id)).toMatchObject({ category: null, form: typed({ title: 'One' }) })
    const [house] = categoriesOf('property', i18nOf('en'))
    await chooseIn(db, { id, ownerId: maria.id }, { category: house!.value, typed: house!.typed })
    expect((await findDraft(db, id, maria.id))!.form).toMatchObject(
      typed({ title: 'One', 'a.kind': 'house', 'a.propertyType': 'residential' }),
    )
  })

  test('begins as that of a private person, but not of a place that lives from being called', async () => {
    const privateOf = async (kind: string) => {
      const id = await startNew(context, maria, kind)
      return (await findDraft(db, id!, maria.id))!.form.contactPrivate
    }
    expect([await privateOf('vehicle'), await privateOf('property')]).toEqual([['on'], ['on']])
    for (const kind of ['business', 'hotel', 'food', 'shopping', 'taxi'])
      expect(await privateOf(kind), kind).toBeUndefined()
  })

  test('whose type changes keeps whether a private person offers it only where both types ask that', async () => {
    const id = (await startNew(context, maria, 'vehicle'))!
    const its = { id, ownerId: maria.id }
    const after = async (kind: string) => {
      await chooseIn(db, its, { kind })
      return (await findDraft(db, id, maria.id))!
    }
    const untick = async ({ version, form }: Awaited<ReturnType<typeof after>>) =>
      saveTyped(db, its, { version, form: { ...form, ...typed({ title: 'One' }), contactPrivate: [] } })
    expect((await after('food')).form).not.toHaveProperty('contactPrivate')
    const again = await after('job')
    expect(again).toMatchObject({ form: { contactPrivate: ['on'] }, version: 1 })
    await untick(again)
    expect(await after('property')).toMatchObject({ form: { contactPrivate: [] }, version: 2 })
    await after('hotel')
    expect(await after('taxi')).toMatchObject({ form: typed({ title: 'One' }), version: 3 })
    expect(await after('buy-and-sell')).toMatchObject({ form: { contactPrivate: ['on'] }, version: 4 })
  })

  test('that is empty is deleted to make room for the next', async () => {
    await startNew(context, juan, 'job')
    await query(`update draft set updated_at = now() - interval '2 days' where owner_id = $1`, [juan.id])
    await startNew(context, juan, 'taxi')
    expect(await query('select kind from draft where owner_id = $1', [juan.id])).toEqual([{ kind: 'taxi' }])
  })
})

describe('a submitted draft', () => {
  test('becomes one listing, however often it is sent', async () => {
    const id = await begin(maria, 'vehicle', 'car', car)
    const before = (await listings(maria.id)).length
    const outcomes = await Promise.all([1, 2, 3].map(() => submitDraft(context, maria, id)))
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ done: 'created', waits: false })))
    const made = await listings(maria.id)
    expect(made).toHaveLength(before + 1)
    expect(made.at(-1)).toMatchObject({
      price_cents: '1890000',
      review: 'approved',
      attributes: { year: 2018, features: ['bluetooth', 'sunroof'] },
    })
    expect(made.at(-1)!.ref).toMatch(/^[a-z]\d[a-z\d]{6}$/)
    expect(await saveTyped(db, { id, ownerId: maria.id }, { version: 1, form: {} })).toBeNull()
  })

  test('waits for approval if its owner is not trusted', async () => {
    const id = await begin(juan, 'vehicle', 'car', car)
    expect(await submitDraft(context, juan, id)).toEqual({ done: 'created', waits: true })
    expect(await submitDraft(context, juan, id)).toEqual({ done: 'created', waits: true })
    expect(await listings(juan.id)).toMatchObject([{ review: 'pending' }])
  })

  test('is refused with the name of each field that is missing or wrong', async () => {
    const wrong = { ...car, ...typed({ title: ' ', price: 'cheap', 'a.year': '1700', lat: '1' }) }
    const id = await begin(maria, 'vehicle', 'car', { ...wrong, 'a.make': [] })
    expect(await submitDraft(context, maria, id)).toEqual({
      problems: {
        title: 'missing',
        price: 'invalid',
        lat: 'invalid',
        'a.make': 'missing',
        'a.year': 'invalid',
      },
    })
  })

  test('reports all problems at once: missing fields, wrong fields, and pictures still uploading', async () => {
    const wrong = typed({
      title: 'x'.repeat(121),
      address: 'x'.repeat(161),
      contactPhone: 'call me',
      price: 'free',
      'a.category': 'community',
      date: '2030-01-03',
      end: '21:00',
      every: 'week',
      until: '2030-01-01',
    })
    const id = await begin(maria, 'event', 'festival', wrong)
    await query(
      'insert into draft_photo (id, draft_id, position, size) values (gen_random_uuid(), $1, 0, 9)',
      [id],
    )
    expect(await submitDraft(context, maria, id)).toEqual({
      refused: 'pictures',
      problems: {
        title: 'invalid',
        description: 'missing',
        village: 'missing',
        address: 'invalid',
        price: 'invalid',
        contactPhone: 'invalid',
        'a.organizer': 'missing',
        start: 'missing',
        until: 'invalid',
      },
    })
  })

  test('of a boat or a motorcycle leaves out the body style that was chosen before', async () => {
    const styleOf = async (category: string) => {
      const form = {
        ...car,
        ...typed({ title: `A ${category}`, 'a.category': category, 'a.bodyStyle': 'suv' }),
      }
      await submitDraft(context, maria, await begin(maria, 'vehicle', category, form))
      const made = (await listings(maria.id)).find(({ title }) => title === `A ${category}`)
      return made!.attributes.bodyStyle ?? null
    }
    expect(await styleOf('truck')).toBe('suv')
    expect(await styleOf('boat')).toBeNull()
    expect(await styleOf('motorcycle')).toBeNull()
  })

  test('needs a category and a confirmed address, except in demo mode', async () => {
    const id = await startDraft(db, { ownerId: maria.id, kind: 'vehicle', form: car })
    expect(await submitDraft(context, maria, id)).toEqual({ refused: 'incomplete' })
    const unverified = { ...maria, emailVerified: false }
    expect(await submitDraft({ ...context, demo: false }, unverified, id)).toEqual({ refused: 'unverified' })
  })

  test('gets a ref that was never used before, for events, jobs and classifieds', async () => {
    const bike = typed({
      title: 'Bike',
      description: 'Blue.',
      island: 'rota',
      village: 'Songsong',
      price: '40',
      'a.category': 'toys',
    })
    await query(
      `insert into listing (kind, ref, title, island, search_text) values ('buy-and-sell', '7', 'x', 'rota', 'x')`,
    )
    const publish = async () => submitDraft(context, maria, await begin(maria, 'buy-and-sell', 'toys', bike))
    await publish()
    await query(`delete from listing where kind = 'buy-and-sell' and ref = '8'`)
    await Promise.all([publish(), publish()])
    const refs = await query(`select ref from listing where kind = 'buy-and-sell' order by ref::int`)
    expect(refs.map(({ ref }) => ref)).toEqual(['7', '9', '10'])
  })

  test('of a weekly event takes place every week until its last day', async () => {
    await submitDraft(context, maria, await begin(maria, 'event', 'festival', market))
    const [made] = await query(`select id, ref, next_start, last_end from listing where kind = 'event'`)
    expect(made).toMatchObject({
      next_start: new Date('2030-01-03T17:00+10:00'),
      last_end: new Date('2030-01-24T21:00+10:00'),
    })
    expect(await formOf(Number(made!.id))).toMatchObject(market)
    const offered = async (listingId: number | null) => {
      const draft = { kind: 'event', form: market, listingId }
      const parts = await formPartsOf(context, draft, { screen: 'full', i18n: i18nOf('en') })
      const { input } = parts.flatMap(({ fields }) => fields).find(({ name }) => name === 'every')!
      const options = input.control === 'one' ? input.options : []
      return options.filter(({ kept }) => !kept).map(({ value }) => value)
    }
    expect(await offered(null)).toEqual(['once', 'day', 'week', 'month'])
    expect(await offered(Number(made!.id))).not.toContain('dates')
    await query('update occurrence set cancelled = true where starts_at = $1', ['2030-01-10T17:00+10:00'])
    expect(await offered(Number(made!.id))).toContain('dates')
    const copy = await draftOfListing(db, maria, { kind: 'event', ref: made!.ref, as: 'copy' })
    expect((await findDraft(db, copy!, maria.id))!.form).toMatchObject(
      typed({ date: '2030-01-03', start: '17:00', end: '21:00', every: 'once' }),
    )
  })

  test('of a question becomes a thread of its kind', async () => {
    const ask = typed({ title: 'Where is good coffee?', description: 'Near Garapan.', topic: 'food' })
    const id = await begin(maria, 'question', 'recommendation', ask)
    await Promise.all([submitDraft(context, maria, id), submitDraft(context, maria, id)])
    expect(await query('select title, category, kind, tags, asker_id from question')).toEqual([
      {
        title: 'Where is good coffee?',
        category: 'food',
        kind: 'recommendation',
        tags: [],
        asker_id: maria.id,
      },
    ])
  })
})

describe('an edit', () => {
  test('starts from the current listing, resumes an earlier edit, and changes that listing', async () => {
    await submitDraft(context, maria, await begin(maria, 'vehicle', 'car', car))
    const own = (await listings(maria.id)).at(-1)!
    const edit = () => draftOfListing(db, maria, { kind: 'vehicle', ref: own.ref, as: 'edit' })
    expect(await draftOfListing(db, juan, { kind: 'vehicle', ref: own.ref, as: 'edit' })).toBeNull()
    const [id, same] = [(await edit())!, await edit()]
    expect(same).toBe(id)
    const { form, version } = (await findDraft(db, id, maria.id))!
    expect(form).toMatchObject({ ...car, price: ['18900'] })
    await saveTyped(db, { id, ownerId: maria.id }, { version, form: { ...form, title: ['Corolla'] } })
    expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
    expect((await listings(maria.id)).filter(({ ref }) => ref === own.ref)).toMatchObject([
      { title: 'Corolla' },
    ])
    expect(await edit()).not.toBe(id)
  })

  test("of another owner's listing locks nothing", async () => {
    const { kind, ref } = (await listings(maria.id)).at(-1)!
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from listing where kind = ${kind} and ref = ${ref} for update`)
      expect(await draftOfListing(db, juan, { kind, ref, as: 'edit' })).toBeNull()
    })
  })

  test('of an approved listing waits if its owner is not trusted, and the listing stays unchanged', async () => {
    const [own] = await listings(juan.id)
    await query(`update listing set review = 'approved' where id = $1`, [own!.id])
    const id = (await draftOfListing(db, juan, { kind: 'vehicle', ref: own!.ref, as: 'edit' }))!
    const { form } = (await findDraft(db, id, juan.id))!
    await saveTyped(db, { id, ownerId: juan.id }, { version: 1, form: { ...form, title: ['Other'] } })
    expect(await submitDraft(context, juan, id)).toEqual({ done: 'saved', waits: true })
    expect(await listings(juan.id)).toMatchObject([{ title: 'Toyota Corolla' }])
  })

  test('of the hours of an event without a rule, which waits, goes on after its first date was called off', async () => {
    const site = { query, origin: 'http://localhost:3000' }
    const pilar = { ...juan, id: (await signedIn(site, { name: 'Pilar Reyes' })).id }
    const fair = { ...market, until: ['2030-01-31'] }
    await submitDraft(context, pilar, await begin(pilar, 'event', 'festival', fair))
    const [own] = await listings(pilar.id)
    await query(`update listing set review = 'approved' where id = $1`, [own!.id])
    const callOff = (date: string) =>
      query('update occurrence set cancelled = true where listing_id = $1 and starts_at = $2', [
        own!.id,
        `${date}T17:00+10:00`,
      ])
    const change = async (fields: Record<string, string>) => {
      const id = (await draftOfListing(db, pilar, { kind: 'event', ref: own!.ref, as: 'edit' }))!
      const { form, version } = (await findDraft(db, id, pilar.id))!
      await saveTyped(db, { id, ownerId: pilar.id }, { version, form: { ...form, ...typed(fields) } })
      return submitDraft(context, pilar, id)
    }
    await callOff('2030-01-24')
    expect(await change({ end: '22:00' })).toEqual({ done: 'saved', waits: true })
    await callOff('2030-01-03')
    expect(await change({ title: 'Night Market' })).toEqual({ done: 'saved', waits: true })
    const [kept] = await query(
      `select input ->> 'title' as title, input -> 'part' as part
       from listing_revision join moderation_case on moderation_case.id = case_id where listing_id = $1`,
      [own!.id],
    )
    expect(kept).toMatchObject({
      title: 'Night Market',
      part: { date: '2030-01-10', end: '22:00', every: 'dates' },
    })
  })

  describe('of a listing that others change at the same time', () => {
    const begun = async () => {
      await submitDraft(context, maria, await begin(maria, 'vehicle', 'car', car))
      const [{ ref }] = await query('select ref from listing where owner_id = $1 order by id desc limit 1', [
        maria.id,
      ])
      const id = (await draftOfListing(db, maria, { kind: 'vehicle', ref, as: 'edit' }))!
      return { id, ref, form: (await findDraft(db, id, maria.id))!.form }
    }
    const write = (id: string, form: FormTexts, version = 1) =>
      saveTyped(db, { id, ownerId: maria.id }, { version, form })
    /** As an import or the staff does. */
    const changeMeanwhile = async (ref: string, form: FormTexts) => {
      const read = readListingForm(vehicleArea, { ...car, ...form }, bare)
      if ('problems' in read) throw new Error(JSON.stringify(read.problems))
      await saveListing(db, vehicleArea, { ...read.facts, ref })
    }
    const listed = async (ref: string) =>
      (
        await query('select title, description, price_cents::int as cents from listing where ref = $1', [ref])
      )[0]

    test('changes only what its owner changed', async () => {
      const { id, ref, form } = await begun()
      await write(id, { ...form, title: ['Mine'] })
      await changeMeanwhile(ref, typed({ description: 'Theirs.', price: '17000' }))
      expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
      expect(await listed(ref)).toEqual({ title: 'Mine', description: 'Theirs.', cents: 1_700_000 })
    })

    test('reports a conflict once, with the current value; everything else is merged into the form', async () => {
      const { id, ref, form } = await begun()
      await write(id, { ...form, title: ['Mine'] })
      await changeMeanwhile(ref, typed({ title: 'Theirs', price: '17000' }))
      expect(await submitDraft(context, maria, id)).toMatchObject({
        refused: 'stale',
        theirs: typed({ title: 'Theirs', price: '17000' }),
      })
      expect(await listed(ref)).toMatchObject({ title: 'Theirs' })
      const kept = (await findDraft(db, id, maria.id))!
      expect(kept).toMatchObject({ version: 3, form: typed({ title: 'Mine', price: '17000' }) })
      expect(await write(id, { ...kept.form, price: ['16000'] }, kept.version)).toEqual({ version: 4 })
      expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
      expect(await listed(ref)).toMatchObject({ title: 'Mine', cents: 1_600_000 })
    })

    test('accepts an identical change of both', async () => {
      const { id, ref, form } = await begun()
      await write(id, { ...form, title: ['Agreed'], description: ['Mine.'] })
      await changeMeanwhile(ref, typed({ title: 'Agreed' }))
      expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
      expect(await listed(ref)).toMatchObject({ title: 'Agreed', description: 'Mine.' })
    })

    test('waits with the facts that its owner saw, if the owner is not trusted', async () => {
      const [own] = await listings(juan.id)
      await query(`update listing set title = 'As it was', review = 'approved' where id = $1`, [own!.id])
      await query(`update moderation_case set state = 'withdrawn' where listing_id = $1`, [own!.id])
      const id = (await draftOfListing(db, juan, { kind: 'vehicle', ref: own!.ref, as: 'edit' }))!
      const { form, version } = (await findDraft(db, id, juan.id))!
      await saveTyped(db, { id, ownerId: juan.id }, { version, form: { ...form, description: ['Mine.'] } })
      await changeMeanwhile(own!.ref, typed({ title: 'Theirs' }))
      expect(await submitDraft(context, juan, id)).toEqual({ done: 'saved', waits: true })
      const [kept] = await query(
        `select base ->> 'title' as saw, input ->> 'title' as title, input ->> 'description' as description
         from listing_revision order by case_id desc limit 1`,
      )
      expect(kept).toEqual({ saw: 'As it was', title: 'As it was', description: 'Mine.' })
    })
  })

  test('locks, reads and writes the listing once', async () => {
    const { ref } = (await listings(maria.id)).at(-1)!
    const id = (await draftOfListing(db, maria, { kind: 'vehicle', ref, as: 'edit' }))!
    const { form, version } = (await findDraft(db, id, maria.id))!
    await saveTyped(db, { id, ownerId: maria.id }, { version, form: { ...form, title: ['Counted'] } })
    const queries: string[] = []
    const counted = drizzle(pool, { logger: { logQuery: (text) => void queries.push(text) } })
    expect(await submitDraft({ ...context, database: counted }, maria, id)).toMatchObject({ done: 'saved' })
    expect(queries.filter((text) => /from "?listing"?\b/.test(text))).toEqual([
      expect.stringMatching(/for no key update$/),
    ])
    expect(queries.filter((text) => /update "?listing"?\b|insert into "?listing"? /.test(text))).toHaveLength(
      1,
    )
  })

  test('can be copied to a new draft', async () => {
    const own = (await listings(maria.id)).at(-1)!
    const id = await draftOfListing(db, maria, { kind: own.kind, ref: own.ref, as: 'copy' })
    expect(await findDraft(db, id!, maria.id)).toMatchObject({ listingId: null, submitted: false })
  })
})

describe('listings of the team', () => {
  const ada = { ...maria, fullName: 'Ada Admin', role: 'admin' as const }
  const ben = { ...ada, fullName: 'Ben Admin' }
  const office = typed({
    title: 'Harbor office',
    description: 'Looks after boats.',
    island: 'saipan',
    village: 'Tanapag',
    'a.category': 'utilities',
    'a.hours.0.from': '08:00',
    'a.hours.0.until': '17:00',
  })
  const offices = () => query(`select * from listing where kind = 'government' and not sample`)

  beforeAll(async () => {
    for (const person of [ada, ben])
      person.id = (await signedIn({ query, origin: 'http://localhost:3000' }, { role: 'admin' })).id
  })

  test('are created by admins only, and have no owner', async () => {
    const [category] = categoriesOf('government', i18nOf('en'))
    const form = { ...office, ...category!.typed }
    const mine = await begin(maria, 'government', category!.value, form)
    expect(await submitDraft(context, maria, mine)).toEqual({ refused: 'incomplete' })
    const id = await begin(ada, 'government', category!.value, form)
    expect(await submitDraft(context, ada, id)).toEqual({ done: 'created', waits: false })
    expect(await offices()).toMatchObject([{ title: 'Harbor office', owner_id: null, review: 'approved' }])
    expect((await offices())[0].expires_at).toBeNull()
    const [{ ref }] = (await offices()) as [{ ref: string }]
    const [audit] = await query(`select * from audit where subject_id = $1`, [`government/${ref}`])
    expect(audit).toMatchObject({
      actor_id: ada.id,
      action: 'content',
      subject_kind: 'content',
      changes: { title: [null, 'Harbor office'] },
    })
  })

  test('if two admins edit one at once, the second is asked before replacing the first', async () => {
    const [{ ref }] = (await offices()) as [{ ref: string }]
    const request = { kind: 'government', ref, as: 'edit' } as const
    expect(await draftOfListing(db, maria, request)).toBeNull()
    const [first, second] = [await draftOfListing(db, ada, request), await draftOfListing(db, ben, request)]
    await query(
      `update listing set translations = '{"ko": {"title": "항만 사무소"}}' where ref = $1 and kind = 'government'`,
      [ref],
    )
    const write = async (person: typeof ada, id: string, title: string) => {
      const draft = (await findDraft(db, id, person.id))!
      const form = { ...draft.form, title: [title] }
      await saveTyped(db, { id, ownerId: person.id }, { version: draft.version, form })
      return submitDraft(context, person, id)
    }
    expect(await write(ada, first!, 'Port office')).toEqual({ done: 'saved', waits: false })
    expect(await write(ben, second!, 'Boat office')).toMatchObject({
      refused: 'stale',
      theirs: { title: ['Port office'], village: ['Tanapag'] },
    })
    expect((await findDraft(db, second!, ben.id))!.form.title).toEqual(['Boat office'])
    expect(await offices()).toMatchObject([{ title: 'Port office' }])
    expect(await submitDraft(context, ben, second!)).toEqual({ done: 'saved', waits: false })
    // The team edits translations separately.
    expect(await offices()).toMatchObject([
      { title: 'Boat office', owner_id: null, translations: { ko: { title: '항만 사무소' } } },
    ])
    const [audit] = await query(`select * from audit where subject_id = $1 order by id desc limit 1`, [
      `government/${ref}`,
    ])
    expect(audit).toMatchObject({ actor_id: ben.id, changes: { title: ['Port office', 'Boat office'] } })
  })

  test('if two admins edit one at once, changes of different facts are merged', async () => {
    const [{ ref }] = (await offices()) as [{ ref: string }]
    const begin = (person: typeof ada) =>
      draftOfListing(db, person, { kind: 'government', ref, as: 'edit' }) as Promise<string>
    const [first, second] = [await begin(ada), await begin(ben)]
    const send = async (person: typeof ada, id: string, changes: Record<string, string>) => {
      const draft = (await findDraft(db, id, person.id))!
      const form = { ...draft.form, ...typed(changes) }
      await saveTyped(db, { id, ownerId: person.id }, { version: draft.version, form })
      return submitDraft(context, person, id)
    }
    expect(await send(ada, first, { address: 'Pier 1', contactPhone: '(670) 234-1111' })).toMatchObject({
      done: 'saved',
    })
    expect(await send(ben, second, { title: 'Port', contactPhone: '(670) 234-2222' })).toMatchObject({
      refused: 'stale',
      theirs: typed({ address: 'Pier 1', contactPhone: '(670) 234-1111' }),
    })
    expect(await send(ben, second, {})).toEqual({ done: 'saved', waits: false })
    expect(await offices()).toMatchObject([
      { title: 'Port', address: 'Pier 1', contact: { phone: '(670) 234-2222' } },
    ])
    expect(await send(ada, await begin(ada), { title: 'Boat office', contactPhone: '' })).toMatchObject({
      done: 'saved',
    })
  })

  test('have a history that admins can restore from, with pictures', async () => {
    const [{ id: listingId, ref }] = (await offices()) as [{ id: number; ref: string }]
    await query(
      `insert into photo (listing_id, position, src, alt) values ($1, 0, '/media/before', 'The pier')`,
      [listingId],
    )
    const edit = async (changes: FormTexts, photos: readonly string[]) => {
      const id = (await draftOfListing(db, ada, { kind: 'government', ref, as: 'edit' }))!
      const draft = (await findDraft(db, id, ada.id))!
      const form = { ...draft.form, ...changes }
      await saveTyped(db, { id, ownerId: ada.id }, { version: draft.version, form })
      await putPhotosInDraft(
        db,
        photos.map((src) => ({ src, alt: '' })),
        id,
      )
      return submitDraft(context, ada, id)
    }
    expect(await edit(typed({ contactPhone: '(670) 234-5678' }), ['/media/after'])).toMatchObject({
      done: 'saved',
    })
    const { lines } = await findHistory(db, { kind: 'government', of: ref, after: 0 })
    const changed = lines[0]!
    const changes = differences(changed.before, changed.after)
    expect(Object.fromEntries(changes.map(({ name, was, is }) => [name, [was, is]]))).toEqual({
      contactPhone: [null, '(670) 234-5678'],
      photos: ['/media/before', '/media/after'],
      photoTexts: ['The pier', ''],
    })
    expect(lines.at(-1)).toMatchObject({ part: 'facts', before: null, after: { title: ['Harbor office'] } })

    // The draft begun before is put away, not sent.
    const begun = await draftOfListing(db, ada, { kind: 'government', ref, as: 'edit' })
    const back = { kind: 'government', ref, as: { before: changed.id } } as const
    for (const nobody of [maria, { ...ada, role: 'moderator' as const }])
      expect(await draftOfListing(db, nobody, back)).toBeNull()
    expect(await draftOfListing(db, ada, { ...back, as: { before: changed.id + 1 } })).toBeNull()
    expect(await draftOfListing(db, ada, { ...back, as: { before: lines.at(-1)!.id } })).toBeNull()
    const restored = (await draftOfListing(db, ada, back))!
    expect(restored).not.toBe(begun)
    expect((await findDraft(db, restored, ada.id))!.form).not.toHaveProperty('contactPhone')
    expect(await submitDraft(context, ada, restored)).toEqual({ done: 'saved', waits: false })
    expect(await query('select src, alt from photo where listing_id = $1', [listingId])).toEqual([
      { src: '/media/before', alt: 'The pier' },
    ])
    expect((await offices())[0].contact).not.toHaveProperty('phone')
  })

  test('sending it unchanged changes nothing and adds nothing to the history', async () => {
    const [{ ref }] = (await offices()) as [{ ref: string }]
    const lines = async () => (await findHistory(db, { kind: 'government', of: ref, after: 0 })).lines.length
    const before = await lines()
    const id = (await draftOfListing(db, ada, { kind: 'government', ref, as: 'edit' }))!
    expect(await submitDraft(context, ada, id)).toEqual({ done: 'saved', waits: false })
    expect(await lines()).toBe(before)
  })
})

test.each(typesFor({ role: 'admin' }).map(({ kind }) => kind))(
  '%s: asks for all that its area must know',
  async (kind) => {
    const i18n = i18nOf('en')
    expect(categoriesOf(kind, i18n)).not.toEqual([])
    const draft = { kind, form: {} }
    const parts = await formPartsOf(context, draft, { screen: 'wizard', i18n })
    const fieldNames = parts.flatMap(({ fields }) => fields.map(({ name }) => name))
    expect(new Set(fieldNames).size).toBe(fieldNames.length)
    const area = areaOf(kind)
    const read = area ? readListingForm(area, {}, bare) : { problems: { title: 'missing', topic: 'missing' } }
    expect(read).toHaveProperty('problems.title')
    expect(fieldNames).toEqual(expect.arrayContaining(Object.keys('problems' in read ? read.problems : {})))
  },
)

test.each(languages)('each field states in %s what it expects', async (language) => {
  const i18n = i18nOf(language)
  const expectedOf = async (kind: string, name: string) => {
    const parts = await formPartsOf(context, { kind, form: {} }, { screen: 'full', i18n })
    const fields = parts.flatMap((part) => part.fields)
    expect(fields.filter(({ expected }) => !expected)).toEqual([])
    return fields.find((field) => field.name === name)!.expected
  }
  expect(await expectedOf('vehicle', 'a.year')).toMatch(/1950\D+2100/)
  expect(await expectedOf('property', 'title')).toContain('120')
  expect(await expectedOf('event', 'until')).toContain('400')
  expect(await expectedOf('job', 'contactWebsite')).toContain('www.example.com')
})

test('the form says where the price comes from once something can be booked', async () => {
  await submitDraft(context, maria, await begin(maria, 'vehicle', 'car', car))
  const listingId = Number((await listings(maria.id)).at(-1)!.id)
  const hint = async () => {
    const draft = { kind: 'vehicle', form: {}, listingId }
    const parts = await formPartsOf(context, draft, { screen: 'full', i18n: i18nOf('en') })
    return parts.flatMap(({ fields }) => fields).find(({ name }) => name === 'price')!.hint ?? ''
  }
  expect(await hint()).not.toContain('Bookings')
  await query('update listing set price_is_from = true where id = $1', [listingId])
  expect(await hint()).toContain('Change it under Bookings.')
})

test('“4+” is stored as "at least 4", found as such, and shown again in the form', async () => {
  const house = typed({
    title: 'House',
    description: 'Large.',
    island: 'saipan',
    village: 'Garapan',
    offer: 'sale',
    price: '1',
    'a.propertyType': 'residential',
    'a.kind': 'house',
    'a.bedrooms': '4+',
  })
  await submitDraft(context, maria, await begin(maria, 'property', 'house', house))
  const [made] = await query(
    `select id, attributes, facets from listing where kind = 'property' and title = 'House'`,
  )
  expect(made!.attributes).toMatchObject({ bedrooms: '4+' })
  expect(made!.facets).toContain('property.bedrooms=4')
  const form = await formOf(Number(made!.id))
  expect(form).toMatchObject({ 'a.bedrooms': ['4+'] })
  for (const screen of ['wizard', 'full'] as const) {
    const parts = await formPartsOf(context, { kind: 'property', form }, { screen, i18n: i18nOf('en') })
    const bedrooms = parts.flatMap(({ fields }) => fields).find(({ name }) => name === 'a.bedrooms')!
    expect(bedrooms.input).toMatchObject({ options: expect.arrayContaining([{ value: '4+', label: '4+' }]) })
  }
})

test('a hotel gets the chosen category', async () => {
  const categories = categoriesOf('hotel', i18nOf('en'))
  expect(categories.map(({ label }) => label)).toEqual(['Hotel', 'Resort', 'Vacation Rental', 'Hostel'])
  const stay = typed({ title: 'Stay', description: 'Quiet.', island: 'rota', village: 'Songsong' })
  const id = await begin(maria, 'hotel', '', stay)
  const { value: category, typed: said } = categories[2]!
  await chooseIn(db, { id, ownerId: maria.id }, { category, typed: said })
  await submitDraft(context, maria, id)
  expect(await query(`select attributes from listing where title = 'Stay'`)).toEqual([
    { attributes: { category: 'vacation-rental' } },
  ])
})

describe('a place that can be claimed', () => {
  const stay = typed({
    title: 'Inn',
    description: 'Quiet.',
    island: 'rota',
    village: 'Songsong',
    'a.category': 'hotel',
    contactPrivate: 'on',
  })
  const phone = (digits: string) => typed({ contactPhone: `(670) 234-${digits}` })
  const asks = async (id: string) => {
    const draft = (await findDraft(db, id, maria.id))!
    const { parts } = await loadDetails(context, viewerWith(maria.id), draft, 'wizard')
    return parts.some(({ fields }) => fields.some(({ name }) => name === 'contactPrivate'))
  }
  const inn = async () =>
    (await query(`select id::int, ref, contact_private, contact from listing where title = 'Inn'`))[0]!
  const setPrivate = async (isPrivate: boolean) =>
    query('update listing set contact_private = $1 where id = $2', [isPrivate, (await inn()).id])
  const edit = async () =>
    (await draftOfListing(db, maria, { kind: 'hotel', ref: (await inn()).ref, as: 'edit' }))!
  const write = async (id: string, changes: FormTexts) => {
    const { version, form } = (await findDraft(db, id, maria.id))!
    await saveTyped(db, { id, ownerId: maria.id }, { version, form: { ...form, ...changes } })
  }

  test('begins as that of no private person, and no form asks if it is', async () => {
    const begun = await begin(maria, 'hotel', 'hotel', stay)
    expect(await asks(begun)).toBe(false)
    expect(await asks(await begin(maria, 'vehicle', 'car', car))).toBe(true)
    await submitDraft(context, maria, begun)
    expect(await inn()).toMatchObject({ contact_private: false })
    const id = await edit()
    expect(await asks(id)).toBe(false)
    await write(id, phone('5678'))
    expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
    expect(await inn()).toMatchObject({ contact_private: false, contact: { phone: '(670) 234-5678' } })
  })

  test('that a private person lists has each edit ask for it, also once it is unticked, and may take it back', async () => {
    await setPrivate(true)
    const id = await edit()
    expect(await asks(id)).toBe(true)
    await write(id, { contactPrivate: [] })
    expect(await asks(id)).toBe(true)
    await write(id, { ...typed({ contactPrivate: 'on' }), ...phone('6789') })
    expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
    expect(await inn()).toMatchObject({ contact_private: true, contact: { phone: '(670) 234-6789' } })

    const back = await edit()
    await write(back, { contactPrivate: [] })
    expect(await submitDraft(context, maria, back)).toEqual({ done: 'saved', waits: false })
    expect(await inn()).toMatchObject({ contact_private: false })
  })

  test('shows a number only on request that was typed beside a tick, though another has unticked it since', async () => {
    await setPrivate(true)
    const id = await edit()
    await write(id, phone('7890'))
    await setPrivate(false)
    expect(await submitDraft(context, maria, id)).toMatchObject({ refused: 'stale' })
    expect(await asks(id)).toBe(true)
    expect(await submitDraft(context, maria, id)).toEqual({ done: 'saved', waits: false })
    expect(await inn()).toMatchObject({ contact_private: true, contact: { phone: '(670) 234-7890' } })
  })

  test('that a private person lists is copied without what it shows only on request', async () => {
    const { id, ref } = await inn()
    const contact = {
      name: 'Ana',
      phone: '(670) 234-7890',
      email: 'ana@example.com',
      website: 'https://a.example',
    }
    await query('update listing set contact_private = true, contact = $1 where id = $2', [contact, id])
    const copy = (await draftOfListing(db, maria, { kind: 'hotel', ref, as: 'copy' }))!
    expect(await asks(copy)).toBe(false)
    await write(copy, typed({ title: 'Second inn' }))
    expect(await submitDraft(context, maria, copy)).toEqual({ done: 'created', waits: false })
    expect(await query(`select contact_private, contact from listing where title = 'Second inn'`)).toEqual([
      { contact_private: false, contact: { name: 'Ana' } },
    ])
  })

  test('that was begun as another kind publishes nothing that was to be shown only on request', async () => {
    const reach = typed({
      contactPhone: '(670) 234-1234',
      contactWhatsapp: '(670) 234-1234',
      contactEmail: 'ana@example.com',
      contactWebsite: 'https://a.example',
    })
    const chosen = async (contactPrivate: string[]) => {
      const id = (await startNew(context, maria, 'vehicle'))!
      await write(id, { ...reach, contactPrivate })
      await chooseIn(db, { id, ownerId: maria.id }, { kind: 'hotel' })
      return id
    }
    const contactIn = async (id: string) =>
      Object.keys((await findDraft(db, id, maria.id))!.form).filter((name) => name.startsWith('contact'))
    expect(new Set(await contactIn(await chosen([])))).toEqual(
      new Set(['contactName', ...Object.keys(reach)]),
    )
    const id = await chosen(['on'])
    expect(await contactIn(id)).toEqual(['contactName'])

    // A page of the other kind that is still open keeps what it has.
    await write(id, { ...stay, ...reach, ...typed({ title: 'Third inn' }) })
    const { value: category, typed: said } = categoriesOf('hotel', i18nOf('en'))[0]!
    await chooseIn(db, { id, ownerId: maria.id }, { category, typed: said })
    expect(await submitDraft(context, maria, id)).toEqual({ done: 'created', waits: false })
    expect(await query(`select contact_private, contact from listing where title = 'Third inn'`)).toEqual([
      { contact_private: false, contact: { name: 'Maria Santos' } },
    ])
  })
})

test('all drafts are listed, by page, past one that was deleted', async () => {
  const ana = (await signedIn({ query, origin: 'http://localhost:3000' })).id
  await query(
    `insert into draft (owner_id, kind, category, form, updated_at)
     select $1, 'job', 'x', jsonb_build_object('title', jsonb_build_array('Draft ' || number)), now() - make_interval(mins => number / 2)
     from generate_series(1, 23) number`,
    [ana],
  )
  const first = await findUnfinished(context, ana)
  const second = await findUnfinished(context, ana, { after: first.next! })
  expect([first.drafts.length, second.drafts.length, second.next]).toEqual([20, 3, null])
  expect(new Set([...first.drafts, ...second.drafts].map(({ id }) => id)).size).toBe(23)
  await query('delete from draft where id = $1', [first.next])
  expect((await findUnfinished(context, ana, { after: first.next! })).drafts).toHaveLength(20)
})

test('a property that was begun in the whole form is continued there, and sent without a category of the wizard', async () => {
  const id = (await startNew(context, maria, 'property'))!
  await saveTyped(db, { id, ownerId: maria.id }, { version: 1, form: typed({ title: 'Begun in one page' }) })
  const { drafts } = await findUnfinished(context, maria.id)
  expect(drafts[0]).toMatchObject({ id, href: `/create-listing/property?draft=${id}` })
  const draft = (await findDraft(db, id, maria.id))!
  const viewer = viewerWith(maria.id)
  expect((await loadDetails(context, viewer, draft, 'wizard')).draft.isChosen).toBe(true)
  expect(await submitDraft(context, maria, id)).not.toHaveProperty('refused')
})

test("a title can't contain direction marks, and an invisible one counts as missing", async () => {
  await seedSamples(db, new Date())
  const [row] = await db.select().from(listing).where(eq(listing.kind, 'vehicle')).limit(1)
  const area = areaOf('vehicle')!
  const form = await formOf(row!.id)
  expect(readListingForm(area, { ...form, title: ['Chair \u202egnp.exe'] }, bare)).toMatchObject({
    facts: { title: 'Chair gnp.exe' },
  })
  expect(readListingForm(area, { ...form, title: ['\u200b\u2060'] }, bare)).toEqual({
    problems: { title: 'missing' },
  })
})

test('the form values of each sample produce that sample again', async () => {
  await seedSamples(db, new Date())
  for (const { kind } of typesFor({ role: 'admin' })) {
    const area = areaOf(kind)
    const rows = await db
      .select()
      .from(listing)
      .where(and(eq(listing.kind, kind), eq(listing.sample, true)))
    for (const row of rows) {
      const { facts } = (await findListing(db, { id: row.id }))!
      // As a copy: dates that follow no rule can only be typed in an edit of their listing.
      const part = serverPartsOf(kind).beside?.copy?.(facts.part) ?? facts.part
      const read = readListingForm(area!, typedOfFacts(area!, { ...facts, part }), bare)
      expect(read, `${kind} ${row.ref}`).toMatchObject({
        facts: {
          title: row.title,
          description: row.description,
          village: row.village,
          contact: row.contact,
          attributes: row.attributes,
          ...(row.offer && { offer: row.offer }),
          ...(row.priceCents !== null && { priceCents: row.priceCents, pricePeriod: row.pricePeriod }),
        },
      })
    }
  }
})
