import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { RequestContext } from '../../ground/request/request-context.ts'
import { byteStream } from '../../ground/files/byte-stream.server.ts'
import type { Person } from '../../ground/db/personal-part.ts'
import { personalParts } from './personal-parts.ts'

/**
 * A zip file with everything that is stored about a user: a JSON file per part, and their files. Parts are read one
 * after the other, so that the whole is never in memory.
 */
export async function makeExport(
  { database, files }: Pick<RequestContext, 'database' | 'files'>,
  person: Person,
): Promise<ReadableStream<Uint8Array>> {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  let entry: Readable | undefined
  out.once('close', () => entry?.destroy())
  zip.on('error', (error: Error) => out.destroy(error))
  const add = (name: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(
      name,
      (give) =>
        void open().then(
          (stream) => {
            entry = stream
            if (out.destroyed) stream.destroy()
            give(null, stream)
          },
          (error: Error) => give(error, Readable.from([])),
        ),
    )
  for (const { name, read } of personalParts())
    add(`${name}.json`, async () => Readable.from([JSON.stringify(await read(database, person), null, 2)]))
  for (const { name, key } of await filesOf(database, person))
    add(`files/${name}`, async () => {
      const file = await files.get(key)
      return file ? Readable.fromWeb(file.body) : Readable.from([])
    })
  zip.end()
  return byteStream(out)
}

async function filesOf(database: RequestContext['database'], person: Person) {
  const found = await Promise.all(personalParts().map(({ files }) => files?.(database, person) ?? []))
  return found.flat()
}
