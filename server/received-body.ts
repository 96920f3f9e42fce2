import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const small = 2 ** 16 // bytes

/** Whether a body is held in memory while it arrives. */
export function isSmall(headers: Headers) {
  const length = headers.get('content-length')
  return length !== null && Number(length) <= small
}

/**
 * Returns a body when it is whole, or undefined if it is larger than `most`. One that isn't small waits in `folder`.
 */
export async function receiveBody(request: Request, most: number, folder: string) {
  if (Number(request.headers.get('content-length')) > most) return undefined
  // A stream would cost several times as much as counting a view.
  if (isSmall(request.headers)) return request.arrayBuffer()
  return request.body ? receiveInFile(request.body, most, folder) : new ArrayBuffer(0)
}

async function receiveInFile(body: ReadableStream<Uint8Array>, most: number, folder: string) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path) // nothing of it is left, however this process ends
    let size = 0
    for await (const chunk of body) {
      size += chunk.length
      if (size > most) return undefined
      await file.writeFile(chunk)
    }
    const whole = new ArrayBuffer(size)
    for (let at = 0; at < size;)
      at += (await file.read(new Uint8Array(whole, at), { position: at })).bytesRead
    return whole
  } finally {
    await file.close()
  }
}
