import { expect, test } from 'vitest'
import { people } from '../../../tests/owners.ts'
import { loaderArguments } from '../../../tests/page-context.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import type { Viewer } from '../../ground/request/viewer.ts'
import { startDraft } from '../../market/create-listing/drafts.server.ts'
import { submitDraft } from '../../market/create-listing/submit-draft.server.ts'
import { loadThread } from '../../reading/questions/load-thread.server.ts'
import { loadQuestions } from '../../reading/questions/load-questions.server.ts'
import { saveAnswer, saveQuestion } from '../../reading/questions/save-question.server.ts'
import { appeal, findOwnDecision } from './appeal.server.ts'
import type { Decision } from '../../market/approval/cases.ts'
import { decide } from './decide.server.ts'
import { findCase } from './find-case.server.ts'
import { findSubject } from './report/find-subject.server.ts'
import { report } from './report/report.server.ts'
import { reviewFor } from '../../market/approval/review-for.server.ts'

const database = await testDatabase()
const { db, pool } = database
const { newPerson } = people(database)
const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const reader = { language: 'en', now: new Date(), samples: true } as const

const moderator = await newPerson({ role: 'moderator' })
const admin = await newPerson({ role: 'admin' })

const openCase = async (type: string, ref: string): Promise<{ id: number; version: number }> =>
  (
    await query(
      `select id::int, version from moderation_case where type = $1 and subject_ref = $2 and state = 'open'`,
      [type, ref],
    )
  )[0]
const decideOn = (one: { id: number; version: number }, decision: Decision, staff: Viewer = moderator) =>
  db.transaction((tx) =>
    decide(tx, { caseId: one.id, version: one.version, staff, decision, reason: 'Because of the rules.' }),
  )
const toldTo = async (userId: string) =>
  (
    await query('select event, "values", href from notification where user_id = $1 order by id', [userId])
  ).map(({ event, values, href }) => [event, values.title, href])
const reported = async (kind: string, ref: string, reporterId: string | null) => {
  const subject = (await findSubject(db, { kind, ref }, reader))!
  await db.transaction((tx) => report(tx, { ...subject, reason: 'spam', text: '', reporterId }))
  return subject
}
const isFound = async (ref: string) =>
  (await loadQuestions(loaderArguments(database, '/ask-local'))).threads.some((thread) => thread.ref === ref)

let count = 0
/** Asks in the wizard. @returns what the draft became, and the ref of the question */
async function ask(person: Viewer) {
  const title = `Where is good coffee, ${++count}?`
  const form = { title: [title], description: ['Near Garapan.'], topic: ['food'] }
  const { page: context } = loaderArguments(database, '/create-listing')
  const draft = { ownerId: person.id, kind: 'question', category: 'question', form }
  const id = await startDraft(db, draft)
  const submitted = await submitDraft(context, person, id)
  expect(await submitDraft(context, person, id)).toEqual(submitted)
  const [{ ref }] = await query('select ref from question where title = $1', [title])
  return { submitted, ref: ref as string, title }
}

test('a question of an untrusted user waits, is published when approved, and its asker is notified', async () => {
  const ana = await newPerson()
  const { submitted, ref, title } = await ask(ana)
  expect(submitted).toEqual({ done: 'created', waits: true })
  expect(await isFound(ref)).toBe(false)
  const one = await openCase('question', ref)
  const found = (await findCase(db, reader, moderator, String(one.id)))!
  expect(found.content!.fields.map(({ text }) => text)).toEqual([title, 'Near Garapan.', 'Question'])
  expect(await decideOn(one, 'approve')).toBe(true)
  expect(await isFound(ref)).toBe(true)
  expect(await toldTo(ana.id)).toEqual([['question-approved', title, `/ask-local/${ref}`]])
  expect(await query('select action from audit where subject_id = $1', [ref])).toEqual([
    { action: 'moderation question' },
  ])
})

test('a question of a trusted user is published at once', async () => {
  const { submitted, ref } = await ask(await newPerson({ verified: true }))
  expect(submitted).toEqual({ done: 'created', waits: false })
  expect(await isFound(ref)).toBe(true)
  expect(await openCase('question', ref)).toBeUndefined()
})

test('a refused question takes trust away until an appeal sets it right, which also shows the question', async () => {
  const ana = await newPerson()
  for (let approved = 0; approved < 3; approved++)
    await decideOn(await openCase('question', (await ask(ana)).ref), 'approve')
  expect(await reviewFor(db, ana.id)).toBe('approved')
  const { ref, title } = await ask(ana)
  await reported('question', ref, null)
  const hidden = await openCase('report', ref)
  await decideOn(hidden, 'hide')
  expect(await reviewFor(db, ana.id)).toBe('pending')
  const waiting = await ask(ana)
  expect(waiting.submitted).toMatchObject({ waits: true })
  const refused = await openCase('question', waiting.ref)
  await decideOn(refused, 'refuse')
  expect((await toldTo(ana.id)).slice(-2)).toEqual([
    ['content-hidden', title, `/decisions/${hidden.id}`],
    ['question-refused', waiting.title, `/decisions/${refused.id}`],
  ])
  expect(await findOwnDecision(db, ana.id, String(refused.id))).toMatchObject({
    type: 'question',
    mayAppeal: true,
  })
  await db.transaction((tx) => appeal(tx, ana.id, refused.id, 'It is a question like others.'))
  await decideOn(await openCase('appeal', waiting.ref), 'approve', admin)
  expect(await isFound(waiting.ref)).toBe(true)
  expect(await isFound(ref)).toBe(false)
})

test('an answer that is hidden is gone from its thread with the replies to it, and is not found, until it is shown again', async () => {
  const [asker, author, replier] = [await newPerson(), await newPerson(), await newPerson()]
  const questionId = await saveQuestion(db, {
    ref: 'coffee',
    category: 'food',
    title: 'Coffee?',
    content: 'Where?',
    askerId: asker.id,
  })
  const answerId = await saveAnswer(db, { questionId, authorId: author.id, content: 'Buy my xylophones' })
  await saveAnswer(db, { questionId, parentId: answerId, authorId: replier.id, content: 'No thanks' })
  await query('update question set accepted_answer_id = $1 where id = $2', [answerId, questionId])
  const read = async () => {
    const loaded = await loadThread(loaderArguments(database, '/ask-local/coffee'))
    return loaded.found ? loaded.thread.answers.map(({ content }) => content) : null
  }
  const listed = async (q: string) => {
    const { threads } = await loadQuestions(loaderArguments(database, `/ask-local?q=${q}`))
    return threads.map(({ ref, isSolved }) => [ref, isSolved])
  }
  expect(await listed('xylophones')).toEqual([['coffee', true]])
  expect(await reported('answer', String(answerId), replier.id)).toMatchObject({
    href: `/ask-local/coffee#answer-${answerId}`,
    title: 'Coffee?',
    quote: 'Buy my xylophones',
  })
  const one = await openCase('report', String(answerId))
  expect(await findCase(db, reader, moderator, String(one.id))).toMatchObject({
    href: `/ask-local/coffee#answer-${answerId}`,
    reported: 'Buy my xylophones',
  })
  await decideOn(one, 'hide')
  expect(await read()).toEqual([])
  expect(await listed('xylophones')).toEqual([])
  expect(await listed('coffee')).toContainEqual(['coffee', false])
  expect(await findSubject(db, { kind: 'answer', ref: String(answerId) }, reader)).toBeNull()
  expect(await toldTo(author.id)).toEqual([['content-hidden', 'Buy my xylophones', `/decisions/${one.id}`]])
  await decideOn({ id: one.id, version: one.version + 1 }, 'restore')
  expect(await read()).toEqual(['Buy my xylophones'])
  expect(await listed('xylophones')).toEqual([['coffee', true]])
  expect((await toldTo(author.id)).at(-1)).toEqual([
    'content-restored',
    'Buy my xylophones',
    `/ask-local/coffee#answer-${answerId}`,
  ])
})

test('reporters learn the result, but neither the reason nor the owner', async () => {
  const [asker, reporter] = [await newPerson(), await newPerson()]
  await saveQuestion(db, {
    ref: 'beach',
    category: 'travel',
    title: 'Which beach?',
    content: 'For kids.',
    askerId: asker.id,
  })
  await reported('question', 'beach', reporter.id)
  await reported('question', 'beach', null)
  const one = await openCase('report', 'beach')
  await decideOn(one, 'hide')
  const noticesOf = async () =>
    (
      await query('select "values", href from notification where user_id = $1 order by id', [reporter.id])
    ).map(({ values, href }) => [values, href])
  const ofBeach = (outcome: string) => ({ title: 'Which beach?', outcome })
  expect(await noticesOf()).toEqual([[ofBeach('hidden'), '/notifications']])
  await db.transaction((tx) => appeal(tx, asker.id, one.id, 'Why?'))
  await decideOn(await openCase('appeal', 'beach'), 'refuse', admin)
  expect(await noticesOf()).toHaveLength(1)
  await decideOn({ id: one.id, version: one.version + 1 }, 'restore')
  expect((await noticesOf()).at(-1)).toEqual([ofBeach('restored'), '/ask-local/beach'])
  await reported('question', 'beach', reporter.id)
  await decideOn(await openCase('report', 'beach'), 'dismiss')
  expect((await noticesOf()).at(-1)).toEqual([ofBeach('kept'), '/ask-local/beach'])
})
