import { resolve } from 'node:path'
import type { Settings } from '../settings.ts'
import { folderPlace } from './folder-place.ts'
import type { Place } from './place.ts'

/** @param address a folder, relative to where npm was called, or `s3://bucket/prefix` */
export async function openPlace(address: string, { s3Access }: Pick<Settings, 's3Access'>): Promise<Place> {
  if (!address.startsWith('s3://')) return folderPlace(resolve(process.env['INIT_CWD'] ?? '.', address))
  if (!s3Access) throw new Error(`${address} can't be opened: set S3_ACCESS_KEY and S3_SECRET_KEY.`)
  const { bucketPlace } = await import('./bucket-place.ts') // a megabyte of code
  return bucketPlace(address, s3Access)
}
