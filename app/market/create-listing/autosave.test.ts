import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../ground/kept/testing.ts'
import { keptDraft } from './kept-draft.ts'
import { autosave, type SavingState } from './autosave.ts'

const browser = new EventTarget()
let storage = emptyStorage()

/** What one types: a form is an event target with its fields. */
class TypedFormData extends Map<string, string> {
  static title = 'Bike'
  constructor() {
    super([['title', TypedFormData.title]])
  }
}

beforeEach(() => {
  TypedFormData.title = 'Bike'
  storage = emptyStorage()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: null, hidden: false }))
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('FormData', TypedFormData)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function typing(answer: (path: string, init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const states: SavingState[] = []
  const form = new EventTarget() as HTMLFormElement
  const saver = autosave(form, {
    owner: 'maria',
    draftId: 'one',
    version: 1,
    typed: { title: ['Bike'] },
    here: keptDraft('maria', 'one'),
    tell: (state) => states.push(state),
  })
  form.dispatchEvent(new Event('input'))
  return { states, saver, form, kept: () => storage.getItem('kept maria waiting draft one') }
}

test('a draft that is gone is said to be, kept here and not asked for again', async () => {
  const answer = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
  const { states, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(60_000)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['saving', 'gone'])
  expect(answer).toHaveBeenCalledTimes(1)
  expect(kept()).toContain('Bike')
})

test('a draft that could not be saved is kept here and saved when the connection is back', async () => {
  const answer = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no connection')))
  const { states, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(800 + 1_000)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(states.at(-1)).toBe('offline')
  expect(kept()).toContain('Bike')
  answer.mockResolvedValue(Response.json({ version: 2 }))
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
  expect(kept()).toBeNull()
})

test('a form that is left has its last words saved, and tries no more', async () => {
  const answer = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no connection')))
  const { saver, kept } = typing(answer)
  saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(kept()).toContain('Bike')
})

test('what is typed while a save is under way is saved after it, though the form is left', async () => {
  const first = Promise.withResolvers<Response>()
  const answer = vi.fn<() => Promise<Response>>().mockReturnValueOnce(first.promise)
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const { saver, form, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  form.dispatchEvent(new Event('input'))
  saver.stop()
  first.resolve(Response.json({ version: 2 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(kept()).toBeNull()
})

test('a draft that the site has as this page sent it, with no answer come, is gone on with from there', async () => {
  const ours = { title: ['Bike'] }
  const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
  answer.mockResolvedValueOnce(Response.json({ conflict: { version: 2, form: ours } }))
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const { states, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  expect(states).toEqual(['saving', 'saving', 'saved'])
  expect(answer.mock.calls.map(([, { body }]) => (body as URLSearchParams).get('version'))).toEqual([
    '1',
    '2',
  ])
  expect(kept()).toBeNull()
})

test('what another page wrote is said, even the words with which this one began before it saved others', async () => {
  const conflict = { version: 3, form: { title: ['Bike'] } }
  const answer = vi.fn<() => Promise<Response>>()
  answer.mockResolvedValueOnce(Response.json({ version: 2 }))
  answer.mockResolvedValueOnce(Response.json({ conflict }))
  const { states, form } = typing(answer)
  TypedFormData.title = 'Boat'
  await vi.advanceTimersByTimeAsync(800)
  form.dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(800)
  expect(states.at(-1)).toEqual({ conflict })
})
