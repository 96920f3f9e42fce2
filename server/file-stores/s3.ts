import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkKey, type FileStore, StoreError } from '../../app/ground/files/file-store.ts'

export type S3Access = {
  region: string
  /** Undefined: Amazon's. */
  endpoint?: string
  accessKey: string
  secretKey: string
}

export type S3Settings = S3Access & { bucket: string }

/** A bucket that sends and accepts nothing for so long is given up. */
export const patience = { connectionTimeout: 2_000, socketTimeout: 4_000 } // ms
const pause = 5_000 // ms in which a bucket that did not answer is not asked for a file, or given one

export const s3Client = ({ region, endpoint, accessKey, secretKey }: S3Access) =>
  new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: patience,
    maxAttempts: 2,
    forcePathStyle: Boolean(endpoint), // other servers than Amazon's have no name per bucket
    requestChecksumCalculation: 'WHEN_REQUIRED', // and do not know its newer checksums
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

/** The keys of a bucket that begin with `prefix`, and what the bucket knows of them. */
export async function* listBucket(client: S3Client, bucket: string, prefix?: string) {
  for (let after: string | undefined; ;) {
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
    )
    for (const { Key: key = '', Size: bytes = 0, LastModified: at = new Date(0) } of Contents)
      yield { key, bytes, at }
    if (!NextContinuationToken) return
    after = NextContinuationToken
  }
}

/** Files in a bucket, which is to be private. */
export function s3Files({ bucket, ...access }: S3Settings): FileStore {
  const client = s3Client(access)
  const silentUntil = { get: 0, put: 0 } // of performance.now(): a machine's time of day may be set back
  const placeOf = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: key }
  }
  const unlessSilent = async <T>(way: keyof typeof silentUntil, work: () => Promise<T>) => {
    if (performance.now() < silentUntil[way]) throw new StoreError('The bucket did not answer a moment ago')
    try {
      return await work()
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') silentUntil[way] = performance.now() + pause
      throw error instanceof NoSuchKey ? error : failureOf(error as NodeJS.ErrnoException)
    }
  }
  return {
    async put(key, bytes, contentType) {
      const place = placeOf(key)
      await unlessSilent('put', () =>
        client.send(new PutObjectCommand({ ...place, Body: bytes, ContentType: contentType })),
      )
    },

    async get(key) {
      const place = placeOf(key)
      try {
        const { Body, ContentType, ContentLength } = await unlessSilent('get', () =>
          client.send(new GetObjectCommand(place)),
        )
        const body = Body!.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>
        return { body, contentType: ContentType ?? 'application/octet-stream', size: ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async delete(key) {
      const place = placeOf(key)
      await client.send(new DeleteObjectCommand(place)).catch((error) => {
        throw failureOf(error)
      })
    },

    async *list() {
      for await (const { key } of listBucket(client, bucket)) yield key
    },

    async size() {
      const size = { count: 0, bytes: 0 }
      for await (const { bytes } of listBucket(client, bucket)) {
        size.count++
        size.bytes += bytes
      }
      return size
    },
  }
}

const failureOf = ({ code, name, message }: NodeJS.ErrnoException) =>
  new StoreError(`The bucket can't be used: ${[code ?? name, message].join(' ')}`)
