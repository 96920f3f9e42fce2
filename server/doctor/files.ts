import { randomUUID } from 'node:crypto'
import { fileStoreOf } from '../file-stores/file-store-of.ts'
import type { Settings } from '../settings.ts'
import { type Finding, ok, problem, tried } from './finding.ts'

/** Whether a file can be stored, read and deleted where the site keeps files. */
export async function tryFiles({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<Finding[]> {
  const what = s3 ? 'Bucket' : 'Files'
  const where = s3 ? `${s3.bucket} at ${s3.endpoint ?? `Amazon in ${s3.region}`}` : `below ${dataDir}`
  const advice = s3
    ? 'Correct S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys, which need the rights to put, get, list and delete.'
    : 'Let this account write in DATA_DIR.'
  return tried(what, advice, async () => {
    const store = await fileStoreOf({ s3, dataDir })
    const key = `doctor/${randomUUID()}.txt`
    const text = `a trial ${key}`
    await store.put(key, new TextEncoder().encode(text), 'text/plain')
    const read = await new Response((await store.get(key))?.body).text()
    await store.delete(key)
    const isGone = (await store.get(key)) === null
    if (read !== text) return problem(what, `${where}: what is read is not what was stored`, advice)
    return isGone
      ? ok(what, `${where}: stored, read and deleted one`)
      : problem(what, `${where}: a deleted file is still there`, advice)
  })
}
