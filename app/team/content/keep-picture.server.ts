import { createHash } from 'node:crypto'
import type { RequestContext } from '../../ground/request/request-context.ts'
import type { MadePicture } from '../../ground/files/pictures.ts'

/** What `keepPicture` returns. */
export const isKeptPicture = (address: string) => /^\/media\/content\/[0-9a-f]{64}\.webp$/.test(address)

/** Keeps a picture for good, as earlier versions show it, too. Returns its address on this site. */
export async function keepPicture(
  { files }: Pick<RequestContext, 'files'>,
  { bytes, contentType }: Pick<MadePicture, 'bytes' | 'contentType'>,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await files.put(`public/content/${hash}.webp`, bytes, contentType)
  return `/media/content/${hash}.webp`
}
