import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../../tests/accounts.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Database } from '../../ground/db/client.server.ts'
import { draftOfListing } from './draft-of-listing.server.ts'
import type { FormTexts } from '../../ground/forms/form-texts.ts'
import { changeDraft, chooseIn, findDraft, saveTyped, startDraft, startNew } from './drafts.server.ts'
import { attributeInputs } from './form/attribute-inputs.server.ts'
import { newRef } from './new-ref.server.ts'
import { submitDraft } from './submit-draft.server.ts'
import { typedOf } from './typed-of.ts'

const database = await testDatabase()
const { db, pool } = database
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const { page: context } = loaderArguments(database, '/create-listing')
const ana = { id: '', fullName: 'Ana Reyes', emailVerified: true, role: 'user' as const }

beforeAll(async () => {
  ana.id = (await signedIn({ query, origin: 'http://localhost:3000' }, { name: ana.fullName })).id
})

const bike: FormTexts = {
  title: ['Bike'],
  description: ['Blue.'],
  island: ['rota'],
  village: ['Songsong'],
  price: ['40'],
  'a.category': ['toys'],
}
const car: FormTexts = {
  title: ['Corolla'],
  description: ['Runs well.'],
  island: ['saipan'],
  village: ['Garapan'],
  offer: ['sale'],
  price: ['18900'],
  'a.category': ['car'],
  'a.condition': ['used'],
  'a.make': ['Toyota'],
  'a.model': ['Corolla'],
  'a.year': ['2018'],
  'a.transmission': ['automatic'],
  'a.fuelType': ['gasoline'],
  'a.sellerType': ['private'],
}
const begin = (kind = 'buy-and-sell', form = bike, category = 'toys') =>
  startDraft(db, { ownerId: ana.id, kind, category, form })
const newest = async () =>
  (await query('select id, ref from listing where owner_id = $1 order by id desc limit 1', [ana.id]))[0]!

describe("what the form can't send", () => {
  test('field names that every object has are treated like others', () => {
    const form = new FormData()
    for (const name of ['constructor', 'toString', 'title', 'title']) form.append(name, 'x')
    const typed = typedOf(form)
    expect(Object.entries(typed)).toEqual([
      ['constructor', ['x']],
      ['toString', ['x']],
      ['title', ['x', 'x']],
    ])
  })

  test('hours that are not valid JSON are ignored', () => {
    const typed = { 'a.hours.exceptions': ['{'] }
    expect(attributeInputs.hours!.read(typed, 'a.hours', {} as never)).toMatchObject({ exceptions: 'wrong' })
  })

  test('an invalid draft id is answered like an unknown one', async () => {
    const none = { id: 'x', ownerId: ana.id }
    expect(await chooseIn(db, none, { kind: 'job' })).toBe(false)
    expect(await saveTyped(db, none, { version: 1, form: {} })).toBeNull()
    expect(await changeDraft(db, none, 'delete')).toBeNull()
  })
})

test('a date that the calendar does not have is rejected, and one that it has is saved', async () => {
  const home = { ...bike, 'a.propertyType': ['residential'], 'a.kind': ['house'], offer: ['rent'] }
  const send = async (day: string) =>
    submitDraft(context, ana, await begin('property', { ...home, 'a.availableFrom': [day] }, 'house'))
  expect(await send('2027-02-29')).toMatchObject({ problems: { 'a.availableFrom': 'invalid' } })
  expect(await send('2027-02-28')).toMatchObject({ done: 'created' })
  const saved = await query(
    `select attributes ->> 'availableFrom' as day from listing where kind = 'property'`,
  )
  expect(saved).toEqual([{ day: '2027-02-28' }])
})

test('a home is rented by the month or the night; a price by the night is in no band of months', async () => {
  const home = { ...bike, 'a.propertyType': ['residential'], 'a.kind': ['house'], price: ['150'] }
  const send = async (offer: string, period: string) => {
    const form = { ...home, offer: [offer], pricePeriod: [period] }
    await submitDraft(context, ana, await begin('property', form, 'house'))
    const [saved] = await query(
      `select price_period as period, facets from listing where kind = 'property' order by id desc limit 1`,
    )
    return [saved.period, saved.facets.filter((one: string) => one.includes('.price='))]
  }
  expect(await send('rent', 'night')).toEqual(['night', []])
  expect(await send('rent', 'month')).toEqual(['month', ['property.price=rent--500']])
  expect((await send('sale', 'night'))[0]).toBe('once')
})

describe('an edit', () => {
  test('keeps its kind', async () => {
    await submitDraft(context, ana, await begin())
    const { ref } = await newest()
    const id = (await draftOfListing(db, ana, { kind: 'buy-and-sell', ref, as: 'edit' }))!
    expect(await chooseIn(db, { id, ownerId: ana.id }, { kind: 'vehicle' })).toBe(false)
    expect(await findDraft(db, id, ana.id)).toMatchObject({ kind: 'buy-and-sell' })
    await query(`update draft set kind = 'vehicle', form = $2 where id = $1`, [id, JSON.stringify(car)])
    expect(await submitDraft(context, ana, id)).toEqual({ refused: 'gone' })
    await changeDraft(db, { id, ownerId: ana.id }, 'delete')
  })

  test('stays pending, however often it is sent', async () => {
    const { id: listingId, ref } = await newest()
    await query(`update listing set review = 'approved' where id = $1`, [listingId])
    const id = (await draftOfListing(db, ana, { kind: 'buy-and-sell', ref, as: 'edit' }))!
    await saveTyped(db, { id, ownerId: ana.id }, { version: 1, form: { ...bike, title: ['Red bike'] } })
    expect(await submitDraft(context, ana, id)).toEqual({ done: 'saved', waits: true })
    expect(await submitDraft(context, ana, id)).toEqual({ done: 'saved', waits: true })
  })
})

test("doesn't clear a form in another tab", async () => {
  const other = await startNew(context, ana, 'property')
  const stale = await startNew(context, ana, 'event')
  await query(`update draft set updated_at = now() - interval '2 days' where id = $1`, [stale])
  await startNew(context, ana, 'property')
  expect(await findDraft(db, other!, ana.id)).not.toBeNull()
  expect(await findDraft(db, stale!, ana.id)).toBeNull()
})

test('the same question is asked three times, and then once an hour', async () => {
  const { id: ownerId } = await signedIn({ query, origin: 'http://localhost:3000' }, { name: 'Ben' })
  const form = { title: ['Where can I buy a used truck?'], description: ['On Saipan.'], topic: ['food'] }
  const ask = async () =>
    submitDraft(
      context,
      { ...ana, id: ownerId },
      await startDraft(db, { ownerId, kind: 'question', category: 'toys', form }),
    )
  for (let time = 1; time <= 3; time++) expect(await ask()).toHaveProperty('done')
  expect(await ask()).toEqual({ refused: 'same' })
})

describe('the daily limit', () => {
  const sendBefore = (kind: string, count: number) =>
    query(
      `insert into draft (owner_id, kind, submitted_at) select $1, $2, now() from generate_series(1, $3)`,
      [ana.id, kind, count],
    )

  test('of questions', async () => {
    const ask = { title: ['Where?'], description: ['Near Garapan.'], topic: ['food'] }
    await sendBefore('question', 9)
    expect(await submitDraft(context, ana, await begin('question', ask))).toHaveProperty('done')
    expect(await submitDraft(context, ana, await begin('question', ask))).toEqual({ refused: 'often' })
  })

  test('of listings; a draft over the limit is kept until the next day', async () => {
    await sendBefore('buy-and-sell', 30)
    const id = await begin()
    expect(await submitDraft(context, ana, id)).toEqual({ refused: 'often' })
    expect(await findDraft(db, id, ana.id)).toMatchObject({ submitted: false, form: bike })
    await query(`update draft set submitted_at = now() - interval '25 hours' where submitted_at is not null`)
    expect(await submitDraft(context, ana, id)).toMatchObject({ done: 'created' })
  })

  test('holds for those that are sent at the same moment', async () => {
    await query('delete from draft where owner_id = $1', [ana.id])
    await sendBefore('buy-and-sell', 28)
    const ids = await Promise.all(Array.from({ length: 6 }, () => begin()))
    const outcomes = await Promise.all(ids.map((id) => submitDraft(context, ana, id)))
    expect(outcomes.filter((outcome) => outcome && 'done' in outcome)).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome && 'refused' in outcome)).toHaveLength(4)
  })
})

test('of many drafts that are begun at the same moment as many are as there is room for', async () => {
  await query('delete from draft where owner_id = $1', [ana.id])
  await query(
    `insert into draft (owner_id, kind, category) select $1, 'job', 'x' from generate_series(1, 48)`,
    [ana.id],
  )
  const begun = await Promise.all(Array.from({ length: 6 }, () => startNew(context, ana, 'job')))
  expect(begun.filter(Boolean)).toHaveLength(2)
})

test('a copy counts towards the number of drafts', async () => {
  const { ref } = await newest()
  await query(
    `insert into draft (owner_id, kind, category) select $1, 'job', 'x' from generate_series(1, 50)`,
    [ana.id],
  )
  const copy = draftOfListing(db, ana, { kind: 'buy-and-sell', ref, as: 'copy' })
  await expect(copy).rejects.toMatchObject({ status: 303 })
})

describe('the ref of', () => {
  const fieldNames = async (kind: string) => {
    const texts: string[] = []
    const execute = (text: SQL) => {
      texts.push(new PgDialect().sqlToQuery(text).sql)
      return db.execute(text)
    }
    await newRef({ execute } as unknown as Database, { kind })
    return texts.join('\n')
  }

  test('a numbered kind reads all its listings only once', async () => {
    await query(`delete from last_ref where kind = 'job'`)
    expect(await fieldNames('job')).toContain('max(')
    expect(await fieldNames('job')).not.toContain('max(')
  })

  test('the ref of a question is unique among questions', async () => {
    expect(await fieldNames('question')).toContain('from question')
  })
})
