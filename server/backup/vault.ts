import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { byteStream } from '../../app/ground/files/byte-stream.server.ts'
import type { Place, StoredObject } from './place.ts'

/** A place whose contents are compressed, with a checksum, and encrypted where there is a key. */
export type Vault = Awaited<ReturnType<typeof openVault>>
export type StoredEntry = { name: string; bytes: number; sha256: string }

/**
 * @param key an age identity (`AGE-SECRET-KEY-1...`), with which `age -d` opens what is stored as well
 */
export async function openVault(place: Place, key?: string) {
  const suffix = key ? '.zst.age' : '.zst'
  return {
    place,
    isEncrypted: Boolean(key),
    /** Stores what `plain` has. The sum is that of what is stored. */
    async put(name: string, plain: Readable): Promise<StoredEntry> {
      const stored = name + suffix
      const hash = createHash('sha256')
      let bytes = 0
      const count = new Transform({
        transform(chunk: Buffer, _, done) {
          hash.update(chunk)
          bytes += chunk.length
          done(null, chunk)
        },
      })
      const compressed = chain(plain, zlib.createZstdCompress(compression))
      await place.put(stored, chain(key ? await encrypted(compressed, key) : compressed, count))
      return { name: stored, bytes, sha256: hash.digest('hex') }
    },

    /** Throws where there is nothing; what it returns fails where something is not as it was stored. */
    async get(name: string): Promise<Readable> {
      const stored = await place.get(name + suffix)
      return chain(key ? await decrypted(stored, key) : stored, zlib.createZstdDecompress())
    },

    async *list(prefix: string): AsyncGenerator<StoredObject> {
      for await (const found of place.list(prefix))
        if (found.name.endsWith(suffix)) yield { ...found, name: found.name.slice(0, -suffix.length) }
    },

    delete: (name: string) => place.delete(name + suffix),
  }
}

const compression = {
  params: { [zlib.constants.ZSTD_c_checksumFlag]: 1, [zlib.constants.ZSTD_c_compressionLevel]: 3 },
}

/** `pipe` that hands on failures, too, both ways. */
function chain<Stream extends Transform>(from: Readable, to: Stream): Stream {
  from.on('error', (error) => to.destroy(error))
  to.on('close', () => from.destroy())
  to.on('error', () => {}) // the reader is told of it, even one that begins to read later
  return from.pipe(to)
}

async function encrypted(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  return fromWeb(await encrypter.encrypt(byteStream(plain)))
}

async function decrypted(stored: Readable, key: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    return fromWeb(await decrypter.decrypt(byteStream(stored)))
  } catch (error) {
    stored.destroy()
    throw new Error('The backup is encrypted with a key other than BACKUP_KEY.', { cause: error })
  }
}

const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])
