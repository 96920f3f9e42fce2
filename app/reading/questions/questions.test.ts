import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loaderArguments } from '../../../tests/page-context.ts'
import { somebody, viewerWith } from '../../../tests/people.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { sealedMoment } from '../../ground/forms/guard.server.ts'
import { localDate } from '../../ground/i18n/local-time.ts'
import { questionAddresses } from './addresses.server.ts'
import { askAction, questionForm } from './ask.server.ts'
import { changeThread } from './change-thread.server.ts'
import { readSought } from '../../directory/words/sought.server.ts'
import { findAlike } from './find-alike.server.ts'
import { loadQuestions } from './load-questions.server.ts'
import { findActivity } from '../../people/profile/activity/find-activity.server.ts'
import { findGivenAnswers } from '../../market/public-profiles/find-person.server.ts'
import { loadThread } from './load-thread.server.ts'
import { saveQuestionSamples } from './samples/seed.server.ts'
import { searchQuestions } from './search-questions.server.ts'
import { saveFaqItem } from './save-question.server.ts'
import { setAnswerHidden } from './set-hidden.server.ts'
import { tellFollowers } from './tell-followers.server.ts'
import { action } from './thread-page.tsx'

const database = await testDatabase()
const { db, pool } = database
const now = new Date('2026-11-20T00:00:00Z')
const page = (address = '/ask-local', more = {}) => loaderArguments(database, address, { now, ...more })

beforeAll(async () => {
  await saveQuestionSamples(db, now)
  await saveQuestionSamples(db, now) // once more changes nothing
})

const found = async (address: string) => {
  const { faq, threads, filters } = await loadQuestions(page(address))
  return { faq: faq.map(({ ref }) => ref), threads: threads.map(({ ref }) => ref), filters }
}

describe('the list', () => {
  test('has twelve frequent questions and, the newest first, four threads with the number of their answers', async () => {
    const { faq, threads, categories } = await loadQuestions(page())
    expect(faq).toHaveLength(12)
    expect(threads.map(({ ref, answers, isSolved }) => [ref, answers, isSolved])).toEqual([
      ['1', 2, true],
      ['2', 2, true],
      ['3', 2, false],
      ['4', 1, false],
    ])
    expect(categories.map(({ label }) => label)).toEqual([
      'Travel',
      'Money',
      'Health',
      'Culture',
      'Food',
      'Transportation',
    ])
  })

  test('is searched in questions and answers, in every language, from two characters on, within a category', async () => {
    expect(await found('/ask-local?q=visa')).toMatchObject({ faq: ['entry'], threads: [] })
    expect(await found('/ask-local?q=inverter')).toMatchObject({ faq: [], threads: ['4'] })
    expect((await found('/ask-local?q=기저귀 선착장')).threads).toEqual(['1'])
    expect((await found('/ask-local?q=비자')).faq).toEqual(['entry'])
    expect((await found('/ask-local?q=小费')).faq).toEqual(['tipping'])
    expect((await found('/ask-local?q=日陰')).threads).toEqual(['1'])
    expect(await found('/ask-local?q=티니안&category=money')).toMatchObject({
      faq: ['currency'],
      threads: [],
    })
    expect(await found('/ask-local?q=saipan doctor')).toMatchObject({ faq: [], threads: [] })
  })

  test('has the threads of a kind, without frequent questions, which have none', async () => {
    expect(await found('/ask-local?kind=question')).toMatchObject({ faq: [], threads: ['1', '4'] })
  })

  test('has the threads of every topic that staff can name', async () => {
    const topic = `covid-19-${'and-'.repeat(12)}after`
    await pool.query(
      `insert into term (taxonomy, value, parent, position, labels) values ('question', $1, '', 9, '{"en": "After"}')`,
      [topic],
    )
    await pool.query(`update question set category = $1 where ref = '4'`, [topic])
    onTestFinished(async () => {
      await pool.query(`update question set category = 'money' where ref = '4'`)
      await pool.query('delete from term where value = $1', [topic])
    })
    expect(await found(`/ask-local?category=${topic}`)).toMatchObject({
      threads: ['4'],
      filters: { category: topic },
    })
  })

  test('has all frequent questions, however many staff have written', async () => {
    for (let number = 1; number <= 101; number++) {
      const texts = { question: `Question ${number}?`, answer: 'Yes.' }
      await saveFaqItem(db, { ref: `many-${number}`, category: 'money', position: 100 + number, ...texts })
    }
    onTestFinished(async () => void (await pool.query(`delete from faq_item where ref like 'many-%'`)))
    const { faq } = await found('/ask-local')
    expect(faq).toHaveLength(113)
    expect(faq.at(-1)).toBe('many-101')
  })

  test('drops what it does not know, and shows the last page for one past the end', async () => {
    const { filters, threads } = await found('/ask-local?category=gossip&page=7')
    expect(filters).toEqual({ q: '', category: '', kind: null, page: 1 })
    expect(threads).toHaveLength(4)
  })

  test('is empty of samples where they are off', async () => {
    const { faq, threads } = await loadQuestions(page('/ask-local', { samples: false }))
    expect([...faq, ...threads]).toEqual([])
    expect(await questionAddresses(db, { samples: false })).toEqual([])
  })
})

describe('a thread', () => {
  const thread = async (ref: string, more = {}) => {
    const loaded = await loadThread(page(`/ask-local/${ref}`, more))
    if (!loaded.found) throw new Error('no thread')
    return loaded
  }

  test('has the accepted answer first, then by votes, replies within replies, and who is a local since when', async () => {
    const { thread: one, missing } = await thread('1')
    expect(missing).toBe(false)
    expect(one.answers.map(({ author, isAccepted, upvotes }) => [author.name, isAccepted, upvotes])).toEqual([
      ['Joaquin Lizama', true, 27],
      ['Grace Ablan', false, 11],
    ])
    const [reply] = one.answers[0]!.replies
    expect(reply).toMatchObject({ author: { name: 'Hannah Brandt' }, yearsOnIsland: null })
    expect(reply!.replies[0]).toMatchObject({ author: { village: 'Garapan', island: 'saipan' } })
    expect(one.answers[0]!.yearsOnIsland).toBe(Number(localDate(new Date()).slice(0, 4)) - 1991)
  })

  test('is read in the language of the page, and says so where it is not translated', async () => {
    const { thread: translated } = await thread('2', { language: 'zh' })
    expect(translated).toMatchObject({ title: '本地人自己去哪里吃凯拉古恩？', lang: null })
    await pool.query(`update question set translations = translations - 'zh' where ref = '2'`)
    expect((await thread('2', { language: 'zh' })).thread).toMatchObject({
      title: '현지인은 켈라구엔을 어디서 먹나요?',
      lang: 'ko',
    })
  })

  test('that is not there is the first one, and nothing to search engines', async () => {
    const missingPage = page('/ask-local/999')
    expect(await loadThread(missingPage)).toMatchObject({ missing: true, thread: { ref: '1' } })
    expect(missingPage.page.structuredData).toEqual([])
  })

  test('accepts one vote per account, one accepted answer, and replies only to its own answers', async () => {
    const { rows } = await pool.query(
      'select answer.id, question_id, voter_id from answer join answer_upvote on answer_id = answer.id order by 1 limit 1',
    )
    const [{ id, question_id: question, voter_id: voter }] = rows
    await expect(
      pool.query('insert into answer_upvote (answer_id, voter_id) values ($1, $2)', [id, voter]),
    ).rejects.toThrow(/answer_upvote_pkey/)
    await expect(
      pool.query('update question set accepted_answer_id = $1 where id <> $2', [id, question]),
    ).rejects.toThrow(/foreign key/)
    await expect(
      pool.query(
        `insert into answer (question_id, parent_id, author_id, content)
         select id, $1, $2, 'Me too' from question where id <> $3 limit 1`,
        [id, voter, question],
      ),
    ).rejects.toThrow(/foreign key/)
  })
})

describe('a question of one’s own', () => {
  const seal = (text: string) => createHash('sha256').update(text).digest('base64url')
  const opened = sealedMoment(page('/ask-local', { seal }).page, questionForm)
  const send = async (fields: Record<string, string>, seconds = 30) => {
    const later = new Date(now.getTime() + 1_000 * seconds)
    const { context } = page('/ask-local', { now: later, seal })
    const request = new Request('http://localhost:3000/ask-local', {
      method: 'POST',
      body: new URLSearchParams({ opened, ...fields }),
    })
    return (await askAction({ request, context })).data
  }
  const whole = { message: 'Where can I learn to weave?', name: 'Ana', email: 'ana@example.com' }

  test('becomes a ticket with a reference number', async () => {
    const { reference } = await send(whole)
    expect(reference).toMatch(/^\d{4}-\d{4}$/)
    const { rows } = await pool.query('select topic, message, lang from ticket where reference = $1', [
      reference,
    ])
    expect(rows).toEqual([{ topic: 'question', message: whole.message, lang: 'en' }])
  })

  test('comes back with what is wrong and all that was typed', async () => {
    expect(await send({ ...whole, name: ' ', email: 'ana@home' })).toMatchObject({
      reference: null,
      written: { message: whole.message, email: 'ana@home' },
      errors: { name: 'missing', email: 'invalid' },
    })
    expect(await send(whole, 1)).toMatchObject({ errors: null, problem: 'quick' })
  })

  test('meets those that are alike, in languages that part no words, too', async () => {
    const alike = async (asked: string) => {
      const { faq, threads } = await findAlike(db, page().page, asked)
      return { faq: faq.map(({ ref }) => ref), threads: threads.map(({ ref }) => ref) }
    }
    expect((await alike('Where can I buy fresh fish?')).faq[0]).toBe('groceries')
    expect((await alike('水道水は飲めるの？')).faq[0]).toBe('water')
    expect((await alike('쓰레기 재활용')).threads).toEqual([])
    expect((await alike('can we bring kids to Mañagaha')).threads[0]).toBe('1')
    expect((await alike('Where can I rent a car on Tinian?')).threads[0]).toBe('3')
    expect((await alike('Where can I rent a car on Tinian?')).faq).not.toContain('doctor')
    expect(await alike('hm')).toEqual({ faq: [], threads: [] })
  })
})

test('the whole site is searched with titles before what answers mention', async () => {
  const { count, hits } = await searchQuestions(
    db,
    page().page,
    await readSought(db, page().page, 'kelaguen'),
    5,
  )
  expect(count).toBe(2)
  expect(hits.map(({ href }) => href)).toEqual(['/ask-local/2', '/ask-local#faq-dishes'])
})

test('the sitemap has each thread and the FAQ, with the lists that show them', async () => {
  const addresses = await questionAddresses(db, { samples: true })
  const paths = new Set(addresses.flatMap(({ path, lists }) => [path, ...lists]))
  expect(paths.size).toBe(1 + 6 + 4)
  expect(paths).toContain('/ask-local?category=food')
  expect(paths).toContain('/ask-local/4')
})

test('a thread does not change with an answer that is not shown', async () => {
  await pool.query(`update question set sample = false, updated_at = '2020-01-01T00:00Z' where ref = '1'`)
  expect(await questionAddresses(db, { samples: false })).toMatchObject([
    { path: '/ask-local/1', changedAt: new Date('2020-01-01T00:00Z') },
  ])
  await pool.query(`update question set sample = true where ref = '1'`)
})

describe('those who are signed in', () => {
  test("can't send the form, and see why", async () => {
    const viewer = viewerWith(await somebody(db))
    const request = new Request('http://localhost:3000/ask-local/3', { method: 'POST', body: 'no form' })
    const sent = action({ ...page('/ask-local/3', { viewer }), request } as unknown as Parameters<
      typeof action
    >[0])
    await expect(sent).rejects.toMatchObject({ init: { status: 400 } })
  })

  const write = async (viewer: Viewer, form: Record<string, string>, more = {}) => {
    const { page: whole } = page('/ask-local/3', more)
    const body = new FormData()
    for (const [name, value] of Object.entries(form)) body.set(name, value)
    const answered = await changeThread(whole, viewer, '3', body)
    return answered instanceof Response ? answered.headers.get('location') : answered.problem
  }
  const thread = async (viewer: Viewer | null = null) => {
    const loaded = await loadThread(page('/ask-local/3', { viewer }))
    return loaded.found ? loaded : expect.unreachable()
  }
  const idOf = (address: string | null) => address!.split('#answer-')[1]!

  test('answer and reply, and the thread is found by what they wrote', async () => {
    const maria = viewerWith(await somebody(db))
    const answer = idOf(await write(maria, { content: ' Ask at the zzyzx kiosk. ' }))
    const reply = idOf(await write(maria, { content: 'It opens at ten.', parent: answer }))
    const answerShown = (await thread(maria)).thread.answers.find(({ id }) => id === answer)
    expect(answerShown).toMatchObject({
      content: 'Ask at the zzyzx kiosk.',
      replies: [{ id: reply, content: 'It opens at ten.' }],
    })
    expect((await thread(maria)).own).toMatchObject({ written: [answer, reply], upvoted: [], isAsker: false })
    expect((await found('/ask-local?q=zzyzx')).threads).toEqual(['3'])
  })

  test('are not read where they replied to what is hidden, nor heard of, and are once it is shown', async () => {
    const [maria, juan] = [viewerWith(await somebody(db)), viewerWith(await somebody(db))]
    const answer = idOf(await write(maria, { content: 'Buy it from me.' }))
    const reply = idOf(await write(maria, { content: 'Cheap, too.', parent: answer }))
    const below = idOf(await write(juan, { content: 'Is it a qwertz keyboard?', parent: reply }))
    const whatIsRead = async () => ({
      found: (await found('/ask-local?q=qwertz')).threads,
      given: (await findGivenAnswers(page().page, juan.id)).map(({ href }) => idOf(href)),
      done: (await findActivity(page().page, juan.id)).map(({ event }) => event),
    })
    const hear = async () => {
      await tellFollowers.run({ id: Number(below) }, { database: db })
      const told = `select from notification where href like '%answer-' || $1`
      return (await pool.query(told, [below])).rowCount
    }
    await write(maria, { follow: 'on' })
    await setAnswerHidden(db, Number(answer), true)
    expect(await whatIsRead()).toEqual({ found: [], given: [], done: [] })
    expect(await hear()).toBe(0)
    await expect(write(juan, { content: 'Sold?', parent: below })).rejects.toMatchObject({ status: 404 })
    await setAnswerHidden(db, Number(answer), false)
    expect(await whatIsRead()).toEqual({ found: ['3'], given: [below], done: ['answer'] })
    expect(await hear()).toBeGreaterThan(0)
  })

  test('post an answer once, however often its form is sent', async () => {
    const [maria, juan] = [viewerWith(await somebody(db)), viewerWith(await somebody(db))]
    const { formKey } = (await thread(maria)).own!
    const form = { content: 'Take the early boat.', formKey }
    const [first, second] = await Promise.all([write(maria, form), write(maria, form)])
    expect(second).toBe(first)
    expect(await write(maria, form)).toBe(first)
    const others = [
      await write(maria, { ...form, parent: idOf(first) }),
      await write(maria, { ...form, content: 'Take the late boat.' }),
      await write(juan, form),
    ]
    expect(new Set([first, ...others]).size).toBe(4)
    expect((await pool.query(`select from answer where content like 'Take the % boat.'`)).rowCount).toBe(4)
  })

  test('see why an answer is refused', async () => {
    const maria = viewerWith(await somebody(db))
    expect(await write(maria, { content: ' ' })).toBe('missing')
    expect(await write(maria, { content: 'x'.repeat(5_001) })).toBe('long')
    const unconfirmed = viewerWith(maria.id, { emailVerified: false })
    expect(await write(unconfirmed, { content: 'Here.' }, { demo: false })).toBe('unconfirmed')
    await expect(write(maria, { content: 'Here.', parent: '999999' })).rejects.toMatchObject({ status: 404 })
    for (const accept of ['all', '01'])
      await expect(write(maria, { accept })).rejects.toMatchObject({ status: 400 })
    const juan = viewerWith(await somebody(db))
    const again = () => write(juan, { content: 'Call this number for cheap cars!' })
    for (let n = 1; n <= 3; n++) expect(await again()).toContain('/ask-local/3')
    expect(await again()).toBe('same')
    for (let n = 1; n <= 19; n++) await write(maria, { content: `Answer ${n}` })
    expect(await write(maria, { content: 'One more' })).toBe('often')
  })

  test('have one vote for each answer of others', async () => {
    const [maria, juan] = [viewerWith(await somebody(db)), viewerWith(await somebody(db))]
    const answer = idOf(await write(maria, { content: 'Vote for me.' }))
    const votes = async () => (await thread()).thread.answers.find(({ id }) => id === answer)!.upvotes
    await write(maria, { upvote: answer })
    expect(await votes()).toBe(0)
    await write(juan, { upvote: answer })
    await write(juan, { upvote: answer })
    expect(await votes()).toBe(1)
    expect((await thread(juan)).own!.upvoted).toEqual([answer])
    await write(juan, { withdraw: answer })
    expect(await votes()).toBe(0)
  })

  test('accept an answer if they asked, and no one else does', async () => {
    const [maria, juan] = [viewerWith(await somebody(db)), viewerWith(await somebody(db))]
    await pool.query(`update question set asker_id = $1 where ref = '3'`, [maria.id])
    const answer = idOf(await write(juan, { content: 'By bus.' }))
    const reply = idOf(await write(juan, { content: 'Or on foot.', parent: answer }))
    const accepted = async () => (await thread()).thread.answers.filter((one) => one.isAccepted)
    await write(juan, { accept: answer })
    await write(maria, { accept: reply })
    expect(await accepted()).toEqual([])
    await write(maria, { accept: answer })
    expect(await accepted()).toMatchObject([{ id: answer }])
    await write(juan, { reject: answer })
    expect(await accepted()).toHaveLength(1)
    await write(maria, { reject: answer })
    expect(await accepted()).toEqual([])
  })
})
