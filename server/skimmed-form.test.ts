import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { byteStream } from '../app/ground/files/byte-stream.server.ts'
import { sentFormOf } from './sent-form.ts'
import { skimForm } from './skimmed-form.ts'

/** A form as a browser sends it, in pieces of `size` bytes. */
async function sent(body: FormData | URLSearchParams, size: number) {
  const whole = new Response(body)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const pieces = function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return new Request('http://localhost', {
    method: 'POST',
    body: byteStream(Readable.from(pieces())),
    headers: { 'content-type': whole.headers.get('content-type')! },
    duplex: 'half',
  } as RequestInit)
}

async function skimmed(body: FormData | URLSearchParams, size: number) {
  const request = await sent(body, size)
  const bytes = await skimForm(request)
  const form = await sentFormOf(request.headers, bytes)
  const entries = form?.entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return { bytes: bytes?.byteLength ?? 0, entries }
}

test.each([1_000, 70_001, 3_000_000])(
  'of a form with large files the texts are kept, and the names of files, in pieces of %i bytes',
  async (size) => {
    const form = new FormData()
    form.set('title', 'Canoe\r\n--boat')
    form.set('photo', new File([new Uint8Array(2_500_000).fill(45)], 'canoe.jpg'))
    form.set('text', '배 '.repeat(5_000))
    const { bytes, entries } = await skimmed(form, size)
    expect(entries).toEqual([
      ['title', 'Canoe\r\n--boat'],
      ['photo', 'canoe.jpg'],
      ['text', '배 '.repeat(5_000)],
    ])
    expect(bytes).toBeLessThan(140_000)
  },
)

test('little is held of a form of many large parts, or of one that is too long', async () => {
  const many = new FormData()
  for (let number = 0; number < 40; number++) many.append('text', 'x'.repeat(60_000))
  expect((await skimmed(many, 10_000)).bytes).toBeLessThan(140_000)
  const long = new URLSearchParams({ text: 'x'.repeat(200_000) })
  expect(await skimmed(long, 10_000)).toEqual({ bytes: 0, entries: undefined })
  const short = new URLSearchParams({ text: 'x'.repeat(100_000) })
  expect((await skimmed(short, 10_000)).entries).toEqual([['text', 'x'.repeat(100_000)]])
})
