import { join } from 'node:path'
import type { FileStore } from '../../app/ground/files/file-store.ts'
import type { Settings } from '../settings.ts'
import { diskFiles, removeOldDrafts } from './disk.ts'

/** Where this site keeps files: a bucket where one is set, else the data folder. */
export async function fileStoreOf({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) {
    const folder = join(dataDir, 'files')
    await removeOldDrafts(folder)
    return diskFiles(folder)
  }
  const { s3Files } = await import('./s3.ts') // a megabyte of code that few sites need
  return s3Files(s3)
}
