import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { listBucket, patience, type S3Access, s3Client } from '../file-stores/s3.ts'
import type { Place } from './place.ts'

/** Backups in a bucket, below `s3://bucket/prefix`. Large ones are sent in parts, and appear when they are whole. */
export function bucketPlace(address: string, access: S3Access): Place {
  const { hostname: bucket, pathname } = new URL(address)
  const folder = pathname.split('/').filter(Boolean)
  const prefix = folder.map((part) => `${decodeURIComponent(part)}/`).join('')
  const client = s3Client(access)
  const placeOf = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  return {
    address,
    async put(name, body) {
      await new Upload({ client, params: { ...placeOf(name), Body: body } }).done()
    },

    async get(name) {
      const { Body } = await client.send(new GetObjectCommand(placeOf(name)))
      return Readable.from(withPauses(Body as IncomingMessage), { objectMode: false })
    },

    async *list(names) {
      for await (const { key, bytes, at } of listBucket(client, bucket, prefix + names))
        yield { name: key.slice(prefix.length), bytes, at }
    },

    async delete(name) {
      await client.send(new DeleteObjectCommand(placeOf(name)))
    },
  }
}

/** What a bucket sends. While its reader pauses, as to prepare a database, the bucket has to be silent. */
async function* withPauses(body: IncomingMessage): AsyncGenerator<Uint8Array> {
  const giveUpAfter = (ms: number) => {
    if (!body.complete) body.socket.setTimeout(ms) // else another request may have the socket
  }
  for await (const chunk of body) {
    giveUpAfter(0)
    yield chunk as Uint8Array
    giveUpAfter(patience.socketTimeout)
  }
}
