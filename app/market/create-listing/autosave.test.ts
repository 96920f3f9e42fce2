import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../ground/kept/testing.ts'
import { keptDraft } from './kept-draft.ts'
import { autosave, type SavingState } from './autosave.ts'

let browser = new EventTarget()
let storage = emptyStorage()

/** What one types: a form is an event target with its fields. */
class TypedFormData extends Map<string, string> {
  constructor({ title }: { title: string }) {
    super([['title', title]])
  }
}

class VersionField {
  value = ''
}

beforeEach(() => {
  storage = emptyStorage()
  browser = new EventTarget()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: null, hidden: false }))
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('FormData', TypedFormData)
  vi.stubGlobal('HTMLInputElement', VersionField)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const here = keptDraft('maria', 'one')

function typing(answer: (path: string, init: RequestInit) => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const states: SavingState[] = []
  const stored: boolean[] = []
  const version = new VersionField()
  const form = Object.assign(new EventTarget(), { title: '', elements: { namedItem: () => version } })
  const saver = autosave(form as unknown as HTMLFormElement, {
    owner: 'maria',
    draftId: 'one',
    version: 1,
    here,
    tell: (state) => states.push(state),
    tellStored: (isStored) => stored.push(isStored),
  })
  function type(title: string) {
    form.title = title
    form.dispatchEvent(new Event('input'))
  }
  type('Bike')
  return { states, stored, saver, type, version, kept: () => here.read()?.form.title?.[0] }
}

const answers = () => vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

/** The version and the title of each form that was sent. */
const sentTo = (answer: ReturnType<typeof answers>) =>
  answer.mock.calls.map(([, { body }]) => {
    const sent = body as URLSearchParams
    return `${sent.get('version')} ${sent.get('title')}`
  })

const conflictWith = (version: number, title: string) => ({ conflict: { version, form: { title: [title] } } })
const noAnswer = new TypeError('no connection')

test('a draft that is gone is said to be, kept here and not asked for again', async () => {
  const answer = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
  const { states, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(60_000)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['saving', 'gone'])
  expect(answer).toHaveBeenCalledTimes(1)
  expect(kept()).toBe('Bike')
})

test('a draft that could not be saved is kept here and saved when the connection is back', async () => {
  const answer = answers().mockRejectedValue(noAnswer)
  const { states, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(800 + 1_000)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(states.at(-1)).toBe('offline')
  expect(kept()).toBe('Bike')
  answer.mockResolvedValue(Response.json({ version: 2 }))
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('saved')
  expect(kept()).toBeUndefined()
})

test('a form hears of each word whether the browser stores it', () => {
  const { stored, type } = typing(answers())
  vi.stubGlobal('localStorage', undefined)
  type('Boat')
  expect(stored).toEqual([true, false])
})

test('a form that is left has its last words saved, and tries no more', async () => {
  const answer = answers().mockRejectedValue(noAnswer)
  const { saver, kept } = typing(answer)
  saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answer).toHaveBeenCalledTimes(1)
  expect(kept()).toBe('Bike')
})

test('what is typed while a save is under way is saved after it, though the form is left', async () => {
  const first = Promise.withResolvers<Response>()
  const answer = answers().mockReturnValueOnce(first.promise)
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const { saver, type, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  type('Boat')
  saver.stop()
  first.resolve(Response.json({ version: 2 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledTimes(2)
  expect(kept()).toBeUndefined()
})

test('words that the site has from this page, though its answer was lost, are saved over', async () => {
  const answer = answers().mockRejectedValueOnce(noAnswer)
  answer.mockResolvedValueOnce(Response.json(conflictWith(2, 'Bike')))
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const { states, type, kept } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  type('Boat')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sentTo(answer)).toEqual(['1 Bike', '1 Boat', '2 Boat'])
  expect(states.at(-1)).toBe('saved')
  expect(kept()).toBeUndefined()
})

test('a form that opens after answers were lost knows all words that were sent', async () => {
  const answer = answers().mockRejectedValue(noAnswer)
  const { saver, type } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  type('Boat')
  saver.stop()
  await vi.advanceTimersByTimeAsync(0)
  answer.mockReset().mockResolvedValueOnce(Response.json(conflictWith(2, 'Bike')))
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const next = typing(answer)
  next.type('Ship')
  await vi.advanceTimersByTimeAsync(800)
  expect(sentTo(answer)).toEqual(['1 Ship', '2 Ship'])
  expect(next.states.at(-1)).toBe('saved')
})

test('of the words that were sent and not answered the last twenty are kept', async () => {
  const answer = answers().mockRejectedValue(noAnswer)
  const { type } = typing(answer)
  for (let boats = 1; boats <= 25; boats++) {
    type(`${boats} boats`)
    browser.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(0)
  }
  const { sent } = here.read()!
  expect(sent).toHaveLength(20)
  expect(sent!.at(-1)).toContain('25 boats')
})

test('a form that was left does not write over the words of the next', async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const answer = answers().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const { saver } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  saver.stop()
  const next = typing(answer)
  next.type('Boat')
  await vi.advanceTimersByTimeAsync(800)
  first.resolve(Response.json(conflictWith(2, 'Boat')))
  await vi.advanceTimersByTimeAsync(0)
  second.resolve(Response.json({ version: 2 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(sentTo(answer)).toEqual(['1 Bike', '1 Boat'])
  expect(next.states.at(-1)).toBe('saved')
})

test.each([
  ['has its last words saved', false],
  ['has more to save', true],
])('what the next form keeps stays kept when one that was left %s', async (_, hasMore) => {
  const first = Promise.withResolvers<Response>()
  const answer = answers().mockReturnValueOnce(first.promise).mockRejectedValue(noAnswer)
  const { saver, type } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  if (hasMore) type('Boat')
  saver.stop()
  const next = typing(answer)
  next.type('Ship')
  first.resolve(Response.json({ version: 2 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(next.kept()).toBe('Ship')
  expect(answer).toHaveBeenCalledTimes(hasMore ? 2 : 1)
})

test('before the form itself is sent, what was not answered is sent again', async () => {
  const answer = answers().mockRejectedValueOnce(noAnswer)
  answer.mockResolvedValueOnce(Response.json({ version: 2 }))
  const { saver, version } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  await saver.hold()
  expect(saver.hold()).toBeUndefined()
  expect(version.value).toBe('2')
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a form that was sent and not answered is known as one’s own', async () => {
  const answer = answers().mockResolvedValueOnce(Response.json(conflictWith(2, 'Bike')))
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const { saver, states, type } = typing(answer)
  expect(saver.hold()).toBeUndefined()
  saver.release(undefined)
  type('Boat')
  await vi.advanceTimersByTimeAsync(800)
  expect(sentTo(answer)).toEqual(['1 Boat', '2 Boat'])
  expect(states.at(-1)).toBe('saved')
})

test('what another page wrote is said, even words that this one saved before', async () => {
  const conflict = conflictWith(3, 'Bike')
  const answer = answers().mockResolvedValueOnce(Response.json({ version: 2 }))
  answer.mockResolvedValueOnce(Response.json(conflict))
  const { states, type } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  type('Boat')
  await vi.advanceTimersByTimeAsync(800)
  expect(states.at(-1)).toEqual(conflict)
})

test('where a session ended and another page wrote, what is chosen to stay is saved', async () => {
  const answer = answers().mockResolvedValueOnce(new Response(null, { status: 401 }))
  answer.mockResolvedValueOnce(Response.json(conflictWith(2, 'Boat')))
  answer.mockResolvedValueOnce(Response.json({ version: 3 }))
  const { states, saver } = typing(answer)
  await vi.advanceTimersByTimeAsync(800)
  expect(states.at(-1)).toBe('signed-out')
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toMatchObject({ conflict: {} })
  saver.settle(2)
  await vi.advanceTimersByTimeAsync(800)
  expect(states.at(-1)).toBe('saved')
})
