import { expect, onTestFinished, test, vi } from 'vitest'
import { signOut } from './sign-out.ts'

test('other tabs find that a sign-out is under way as soon as they can hear of it, though a cookie is written late', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  let written = ''
  let told = ''
  vi.stubGlobal('document', {
    set cookie(text: string) {
      told = text
    },
    get cookie() {
      written = told
      return written
    },
  })
  const heard: string[] = []
  const storage = { length: 0, removeItem: () => heard.push(written), getItem: () => null, setItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('location', { assign: () => {} })
  await signOut()
  expect(heard[0]).toContain('signOutPending=1')
})
