import type { Readable } from 'node:stream'

/**
 * The body of an answer made of `source`: read only as fast as the visitor reads, and destroyed when they leave.
 * `Readable.toWeb` goes on filling a body that was cancelled, which throws where no one can catch it.
 */
export function byteStream(source: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array<ArrayBuffer>>
  const underlying: UnderlyingDefaultSource<Uint8Array<ArrayBuffer>> = {
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void source.destroy(),
  }
  return new ReadableStream(underlying, { highWaterMark: 0 })
}
