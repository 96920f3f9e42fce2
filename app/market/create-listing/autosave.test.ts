import { afterEach, expect, test, vi } from 'vitest'
import { keptDraft } from './kept-draft.ts'
import { autosave, type SavingState } from './autosave.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a draft that is gone is said to be, kept here and not asked for again', async () => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  const answer = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
  class Typed extends Map<string, string> {
    constructor() {
      super([['title', 'Bike']])
    }
  }
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: null, hidden: false }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('FormData', Typed)
  vi.stubGlobal('fetch', answer)
  const states: SavingState[] = []
  const form = new EventTarget() as HTMLFormElement
  autosave(form, {
    draftId: 'one',
    version: 1,
    here: keptDraft('maria', 'one'),
    tell: (state) => states.push(state),
  })
  form.dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual(['saving', 'gone'])
  expect(answer).toHaveBeenCalledTimes(1)
  expect(kept.get('kept maria draft one')).toContain('Bike')
})
