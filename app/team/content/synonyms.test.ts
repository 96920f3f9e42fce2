import { beforeAll, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { classifieds } from '../../areas/classifieds/area.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { seedSynonyms } from '../../directory/words/seed-synonyms.server.ts'
import { loadSearch } from '../../market/search/load-search.server.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { action as deleteAction } from './delete-page.tsx'
import type { ItemValues } from './field.ts'
import { action, loader } from './item-page.tsx'
import { loader as historyLoader } from './history-page.tsx'
import { action as listAction, loader as listLoader } from './list-page.tsx'
import { answerPreview } from './load-preview.server.ts'

const database = await testDatabase()
const { db, pool } = database
const admin = await somebody(db, 'Ada Admin')

function asked(address: string, form?: ItemValues) {
  const [path = ''] = address.split('?')
  const [, ref = ''] = path.split('/')
  const { page, ...args } = loaderArguments(database, `/admin/content/${address}`, {
    viewer: viewerWith(admin, { role: 'admin' }),
  })
  const request = form
    ? new Request(args.url, { method: 'POST', body: new URLSearchParams(form) })
    : args.request
  return { ...args, page, request, params: { kind: 'synonyms', ref }, pattern: '' as never }
}
const send = (address: string, form: ItemValues) =>
  action(asked(address, form)).catch((thrown: unknown) => thrown)

const titles = async (q: string) => {
  const { groups } = await loadSearch(loaderArguments(database, `/search?q=${encodeURIComponent(q)}`))
  return groups.flatMap(({ cards }) => cards.map(({ listing }) => listing.title))
}
const couch = { language: 'en', term: 'Davenport', means: 'sofa, settee', version: '' }

beforeAll(async () => {
  await saveListing(db, classifieds, {
    ref: 's1',
    title: 'Rattan sofa',
    description: '',
    island: 'saipan',
    village: 'Garapan',
    photos: [],
    attributes: { category: 'furniture' },
  })
  for (const [what, subject] of [
    ['term without result', 'davenport'],
    ['term without result', 'used davenport'],
    ['term', 'rattan'],
  ])
    await pool.query(`insert into daily_count (what, subject, day, count) values ($1, $2, $3, 5)`, [
      what,
      subject,
      localDate(new Date()),
    ])
})

test('searches without result stand above the list, each leading to a form that begins with it', async () => {
  const { wanted } = await listLoader(asked('synonyms'))
  expect(wanted.map(({ text, count }) => [text, count])).toEqual([
    ['davenport', 5],
    ['used davenport', 5],
  ])
  const address = wanted[0]!.address.replace('/admin/content/', '')
  expect((await loader({ ...asked(address), params: { kind: 'synonyms', ref: 'new' } })).written).toEqual({
    term: 'davenport',
    language: 'en',
  })
})

test('before it is saved, the searches that would change are shown, and nothing is', async () => {
  expect(await answerPreview(asked('synonyms/preview', couch))).toEqual({
    preview: {
      as: 'searches',
      tried: 2,
      lines: [
        { q: 'davenport', before: [], after: ['Rattan sofa'] },
        { q: 'used davenport', before: [], after: ['Rattan sofa'] },
      ],
    },
  })
  expect(await titles('davenport')).toEqual([])
})

test('one that is saved is searched by, until it is deleted for good', async () => {
  expect(await send('synonyms/new', couch)).toMatchObject({ status: 303 })
  const { rows } = await pool.query(`select id::text, means from synonym where key = 'davenport'`)
  expect(rows).toEqual([{ id: expect.any(String), means: ['sofa', 'settee'] }])
  expect(await titles('davenport')).toEqual(['Rattan sofa'])
  const [{ id }] = rows
  const { version } = await loader({ ...asked(`synonyms/${id}`) })
  await deleteAction(asked(`synonyms/${id}`, { version })).catch((thrown: unknown) => thrown)
  expect(await titles('davenport')).toEqual([])
  await seedSynonyms(db)
  expect(
    (await pool.query(`select deleted_at from synonym where key = 'davenport'`)).rows[0].deleted_at,
  ).not.toBeNull()
})

test('the site brings four hundred of them at least, and none of those that were deleted again', async () => {
  await seedSynonyms(db)
  await pool.query(`update synonym set deleted_at = now() where key = 'haircut'`)
  await seedSynonyms(db)
  const { rows } = await pool.query(
    `select count(*)::int as count, count(distinct language)::int as languages,
       count(*) filter (where key = 'haircut' and deleted_at is null)::int as back from synonym`,
  )
  expect(rows[0].count).toBeGreaterThanOrEqual(400)
  expect(rows[0]).toMatchObject({ languages: 4, back: 0 })
})

test('a word has one synonym: a second is refused at its field, and neither is lost', async () => {
  const rows = async () =>
    (
      await pool.query(
        `select id::text, term, means from synonym where deleted_at is null and key like 'tuktuk%' order by key`,
      )
    ).rows
  const tuktuk = { language: 'en', term: 'Tuktuk', means: 'taxi', version: '' }
  await send('synonyms/new', tuktuk)
  await send('synonyms/new', { ...tuktuk, term: 'Tuktuk ride', means: 'taxis' })
  const [one, other] = await rows()
  const problems = { term: 'This word already has a synonym in this language. Edit that one instead.' }
  expect(await send('synonyms/new', { ...tuktuk, term: 'tukTuk', means: 'bus' })).toMatchObject({
    data: { problems },
  })
  const { version } = await loader(asked(`synonyms/${other.id}`))
  const edit = { ...tuktuk, means: 'bus', version }
  expect(await send(`synonyms/${other.id}`, edit)).toMatchObject({ data: { problems } })
  expect(await answerPreview(asked('synonyms/preview', { ...edit, ref: other.id }))).toMatchObject({
    data: { problems: [{ label: 'Visitors type', problem: problems.term }] },
  })
  expect(await rows()).toEqual([
    { ...one, means: ['taxi'] },
    { ...other, means: ['taxis'] },
  ])
  const { version: seen } = await loader(asked(`synonyms/${one.id}`))
  await deleteAction(asked(`synonyms/${one.id}`, { version: seen })).catch((thrown: unknown) => thrown)
  expect(await send(`synonyms/${other.id}`, edit)).toMatchObject({ status: 303 })
  expect(await rows()).toEqual([{ id: other.id, term: 'Tuktuk', means: ['bus'] }])
})

test('one whose word another had in the meantime comes back under its number, once that word is free', async () => {
  const rickshaw = { language: 'en', term: 'Rickshaw', means: 'taxi', version: '' }
  const rows = async () =>
    (
      await pool.query(
        `select id::text, term from synonym where deleted_at is null and term like 'Rick%' order by key`,
      )
    ).rows
  const address = (id: string) => `/admin/content/synonyms/${id}`
  const restore = async (id: string) => {
    const restored = listAction(asked('synonyms', { restore: id }))
    const answer = (await restored.catch((thrown: unknown) => thrown)) as Response
    return answer.headers.get('location')
  }
  const change = async (id: string, changes: ItemValues) => {
    const { written, version } = await loader(asked(`synonyms/${id}`))
    return send(`synonyms/${id}`, { ...written, version, ...changes })
  }
  const remove = async (id: string) => {
    const { version } = await loader(asked(`synonyms/${id}`))
    await deleteAction(asked(`synonyms/${id}`, { version })).catch((thrown: unknown) => thrown)
  }
  await send('synonyms/new', rickshaw)
  await send('synonyms/new', { ...rickshaw, term: 'Rick' })
  const [{ id: other }, { id: one }] = await rows()
  await remove(one)
  await change(other, { term: 'Rickshaw' })
  expect(await restore(one)).toBe(address(one))
  await change(other, { term: 'Rick' })
  expect(await restore(one)).toBe(`/admin/content/synonyms?deleted=${one}`)
  expect(await rows()).toEqual([
    { id: other, term: 'Rick' },
    { id: one, term: 'Rickshaw' },
  ])
  await remove(one)
  await change(other, { term: 'Rickshaw' })
  await remove(other)
  expect(await change(one, {})).toMatchObject({ status: 303 })
  expect(await rows()).toEqual([{ id: one, term: 'Rickshaw' }])
  const { lines } = await historyLoader(asked(`synonyms/history?of=${one}`))
  expect(lines.map(({ outcome }) => outcome)).toEqual(['restored', 'deleted', 'restored', 'deleted', 'added'])
})

test('a synonym without letters is refused at its field', async () => {
  expect(await send('synonyms/new', { ...couch, term: '?!', means: '–' })).toMatchObject({
    data: { problems: { term: 'This has no letters or digits.', means: 'This has no letters or digits.' } },
  })
})
