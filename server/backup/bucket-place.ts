import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Readable } from 'node:stream'
import { listBucket, type S3Access, s3Client } from '../file-stores/s3.ts'
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
      return Body as Readable
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
