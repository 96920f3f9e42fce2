import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Role } from '../../ground/request/viewer.ts'
import '../../registry/audited.server.ts'
import { loadAudit } from '../audit-page/load-audit.server.ts'
import { areaOf } from '../../directory/known-areas.ts'
import { seedSamples } from '../../registry/samples.server.ts'
import { readSought } from '../../directory/words/sought.server.ts'
import { searchArticles } from '../../reading/articles/search-articles.server.ts'
import { saveArticle } from '../../reading/articles/save-article.server.ts'
import { labelsOf } from '../../reading/articles/terms.server.ts'
import { saveListing } from '../../directory/save-listing.server.ts'
import { findStandingPage } from '../../reading/standing-pages/find-standing-pages.server.ts'
import { seedStandingPages } from '../../reading/standing-pages/seed-standing-pages.server.ts'
import { action as deleteAction, loader as deleteLoader } from './delete-page.tsx'
import { loader as historyLoader } from './history-page.tsx'
import { action, loader } from './item-page.tsx'
import { action as listAction, loader as listLoader } from './list-page.tsx'
import { loader as overviewLoader } from './overview-page.tsx'
import { action as previewDocument } from './preview-document.ts'
import { answerPreview, loadPreview } from './load-preview.server.ts'
import type { ItemValues } from './field.ts'
import { reindexTerm } from './reindex-term.server.ts'
import type { UnsavedItem } from './unsaved.ts'

const database = await testDatabase()
const { db, pool } = database
await seedStandingPages(db)
const admin = await somebody(db, 'Ada Admin')

/** What a page of the content is called with. @param form what is sent to it */
function asked(address: string, { form, role = 'admin' }: { form?: ItemValues; role?: Role } = {}) {
  const [path = '', query = ''] = address.split('?')
  const [kind = '', ref = ''] = path.split('/')
  const { page: context, ...args } = loaderArguments(database, `/admin/content/${path}?${query}`, {
    viewer: viewerWith(admin, { role }),
  })
  const body = form && new URLSearchParams(form)
  const request = form ? new Request(args.url, { method: 'POST', body }) : args.request
  return {
    ...args,
    page: context,
    request,
    params: { kind, ref: decodeURIComponent(ref) },
    pattern: '' as never,
  }
}
const read = (address: string) => loader(asked(address))
const history = async (address: string) => (await historyLoader(asked(address))).lines
const list = async (address: string) => (await listLoader(asked(address))).items

/** What came of it: where it led to, or what was answered. */
async function outcomeOf(sent: Promise<unknown>) {
  const answer = await sent.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { to: answer.headers.get('location') }
  return answer as { init: { status: number }; data: Partial<UnsavedItem> }
}

/** What was sent and not saved, as the form shows it then. */
async function unsaved(address: string, form: ItemValues) {
  const answer = await send(address, form)
  if ('to' in answer) throw new Error(`${address} was saved.`)
  return answer.data as UnsavedItem
}

const send = (address: string, form: ItemValues, role?: Role) =>
  outcomeOf(action(asked(address, { form, ...(role && { role }) })))
/** Deletes as after the confirmation. */
const remove = (address: string, form: ItemValues, role?: Role) =>
  outcomeOf(deleteAction(asked(address, { form, ...(role && { role }) })))
const removeNow = async (address: string) => remove(address, { version: (await read(address)).version })
/** As the button beside what was just deleted. */
const undo = (kind: string, restore: string, role?: Role) =>
  outcomeOf(listAction(asked(kind, { form: { restore }, ...(role && { role }) })))

/** As its form sends an item, with some fields written otherwise. */
async function change(address: string, changes: ItemValues) {
  const { written, version } = await read(address)
  return send(address, { ...written, version, ...changes })
}

/** What was decided about what a user means by a text, the latest first. */
const audited = async (text: string) => {
  const parameters = new URLSearchParams({ subject: text })
  const viewer = viewerWith(admin, { role: 'admin' })
  return (await loadAudit(loaderArguments(database, `/admin/audit?${parameters}`, { viewer }))).lines
}

const question: ItemValues = {
  slug: 'parking',
  category: 'travel',
  lang: 'en',
  'question.en': 'Where can I park?',
  'answer.en': 'At the beach.',
}

test('where there is nothing, there is nothing to show, and something to add', async () => {
  expect(await list('faq')).toEqual([])
  expect(await history('faq/history')).toEqual([])
  const overview = await overviewLoader({ ...asked(''), params: {} })
  expect(overview.kinds.find(({ name }) => name === 'faq')).toMatchObject({ count: 0, isMore: false })
  expect(await read('faq/new')).toMatchObject({ ref: null, written: {}, version: '', address: null })
})

test.each(['nothing/new', 'pages/new', 'faq/none', 'faq/none?before=1'])('%s is no page', async (address) => {
  const answer = Promise.resolve().then(() => read(address))
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
})

test('an unknown kind has no list', async () => {
  await expect(listLoader(asked('nothing'))).rejects.toMatchObject({ init: { status: 404 } })
})

test('a question is added, found at once by its words, and its page of the history says by whom', async () => {
  expect(await send('faq/new', { ...question, version: '' })).toEqual({
    to: '/admin/content/faq/parking?saved',
  })
  expect(await read('faq/parking')).toMatchObject({
    written: { ...question, position: '1' },
    address: '/ask-local#faq-parking',
  })
  expect(await list('faq')).toMatchObject([{ ref: 'parking', title: 'Where can I park?', languages: ['en'] }])
  expect(await list('faq?q=PARK')).toHaveLength(1)
  expect(await list('faq?q=parrot')).toEqual([])
  const { rows } = await pool.query(`select search_text from faq_item where ref = 'parking'`)
  expect(rows[0].search_text).toContain('beach')
  expect(await history('faq/history?of=parking')).toMatchObject([
    { ref: 'parking', by: 'Ada Admin', outcome: 'added' },
  ])
  const { rows: audit } = await pool.query(`select * from audit where subject_id = 'faq/parking'`)
  expect(audit).toMatchObject([
    { actor_id: admin, action: 'content', changes: { 'answer.en': [null, 'At the beach.'] } },
  ])
  expect(await audited('/admin/content/faq/parking')).toMatchObject([
    {
      subject: { kind: 'Content', title: 'Where can I park?', href: '/admin/content/faq/parking' },
      changes: expect.arrayContaining([
        expect.objectContaining({ label: 'Topic' }),
        { label: 'Answer, English', before: null, after: [{ text: 'At the beach.' }] },
      ]),
    },
  ])
})

test('the audit of it is found by a part of its title and by the address at which visitors read it', async () => {
  const { written } = await read('pages/about')
  await pool.query(
    `insert into audit (action, subject_kind, subject_id) values ('content', 'content', 'pages/about')`,
  )
  const titlesOf = async (text: string) => (await audited(text)).map(({ subject }) => subject.title)
  for (const text of ['where can i', 'park?', '/ask-local', '/ask-local#faq-parking'])
    expect(await titlesOf(text), text).toEqual(['Where can I park?'])
  for (const text of ['/about', 'https://proa.example/about', written['title.en']!])
    expect(await titlesOf(text), text).toEqual([written['title.en']])
  for (const text of ['Nowhere', '/ask-local#faq-x', '/ask', '/careers', '/admin/content/faq/%', 'https://'])
    expect(await titlesOf(text), text).toEqual([])
})

test('missing and invalid values show an error at their field, and what was typed is kept', async () => {
  const typed = {
    ...question,
    slug: 'Über uns',
    category: 'none',
    position: '0',
    'question.ko': '주차',
    'answer.en': '',
  }
  expect(await send('faq/new', { ...typed, version: '' })).toMatchObject({
    init: { status: 422 },
    data: {
      written: { slug: 'Über uns', 'question.ko': '주차' },
      problems: {
        slug: expect.stringContaining('first-visit'),
        category: 'Choose one of the options.',
        position: 'Enter a number from 1 to 99,999.',
        'answer.en': 'Please fill this in.',
        // A translation is whole, or there is none.
        'answer.ko': 'Please fill this in.',
      },
    },
  })
  for (const slug of ['new', 'history', 'preview', 'a--b', 'x'.repeat(81)])
    expect(await send('faq/new', { ...question, slug, version: '' }), slug).toMatchObject({
      data: { problems: { slug: expect.anything() } },
    })
  expect(await send('faq/new', { ...question, version: '' })).toMatchObject({
    data: { problems: { slug: 'This name is already used.' } },
  })
})

test('when two people write at once, the second sees what the first wrote and keeps their own text', async () => {
  const { written, version } = await read('faq/parking')
  await change('faq/parking', { 'answer.en': 'Behind the church.' })
  const late = { ...written, version, 'answer.en': 'Nowhere.' }
  expect(await send('faq/parking', late)).toMatchObject({
    init: { status: 409 },
    data: { written: { 'answer.en': 'Nowhere.' }, theirs: { 'answer.en': 'Behind the church.' } },
  })
  expect((await read('faq/parking')).written['answer.en']).toBe('Behind the church.')
  // Seen by them, it may be replaced.
  expect(await change('faq/parking', late)).toMatchObject({ data: { outcome: 'stale' } })
  const { version: seen } = await read('faq/parking')
  expect(await send('faq/parking', { ...late, version: seen })).toEqual({
    to: '/admin/content/faq/parking?saved',
  })
})

test('to save the same again changes nothing, so that a second press does no harm', async () => {
  const { written, version } = await read('faq/parking')
  const before = await history('faq/history')
  const changed = { ...written, version, 'answer.en': 'Ask.' }
  await send('faq/parking', changed)
  expect(await send('faq/parking', changed)).toEqual({ to: '/admin/content/faq/parking?saved' })
  expect(await history('faq/history')).toHaveLength(before.length + 1)
})

test('what was there before a change is brought back as a change of its own', async () => {
  const [latest] = await history('faq/history?of=parking')
  const shown = await read(`faq/parking?before=${latest!.id}`)
  expect(shown).toMatchObject({ written: { 'answer.en': 'Nowhere.' }, earlier: { by: 'Ada Admin' } })
  await send(`faq/parking?before=${latest!.id}`, { ...shown.written, version: shown.version })
  const [undone] = await history('faq/history?of=parking')
  expect(undone).toMatchObject({ changes: [{ name: 'answer.en', was: 'Ask.', is: 'Nowhere.' }] })
  // Another's number is none of this item.
  await expect(read(`faq/none?before=${latest!.id}`)).rejects.toMatchObject({ init: { status: 404 } })
})

test('what an admin writes on a standing page is dated, and stays when the site starts again', async () => {
  await change('pages/careers', {
    'title.en': 'Work with {site}',
    'body.en': '## Now\n\n[x](javascript:alert(1))',
  })
  await seedStandingPages(db)
  const { page: context } = asked('')
  expect(await findStandingPage(db, context, 'careers')).toMatchObject({ title: 'Work with Proa' })
  expect(await read('pages/careers')).toMatchObject({ written: { 'title.en': 'Work with {site}' } })
  // Texts of other languages are those that were there.
  expect((await read('pages/careers')).written['body.ko']).toContain('##')
})

const article: ItemValues = {
  slug: 'reef-walk',
  category: 'outdoors',
  tags: 'beaches reef',
  author: 'Ben',
  published: '2026-01-31',
  hidden: 'on',
  lang: 'ko',
  'title.ko': '산호초 걷기',
  'excerpt.ko': '바다 옆에서',
  'content.ko': '하나\n둘',
}
const found = async () => {
  const { page } = asked('')
  return (await searchArticles(db, page, await readSought(db, page, '산호초'), 5)).count
}

test('an article is written hidden, in one language, and found once it is shown; others keep what they are', async () => {
  expect(await send('articles/new', { ...article, version: '' })).toMatchObject({ to: expect.anything() })
  expect(await read('articles/reef-walk')).toMatchObject({ written: article })
  expect(await found()).toBe(0)
  await change('articles/reef-walk', { hidden: '' })
  expect(await found()).toBe(1)
  const { rows } = await pool.query(`select published_at, sample from article where slug = 'reef-walk'`)
  expect(rows).toEqual([{ published_at: new Date('2026-01-31T09:00+10:00'), sample: false }])
})

test('the time of day at which an article was published stays as long as its day does', async () => {
  const publishedAt = new Date('2026-02-01T16:45+10:00')
  const texts = { title: 'Late', excerpt: 'Late', content: 'Late' }
  await saveArticle(db, {
    slug: 'late',
    category: 'travel',
    tags: [],
    authorName: 'Ben',
    publishedAt,
    ...texts,
  })
  const at = async () =>
    (await pool.query(`select published_at from article where slug = 'late'`)).rows[0].published_at
  await change('articles/late', { 'title.en': 'Later' })
  expect(await at()).toEqual(publishedAt)
  await change('articles/late', { published: '2026-02-02' })
  expect(await at()).toEqual(new Date('2026-02-02T09:00+10:00'))
  expect(await change('articles/late', { published: '2999-01-01' })).toMatchObject({
    data: { problems: { published: expect.stringContaining('not in the future') } },
  })
})

test.each([
  ['image', 'https://elsewhere.example/x.png'],
  ['image', '/media/../secret.webp'],
  ['tags', 'a b <script>'],
  ['category', 'none'],
  ['published', '2026-02-30'],
])('%s can’t be %s', async (name, value) => {
  expect(await change('articles/reef-walk', { [name]: value })).toMatchObject({
    init: { status: 422 },
    data: { problems: { [name]: expect.anything() } },
  })
})

test('hostile text is kept as it is, without what no text has', async () => {
  const title = `<img src=x onerror=alert(1)> {"a"} '; drop table article; --`
  await change('articles/reef-walk', { 'title.ko': `${title}\0` })
  expect((await read('articles/reef-walk')).written['title.ko']).toBe(title)
})

test('a preview is what visitors would read, and nothing of it stays', async () => {
  const look = async (address: string, form: ItemValues) =>
    answerPreview(asked(address, { form })) as Promise<unknown>
  const { written } = await read('faq/parking')
  const before = await history('faq/history')
  const newAnswer = { ...written, ref: 'parking', hidden: 'on', 'answer.en': 'Not yet.' }
  expect(await look('faq/preview', newAnswer)).toMatchObject({
    preview: { as: 'faq', items: [{ question: 'Where can I park?', answer: 'Not yet.' }] },
  })
  expect(await look('articles/preview', { ...article, slug: 'new-one' })).toMatchObject({
    preview: {
      as: 'article',
      article: { title: '산호초 걷기', lang: 'ko', category: { label: 'Outdoors' } },
    },
  })
  const about = (await read('pages/about')).written
  expect(await look('pages/preview', { ...about, ref: 'about', 'title.en': 'Of {site}' })).toMatchObject({
    preview: { as: 'standing', text: { title: 'Of Proa' } },
  })
  expect(await look('faq/preview', { ...newAnswer, 'answer.en': '' })).toMatchObject({
    data: { problems: [{ label: 'Answer, English', problem: 'Please fill this in.' }] },
  })
  expect((await read('faq/parking')).written).toEqual(written)
  expect((await read('pages/about')).written).toEqual(about)
  await expect(read('articles/new-one')).rejects.toMatchObject({ init: { status: 404 } })
  expect(await history('faq/history')).toEqual(before)
  const { rows } = await pool.query(`select from content_revision where kind = 'pages' and ref = 'about'`)
  expect(rows).toEqual([])
})

const shelterNames = async () => (await list('shelters')).map(({ title }) => title)

test('something new is put in its place, and moved up and down; no one who writes elsewhere is disturbed', async () => {
  const before = await shelterNames()
  const { written, version } = await read('shelters/1')
  expect(written).toEqual({ name: before[0], island: 'saipan', position: '1' })
  const church = { name: 'The church', island: 'rota', version: '' }
  const { to } = (await send('shelters/new', { ...church, position: '2' })) as { to: string }
  const added = to.replace(/^.*(shelters\/\d+).*$/, '$1')
  expect(await shelterNames()).toEqual([before[0], 'The church', ...before.slice(1)])
  await change(added, { position: '4' })
  expect((await shelterNames()).indexOf('The church')).toBe(3)
  await change(added, { position: '1' })
  expect((await shelterNames())[0]).toBe('The church')
  await change(added, { position: '' })
  expect((await shelterNames()).at(-1)).toBe('The church')
  await change(added, { position: '999' })
  expect((await history(`shelters/history?of=${added.split('/')[1]}`)).length).toBe(4)
  // The first one was moved by all this, and is still what its writer saw.
  expect(await send('shelters/1', { ...written, name: 'High school', version })).toMatchObject({
    to: expect.anything(),
  })
})

test('editing an item that was moved in the meantime leaves it there, and moving it too shows a conflict', async () => {
  const before = await shelterNames()
  const [first] = await list('shelters')
  const address = `shelters/${first!.ref}`
  const { written, version } = await read(address)
  await change(address, { position: '3' })
  const place = async () => (await read(address)).written.position
  expect(await send(address, { ...written, source: 'the mayor', version })).toMatchObject({
    to: expect.anything(),
  })
  expect(await place()).toBe('3')
  // The same words and another place: both moved it.
  const { written: seen, version: of } = await read(address)
  await change(address, { position: '2' })
  const moved = await send(address, { ...seen, version: of, position: '5' })
  expect(moved).toMatchObject({
    init: { status: 409 },
    data: { theirs: { position: '2' }, written: { position: '5' } },
  })
  expect(await place()).toBe('2')
  // Told of their words, one sends one's own again: they do not move it unawares.
  const { version: late } = await read(address)
  await change(address, { position: '4', source: 'a friend' })
  const stale = await unsaved(address, { ...seen, version: late, position: '2', source: 'me' })
  expect(stale).toMatchObject({ outcome: 'stale', written: { position: '4', source: 'me' } })
  await send(address, { ...stale.written, version: stale.version })
  expect((await read(address)).written).toMatchObject({ position: '4', source: 'me' })
  await change(address, { position: '1', source: '' })
  expect(await shelterNames()).toEqual(before)
  // What is brought back from the history comes back where it is now, unless it was the place that changed.
  await change(address, { name: 'A school' })
  const [renamed] = await history(`shelters/history?of=${first!.ref}`)
  await change(address, { position: '2' })
  const [shifted] = await history(`shelters/history?of=${first!.ref}`)
  expect((await read(`${address}?before=${renamed!.id}`)).written).toMatchObject({ position: '2' })
  expect((await read(`${address}?before=${shifted!.id}`)).written).toMatchObject({ position: '1' })
  await change(address, { position: '1', name: before[0]! })
})

test('a form that was sent back with an error keeps the version that its author saw', async () => {
  const [first] = await list('shelters')
  const address = `shelters/${first!.ref}`
  const { written, version } = await read(address)
  const wrong = await unsaved(address, { ...written, version, name: '', kept: 'here' })
  await change(address, { source: 'somebody else' })
  expect(wrong.kept).toBe('here')
  const mended = { ...written, version: wrong.version, name: 'Mended' }
  expect(await send(address, mended)).toMatchObject({
    init: { status: 409 },
    data: { theirs: { source: 'somebody else' } },
  })
  await change(address, { source: '' })
})

test('what is saved names what the browser kept of it until then', async () => {
  const { written, version } = await read('shelters/1')
  expect(await send('shelters/1', { ...written, version, kept: 'a b' })).toEqual({
    to: '/admin/content/shelters/1?saved=a%20b',
  })
})

test('a number that visitors may call has its day and its source', async () => {
  const clinic = 'emergency-contacts/3'
  const number = { phone: '(670) 532-9461' }
  const problem = expect.stringContaining('Visitors rely on this')
  expect(await change(clinic, number)).toMatchObject({
    init: { status: 422 },
    data: { problems: { checked_on: problem, source: problem } },
  })
  expect(await change(clinic, { ...number, checked_on: '2999-01-01', source: 'x' })).toMatchObject({
    data: { problems: { checked_on: expect.stringContaining('not in the future') } },
  })
  for (const wrong of ['call me', '12', 'tel:911']) {
    const refused = { data: { problems: { phone: expect.stringContaining('911') } } }
    expect(await change(clinic, { phone: wrong, checked_on: '2026-01-31', source: 'x' })).toMatchObject(
      refused,
    )
  }
  for (const wrong of ['http://weather.gov', 'javascript:alert(1)', 'https://x'])
    expect(await change(clinic, { website: wrong })).toMatchObject({
      data: { problems: { website: expect.anything() } },
    })
  await change(clinic, { ...number, checked_on: '2026-01-31', source: 'their own website' })
  expect((await list('emergency-contacts')).map(({ checkedOn }) => checkedOn)).toContain('2026-01-31')
})

describe('what was deleted', () => {
  const deletedList = async (kind: string, ref: string) =>
    (await listLoader(asked(`${kind}?deleted=${ref}`))).deleted

  test('is asked about first, gone then, and brought back by one press: itself, in its place, with its history', async () => {
    const before = await list('shelters')
    const [, second] = before
    const address = `shelters/${second!.ref}`
    const { written, version } = await read(address)
    expect(await deleteLoader(asked(address))).toMatchObject({ version, removal: 'Delete', written })
    expect(await remove(address, { version: 'old' })).toMatchObject({ init: { status: 409 } })
    expect(await list('shelters')).toEqual(before)
    const to = `/admin/content/shelters?deleted=${second!.ref}`
    expect(await remove(address, { version })).toEqual({ to })
    // A second press does no harm, and to ask once more leads to what was done.
    expect(await remove(address, { version })).toEqual({ to })
    expect(await outcomeOf(deleteLoader(asked(address)))).toEqual({ to })
    expect(await shelterNames()).not.toContain(written.name)
    expect(await deletedList('shelters', second!.ref)).toMatchObject({ title: written.name, isBack: false })
    const gone = { title: written.name, isGone: true }
    for (const text of [written.name as string, `/admin/content/${address}`])
      expect((await audited(text))[0]).toMatchObject({ subject: gone })
    const { rows: places } = await pool.query('select position from shelter order by position')
    expect(places.map(({ position }) => position)).toEqual(places.map((_, at) => at + 1))

    expect(await undo('shelters', second!.ref)).toEqual({ to })
    expect(await undo('shelters', second!.ref)).toEqual({ to })
    expect(await list('shelters')).toEqual(before)
    expect((await read(address)).written).toEqual(written)
    expect(await deletedList('shelters', second!.ref)).toMatchObject({ isBack: true })
    const lines = await history(`shelters/history?of=${second!.ref}`)
    expect(lines.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['restored', 'deleted'])
    const { rows: audit } = await pool.query(
      'select changes from audit where subject_id = $1 order by id desc limit 2',
      [address],
    )
    expect(audit.map(({ changes }) => changes.name)).toEqual([
      [null, written.name],
      [written.name, null],
    ])
  })

  test('opens as it was for whoever comes to it, and comes back under its name when it is saved', async () => {
    const [first] = await list('shelters')
    const address = `shelters/${first!.ref}`
    const { written, version } = await read(address)
    await remove(address, { version })
    const gone = await read(address)
    expect(gone).toMatchObject({
      written,
      version: '',
      isGone: true,
      address: null,
      removal: null,
      earlier: { by: 'Ada Admin' },
    })
    // Who was still writing on it is told, and keeps what they wrote.
    expect(await send(address, { ...written, name: 'Mine', version })).toMatchObject({
      init: { status: 409 },
      data: { theirs: null, version: '', written: { name: 'Mine' } },
    })
    expect(await send(address, { ...gone.written, version: '' })).toMatchObject({
      to: `/admin/content/${address}?saved`,
    })
    expect((await list('shelters'))[0]).toEqual(first)
  })

  test('and was never there is not made by writing to its address', async () => {
    const { written } = await read('shelters/1')
    for (const ref of ['999', 'x', '1 or true'])
      expect(await send(`shelters/${ref}`, { ...written, version: '' }), ref).toMatchObject({
        init: { status: 404 },
      })
    expect(await undo('shelters', '999')).toEqual({ to: '/admin/content/shelters/999' })
    expect(await deletedList('shelters', '999')).toBeNull()
  })

  test('and would be wrong by now is brought back in its form', async () => {
    const [first] = await list('emergency-contacts')
    const address = `emergency-contacts/${first!.ref}`
    await removeNow(address)
    await pool.query(
      `update content_revision set before = before || '{"phone": "1-800-NONE"}' where kind = 'emergency-contacts' and after is null`,
    )
    expect(await undo('emergency-contacts', first!.ref)).toEqual({ to: `/admin/content/${address}` })
    const { written } = await read(address)
    expect(await send(address, { ...written, version: '', phone: '911' })).toMatchObject({
      to: expect.anything(),
    })
    expect((await list('emergency-contacts'))[0]).toEqual(first)
  })

  test.each(['faq/parking', 'pages/about', 'blog-categories/travel', 'shelters/999'])(
    '%s can’t be deleted',
    async (address) => {
      const missing = { init: { status: 404 } }
      expect(await outcomeOf(deleteLoader(asked(address)))).toMatchObject(missing)
      expect(await remove(address, { version: '' })).toMatchObject(missing)
    },
  )
})

test('the preview of a number is the whole emergency page', async () => {
  const { written } = await read('emergency-contacts/1')
  const form = { ...written, ref: '1', name: '<script>alert(1)</script>', phone: '911' }
  const shown = await previewDocument(asked('emergency-contacts/preview-document?lang=ko', { form }))
  const html = await shown.text()
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).toContain('This is a preview')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await read('emergency-contacts/1')).written).toEqual(written)
  const wrong = await previewDocument(asked('shelters/preview-document', { form: { ref: '1' } }))
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Please fill this in.')])
})

const called = (name: string) =>
  Object.fromEntries(['en', 'ko', 'ja', 'zh'].map((language) => [`label.${language}`, `${name} ${language}`]))

test('a category is called in all languages, offered, moved among its own, and then offered no more', async () => {
  const missing = { slug: 'fishing', version: '', 'label.en': 'Fishing' }
  expect(await send('blog-categories/new', missing)).toMatchObject({
    data: { problems: { 'label.ko': 'Please fill this in.', 'label.zh': 'Please fill this in.' } },
  })
  await send('blog-categories/new', { ...missing, ...called('Fishing'), position: '2' })
  const offered = async () => {
    const { page: context } = asked('')
    return (await labelsOf(db, { ...context, language: 'ko' })).categories.map(({ label }) => label)
  }
  expect((await offered())[1]).toBe('Fishing ko')
  await change('articles/reef-walk', { category: 'fishing' })
  await change('blog-categories/fishing', { hidden: 'on' })
  expect(await offered()).not.toContain('Fishing ko')
  // It is in use: an article that has it keeps it, and can still be written on.
  expect(await change('articles/reef-walk', { author: 'Lia' })).toMatchObject({ to: expect.anything() })
  expect((await read('articles/reef-walk')).written.category).toBe('fishing')
})

test('a subcategory has its place within its category, and businesses are found by what it is called now', async () => {
  const within = (parent: string) =>
    pool
      .query(`select value from term where taxonomy = 'business' and parent = $1 order by position`, [parent])
      .then(({ rows }) => rows.map(({ value }) => value))
  const [restaurants, tours] = [await within('restaurants'), await within('tour-guides')]
  await change('business-subcategories/seafood', { position: '1', ...called('Fresh fish') })
  expect(await within('restaurants')).toEqual(['seafood', ...restaurants.filter((one) => one !== 'seafood')])
  await change('business-subcategories/seafood', { parent: 'tour-guides' })
  expect(await within('tour-guides')).toEqual([...tours, 'seafood'])
  expect(await within('restaurants')).not.toContain('seafood')
  expect(await list('business-subcategories?q=생태')).toEqual([])
  expect(await listLoader(asked('business-subcategories?q=fresh+fish'))).toMatchObject({
    items: [{ ref: 'seafood', title: 'Fresh fish en', group: 'Tour Guides' }],
  })
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs where key like 'reindex-term%'`,
  )
  expect(rows).toEqual([{ payload: { value: 'seafood' } }])
  const area = areaOf('business')!
  const kept = { title: 'Boat', description: '', island: 'saipan', village: 'Garapan', photos: [] } as const
  const attributes = { category: 'tour-guides', subcategories: ['seafood'] }
  await saveListing(db, area, { ...kept, ref: 'boat', attributes })
  await pool.query(`update listing set search_text = '' where kind = 'business'`)
  await reindexTerm.run({ value: 'seafood' }, { database: db })
  const { rows: found } = await pool.query(`select search_text from listing where kind = 'business'`)
  expect(found[0].search_text).toContain('fresh fish ko')
})

test('a label that a migration changes is what businesses are found by, but for one that staff have changed', async () => {
  const migration = await readFile('app/ground/db/migrations/0276_typhoon_shutters_label.sql', 'utf8')
  const labelled = async (zh: string) => {
    await pool.query(
      `update term set labels = labels || jsonb_build_object('zh', $1::text) where value = 'windows-and-doors'`,
      [zh],
    )
    await pool.query(migration)
    const { rows } = await pool.query(
      `select labels ->> 'zh' as zh from term where value = 'windows-and-doors'`,
    )
    return rows[0].zh
  }
  const waiting = async () => {
    const { rows } = await pool.query(
      `select payload from graphile_worker._private_jobs join graphile_worker._private_tasks task on task.id = task_id
       where identifier = $1 and payload ->> 'value' = 'windows-and-doors'`,
      [reindexTerm.name],
    )
    return rows.map(({ payload }) => payload)
  }
  expect(await labelled('门窗与防台风百叶')).toBe('门窗与防风窗板')
  expect(await waiting()).toEqual([]) // no listing has it
  const kept = {
    title: 'Shutters',
    description: '',
    island: 'saipan',
    village: 'Garapan',
    photos: [],
  } as const
  const attributes = { category: 'home-contractors', subcategories: ['windows-and-doors'] }
  await saveListing(db, areaOf('business')!, { ...kept, ref: 'shutters', attributes })
  expect(await labelled('百叶窗')).toBe('百叶窗')
  expect(await waiting()).toEqual([])
  await pool.query(`update listing set search_text = '' where ref = 'shutters'`)
  expect(await labelled('门窗与防台风百叶')).toBe('门窗与防风窗板')
  const [payload] = await waiting()
  await reindexTerm.run(payload, { database: db })
  const { rows } = await pool.query(`select search_text from listing where ref = 'shutters'`)
  expect(rows[0].search_text).toContain('防风窗板')
})

test('the preview of a word shows those beside it in their order, in the language of the page', async () => {
  const { written } = await read('question-topics/food')
  const form = { ...written, ref: 'food', position: '1', 'label.en': 'Eating' }
  expect(await answerPreview(asked('question-topics/preview', { form }))).toMatchObject({
    preview: {
      as: 'terms',
      value: 'food',
      terms: expect.arrayContaining([{ value: 'food', label: 'Eating' }]),
    },
  })
  expect((await read('question-topics/food')).written).toEqual(written)
})

describe('listings that the team keeps', () => {
  const office = 'government/police'
  const title = async (ref: string) =>
    (await pool.query(`select title from listing where kind = 'government' and ref = $1`, [ref])).rows[0]
      .title

  beforeAll(async () => {
    await seedSamples(db, new Date())
    await pool.query(
      `update listing set ref = 'police' where id = (select min(id) from listing where kind = 'government')`,
    )
  })

  test('have their words written in four languages, found by them, and nothing else of them changes', async () => {
    const { rows: before } = await pool.query(
      `select * from listing where kind = 'government' and ref = 'police'`,
    )
    const { written } = await read(office)
    expect(Object.keys(written)).toEqual(expect.arrayContaining(['title.ko', 'services.ja', 'fees.zh']))
    await change(office, { 'title.ko': '바닷가재 사무소', 'services.en': 'One\n\n Two ', featured: 'on' })
    const { rows: after } = await pool.query(
      `select * from listing where kind = 'government' and ref = 'police'`,
    )
    expect(after[0]).toMatchObject({
      featured: true,
      sample: false,
      title: before[0].title,
      contact: before[0].contact,
      attributes: { ...before[0].attributes, services: ['One', 'Two'] },
      translations: { ko: { title: '바닷가재 사무소' }, ja: before[0].translations.ja },
    })
    expect(after[0].search_text).toContain('바닷가재')
    const lines = { 'services.en': 'x'.repeat(161) }
    expect(await change(office, lines)).toMatchObject({
      data: { problems: { 'services.en': 'Use up to 160 characters per line.' } },
    })
  })

  test('are looked at as their page shows them, and hidden', async () => {
    const { written } = await read(office)
    const form = { ...written, ref: 'police', 'title.en': 'Guards' }
    expect(await answerPreview(asked('government/preview', { form }))).toMatchObject({
      preview: {
        as: 'area',
        name: 'government',
        data: { found: true, missing: false, listing: { title: 'Guards' } },
      },
    })
    expect(await title('police')).not.toBe('Guards')
    await change(office, { hidden: 'on' })
    const { rows } = await pool.query(
      `select hidden_at from listing where kind = 'government' and ref = 'police'`,
    )
    expect(rows[0].hidden_at).toBeInstanceOf(Date)
    for (const kind of ['attractions', 'tours']) {
      const [first] = await list(kind)
      const { written } = await read(`${kind}/${first!.ref}`)
      const looked = asked(`${kind}/preview`, { form: { ...written, ref: first!.ref, 'title.en': 'Mine' } })
      const listing = { title: 'Mine' }
      const preview =
        kind === 'tours'
          ? { as: 'area', name: 'tour', data: { listing } }
          : { data: { found: true, listing } }
      expect(await answerPreview(looked)).toMatchObject({ preview })
    }
  })

  test('a stop of a tour is told in all languages, moved, seen and taken away', async () => {
    const [first] = await list('tour-stops')
    const { written } = await read(`tour-stops/${first!.ref}`)
    const ofTour = async () =>
      (await list('tour-stops')).filter(({ group }) => group === first!.group).map(({ title }) => title)
    const before = await ofTour()
    expect(await send('tour-stops/new', { ...written, lat: '99', picture: '', version: '' })).toMatchObject({
      data: { problems: { lat: expect.stringContaining('13.9'), picture: 'Please fill this in.' } },
    })
    await send('tour-stops/new', { ...written, 'title.en': 'The pier', position: '2', version: '' })
    expect(await ofTour()).toEqual([before[0], 'The pier', ...before.slice(1)])
    const added = (await list('tour-stops')).find(({ title }) => title === 'The pier')!
    const form = { ...(await read(`tour-stops/${added.ref}`)).written, ref: added.ref, position: '1' }
    const looked = await answerPreview(asked('tour-stops/preview', { form }))
    const stops = ['The pier', ...before].map((title) => expect.objectContaining({ title }))
    expect(looked).toMatchObject({ preview: { as: 'area', name: 'stop', data: { asked: 1, stops } } })
    await removeNow(`tour-stops/${added.ref}`)
    expect(await ofTour()).toEqual(before)
    await undo('tour-stops', added.ref)
    expect((await list('tour-stops')).find(({ ref }) => ref === added.ref)).toEqual(added)
    await removeNow(`tour-stops/${added.ref}`)
    expect(await ofTour()).toEqual(before)
    const { rows } = await pool.query(
      'select position from tour_stop where listing_id = $1 order by position',
      [written.tour],
    )
    expect(rows.map(({ position }) => position)).toEqual(before.map((_, at) => at + 1))
  })

  test('any listing is featured by its address, and no more', async () => {
    const isFeatured = async () =>
      (await pool.query(`select featured from listing where kind = 'vehicle' and ref = '3'`)).rows[0].featured
    expect(await isFeatured()).toBe(false)
    for (const page of [
      '/vehicles/none',
      '/vehicles',
      '/blog/x',
      '/hotels/taxi',
      '/vehicles/%zz',
      '/vehicles/%00',
      'x',
    ])
      expect(await send('featured/new', { page, version: '' }), page).toMatchObject({
        data: { problems: { page: 'There is no listing at this address.' } },
      })
    const to = '/admin/content/featured/vehicle.3?saved'
    expect(await send('featured/new', { page: 'http://localhost:3000/vehicles/3', version: '' })).toEqual({
      to,
    })
    expect(await isFeatured()).toBe(true)
    expect(await send('featured/new', { page: '/vehicles/3', version: '' })).toMatchObject({
      init: { status: 422 },
      data: { problems: { page: 'This listing is already featured.' } },
    })
    expect(await history('featured/history?of=vehicle.3')).toMatchObject([{ outcome: 'added' }])
    expect(await read('featured/vehicle.3')).toMatchObject({ address: '/vehicles/3', previewAt: null })
    await removeNow('featured/vehicle.3')
    expect(await isFeatured()).toBe(false)
    expect((await listLoader(asked('featured?deleted=vehicle.3'))).deleted).toMatchObject({
      told: 'No longer featured: /vehicles/3',
    })
    await undo('featured', 'vehicle.3')
    expect(await isFeatured()).toBe(true)
  })

  test.each([
    'https://elsewhere.example/vehicles/4',
    '//elsewhere.example/vehicles/4',
    'javascript:/vehicles/4',
    'data:/vehicles/4',
    'blob:http://localhost:3000/vehicles/4',
  ])('%s is no address of a listing here', async (page) => {
    expect(await send('featured/new', { page, version: '' })).toMatchObject({
      init: { status: 422 },
      data: { written: { page }, problems: { page: expect.stringContaining('address') } },
    })
  })

  test.each([
    `hidden_at = now()`,
    `status = 'draft'`,
    `status = 'sold'`,
    `review = 'pending'`,
    `expires_at = now() - interval '1 minute'`,
  ])('a listing with %s is not featured, and said not to be visible where it was', async (changed) => {
    const isIt = `kind = 'vehicle' and ref = '5'`
    const { rows } = await pool.query(
      `select status, review, hidden_at, expires_at from listing where ${isIt}`,
    )
    await pool.query(`update listing set featured = false, ${changed} where ${isIt}`)
    expect(await send('featured/new', { page: '/vehicles/5', version: '' })).toMatchObject({
      data: { problems: { page: expect.stringContaining('Visitors can’t see this listing now') } },
    })
    await pool.query(`update listing set featured = true where ${isIt}`)
    const inList = async () => (await list('featured')).find(({ ref }) => ref === 'vehicle.5')
    expect(await inList()).toMatchObject({ isLive: false })
    const { status, review, hidden_at, expires_at } = rows[0]
    await pool.query(
      `update listing set status = $1, review = $2, hidden_at = $3, expires_at = $4 where ${isIt}`,
      [status, review, hidden_at, expires_at],
    )
    expect(await inList()).toMatchObject({ isLive: true })
  })
})

test('very many come a page at a time, each once', async () => {
  await pool.query(`
    insert into faq_item (ref, position, category, question, answer, search_text, grams)
    select 'many-' || n, n + 10, 'food', 'Many ' || n, 'x', '', '{}' from generate_series(1, 119) n`)
  const after = (page: { items: readonly { ref: string }[] }) =>
    listLoader(asked(`faq?q=many&after=${page.items.at(-1)!.ref}`))
  const first = await listLoader(asked('faq?q=many'))
  const second = await after(first)
  const pages = [first, second, await after(second)]
  expect(pages.map(({ items, isFirst, next }) => [items.length, isFirst, next])).toEqual([
    [50, true, true],
    [50, false, true],
    [19, false, false],
  ])
  expect(new Set(pages.flatMap(({ items }) => items.map(({ ref }) => ref))).size).toBe(119)
  const revisions = Array.from({ length: 25 }, (_, at) => `Many times ${at}`)
  for (const text of revisions) await change('faq/many-1', { 'answer.en': text })
  const start = await historyLoader(asked('faq/history?of=many-1'))
  const rest = await historyLoader(asked(`faq/history?of=many-1&after=${start.lines.at(-1)!.id}`))
  expect([start.lines.length, start.next, rest.lines.length, rest.next]).toEqual([20, true, 5, false])
})

test.each(['moderator', 'business', 'user'] as const)('a %s neither reads nor writes it', async (role) => {
  const refused = { init: { status: 403 } }
  const reads = [
    () => overviewLoader({ ...asked('', { role }), params: {} }),
    () => listLoader(asked('faq', { role })),
    () => historyLoader(asked('faq/history', { role })),
    () => loader(asked('faq/parking', { role })),
    () => deleteLoader(asked('shelters/1', { role })),
    () => loadPreview(asked('faq/preview', { role })),
    () => answerPreview(asked('faq/preview', { role, form: { ...question, ref: 'parking' } })),
  ]
  for (const read of reads)
    await expect(Promise.resolve().then(() => read() as Promise<unknown>)).rejects.toMatchObject(refused)
  expect(await send('faq/parking', { ...question, version: '' }, role)).toMatchObject(refused)
  expect(await remove('shelters/1', { version: '' }, role)).toMatchObject(refused)
  expect(await undo('shelters', '1', role)).toMatchObject(refused)
})
