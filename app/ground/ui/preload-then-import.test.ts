import { afterEach, expect, test, vi } from 'vitest'
import { preloadThenImport } from './preload-then-import.ts'

afterEach(() => vi.unstubAllGlobals())

test('code is imported once all its files are there, and each that failed is fetched again', async () => {
  const requests: string[] = []
  let answerOfPart = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', (file: string) => {
    requests.push(file)
    return file === '/assets/part.js' ? answerOfPart() : Promise.resolve(new Response('code'))
  })
  const load = vi.fn(async () => 'loaded')
  const part = () => preloadThenImport(load, ['/assets/chat.js', '/assets/part.js'])

  await expect(part()).rejects.toThrow(TypeError)
  answerOfPart = () => Promise.resolve(new Response('busy', { status: 503 }))
  await expect(part()).rejects.toThrow(TypeError)
  // The file belongs to an older build: a page must not say that the connection failed.
  answerOfPart = () => Promise.resolve(new Response('gone', { status: 404 }))
  await expect(part()).rejects.not.toThrow(TypeError)
  expect(load).not.toHaveBeenCalled()

  answerOfPart = () => Promise.resolve(new Response('code'))
  expect(await Promise.all([part(), part()])).toEqual(['loaded', 'loaded'])
  expect(requests.filter((file) => file === '/assets/chat.js')).toHaveLength(1)
  expect(requests.filter((file) => file === '/assets/part.js')).toHaveLength(4)
})
