import { expect, test } from 'vitest'
import { databaseBefore } from '../../../tests/former-version.ts'
import { findListing } from '../listing-edits/find-listing.server.ts'
import { findKeptEdit } from '../listing-edits/kept-edit.server.ts'
import { differences, mergeEdit } from '../listing-edits/merge.server.ts'
import { submitDraft } from './submit-draft.server.ts'

// Edits as they were stored before migration 0053, which those after it brought to the shape of now.

const { db, pool, upgrade } = await databaseBefore('0053')

/** Returns its id. */
async function insert(table: string, row: object): Promise<string> {
  const columns = Object.keys(row).join()
  const { rows } = await pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1) returning *`,
    [JSON.stringify(row)],
  )
  return rows[0].id
}

const texts = { lang: 'en', title: 'Before', description: 'Words', island: 'saipan', village: 'Garapan' }
const typedTexts = { title: ['After'], description: ['Words'], island: ['saipan'], village: ['Garapan'] }
const monday = (spans: number[][]) => ({ week: [spans, [], [], [], [], [], []] })
const hours: [number, number][] = [
  [360, 480],
  [540, 600],
]
const shop = {
  ...texts,
  contact: { email: 'Ana@example.com', website: 'example.com' },
  attributes: { category: 'other', hours: monday([...hours, [660, 720]]) },
}
const concert = { ...texts, contact: {}, attributes: { category: 'music', organizer: 'The Band' } }
const office = { ...texts, contact: {}, attributes: { category: 'emergency-response' } }
const times = { date: '2031-05-04', start: '18:00', end: '20:00', every: 'once', until: '' }
const typedTimes = Object.fromEntries(Object.entries(times).map(([field, value]) => [field, [value]]))
const nothing = { translations: {}, address: '', lng: null, lat: null, offer: null, priceCents: null }
const base = { ...nothing, priceMaxCents: null, pricePeriod: null, contactPrivate: false, photos: [] }

const [ana, ada] = [
  await insert('users', { full_name: 'Ana Cruz' }),
  await insert('users', { full_name: 'Ada Admin', role: 'admin' }),
]

async function newListing(kind: string, facts: object, owner: string | null): Promise<number> {
  const row = { ...facts, kind, ref: crypto.randomUUID(), owner_id: owner, updated_at: '2026-01-01' }
  const listing_id = Number(await insert('listing', row))
  const time = { starts_at: '2031-05-04T18:00+10:00', ends_at: '2031-05-04T20:00+10:00' }
  if (kind === 'event') await insert('occurrence', { listing_id, ...time })
  return listing_id
}

async function newKeptEdit(kind: string, facts: object, edit: { base: object; input: object }) {
  const listingId = await newListing(kind, facts, ana)
  const of = { subject_kind: kind, subject_ref: String(listingId), listing_id: listingId, owner_id: ana }
  const id = Number(await insert('moderation_case', { type: 'edit', ...of }))
  await insert('listing_revision', { case_id: id, ...edit })
  return { id, listingId }
}

async function newDraft(kind: string, owner_id: string, facts: object, row: object) {
  const listing = await newListing(kind, facts, owner_id === ada ? null : ana)
  const begun = { created_at: '2026-01-02', version: 2, owner_id, listing_id: listing }
  return { listing, id: await insert('draft', { kind, ...begun, ...row }) }
}

const shopEdit = await newKeptEdit('business', shop, {
  base: { ...base, ...shop },
  input: {
    ...shop,
    ref: 'x',
    title: 'After',
    photos: [],
    contact: { email: 'ana@example.com', website: 'https://example.com' },
    attributes: { ...shop.attributes, hours: monday(hours) },
  },
})
const concertEdit = await newKeptEdit('event', concert, {
  base: { ...base, ...concert, part: typedTimes },
  input: { ...concert, ref: 'x', photos: [], part: { ...times, start: '19:00' } },
})
const concertDraft = await newDraft('event', ana, concert, {
  base: { ...base, ...concert, part: typedTimes },
  form: { ...typedTexts, ...typedTimes, 'a.category': ['music'], 'a.organizer': ['The Band'] },
})
const officeForm = { form: { ...typedTexts, 'a.category': ['emergency-response'] } }
const officeDraft = await newDraft('government', ada, office, officeForm)
const contestedDraft = await newDraft('government', ada, office, officeForm)
await pool.query(`update listing set address = 'Harbor', updated_at = '2026-01-03' where id = $1`, [
  contestedDraft.listing,
])

await upgrade()

const submit = (id: string, sender: string, role: 'user' | 'admin') =>
  submitDraft({ database: db, demo: true, language: 'en' }, { id: sender, emailVerified: true, role }, id)
const factsNow = async (id: number) => (await findListing(db, { id }))!.facts

test.each([
  ['a shop its title, and nothing that its form could not say', shopEdit, ['title']],
  ['a concert its times', concertEdit, ['part']],
])('an edit that waits changes of %s', async (_, edit, changed) => {
  const kept = (await findKeptEdit(db, edit))!
  const { facts, contested } = mergeEdit(kept.listing.area, kept)
  expect([...differences(kept.listing.area, kept.now, facts)]).toEqual(changed)
  expect([...contested]).toEqual([])
  expect(Object.keys(kept.edit).toSorted()).toEqual(Object.keys(kept.now).toSorted())
})

test('a draft changes what was typed in it', async () => {
  expect(await submit(concertDraft.id, ana, 'user')).toEqual({ done: 'saved', waits: true })
  const [{ id }] = (await pool.query('select max(id)::int as id from moderation_case')).rows
  const kept = (await findKeptEdit(db, { id, listingId: concertDraft.listing }))!
  expect([...differences(kept.listing.area, kept.now, kept.edit)]).toEqual(['title'])

  expect(await submit(officeDraft.id, ada, 'admin')).toEqual({ done: 'saved', waits: false })
  expect(await factsNow(officeDraft.listing)).toMatchObject({ title: 'After', address: '' })
})

test('a draft of an admin who has not seen what another changed is told of that once', async () => {
  expect(await submit(contestedDraft.id, ada, 'admin')).toMatchObject({ refused: 'stale' })
  expect(await factsNow(contestedDraft.listing)).toMatchObject({ title: 'Before', address: 'Harbor' })
  expect(await submit(contestedDraft.id, ada, 'admin')).toEqual({ done: 'saved', waits: false })
  expect(await factsNow(contestedDraft.listing)).toMatchObject({ title: 'After', address: 'Harbor' })
})
