import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isFullDisk, StoreError } from '../app/ground/files/file-store.ts'
import { skimmer } from './skimmed-form.ts'

const mostUncounted = 2 ** 16 // bytes

/** Whether a body counts for little while it arrives. */
export function isSmall(headers: Headers) {
  const length = headers.get('content-length')
  return length !== null && Number(length) <= mostUncounted
}

const mostInMemory = 2 ** 20 // bytes

/** The disk has no room for a body. `form` is what is needed to show it again, undefined if it is no form. */
export class NoRoomError extends StoreError {
  override name = 'NoRoomError'
  readonly form: ArrayBuffer | undefined
  constructor(form: ArrayBuffer | undefined, { message }: Error) {
    super(`The disk has no room for what was sent: ${message}`)
    this.form = form
  }
}

/**
 * Returns a body when it is whole, or undefined if it is larger than `most`. One that is large, or does not say how
 * large it is, waits in `folder`. Throws a `NoRoomError` when all of it has come where the disk is full.
 */
export async function receiveBody(request: Request, most: number, folder: string) {
  const length = request.headers.get('content-length')
  if (Number(length) > most) return undefined
  // A stream would cost several times as much as counting a view, and a full disk loses no text of a form.
  if (length !== null && Number(length) <= mostInMemory) return request.arrayBuffer()
  return request.body
    ? receiveInFile(request.body, most, folder, skimmer(request.headers))
    : new ArrayBuffer(0)
}

async function receiveInFile(
  body: ReadableStream<Uint8Array>,
  most: number,
  folder: string,
  skim: ReturnType<typeof skimmer>,
) {
  let full: Error | undefined
  const noteFull = (error: Error) => {
    if (!isFullDisk(error)) throw error
    full = error
  }
  const file = await openNameless(folder).catch(noteFull)
  try {
    let size = 0
    for await (const chunk of body) {
      if (size + chunk.length > most) return undefined
      if (file && !full) {
        await file.writeFile(chunk).catch(noteFull)
        if (full) skim.take(Buffer.from(await read(file, size)))
      }
      if (full) skim.take(chunk)
      size += chunk.length
    }
    if (full) throw new NoRoomError(skim.end(), full)
    return await read(file!, size)
  } finally {
    await file?.close()
  }
}

/** Nothing is left of the file, however this process ends. */
async function openNameless(folder: string) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

async function read(file: FileHandle, size: number) {
  const bytes = new ArrayBuffer(size)
  for (let at = 0; at < size;) at += (await file.read(new Uint8Array(bytes, at), { position: at })).bytesRead
  return bytes
}
