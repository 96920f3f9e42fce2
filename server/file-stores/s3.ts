import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { checkKey, type FileStore } from '../../app/ground/files/file-store.ts'

export type S3Settings = {
  bucket: string
  region: string
  /** Undefined: Amazon's. */
  endpoint?: string
  accessKey: string
  secretKey: string
}

/** Files in a bucket, which is to be private. */
export function s3Files({ bucket, region, endpoint, accessKey, secretKey }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: Boolean(endpoint), // other servers than Amazon's have no name per bucket
    requestChecksumCalculation: 'WHEN_REQUIRED', // and do not know its newer checksums
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const placeOf = (key: string) => {
    checkKey(key)
    return { Bucket: bucket, Key: key }
  }
  return {
    async put(key, bytes, contentType) {
      const place = placeOf(key)
      await client.send(new PutObjectCommand({ ...place, Body: bytes, ContentType: contentType }))
    },

    async get(key) {
      try {
        const { Body, ContentType, ContentLength } = await client.send(new GetObjectCommand(placeOf(key)))
        const body = Body!.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>
        return { body, contentType: ContentType ?? 'application/octet-stream', size: ContentLength ?? 0 }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)))
    },
  }
}
