import type { RequestContext } from '../request/request-context.ts'
import { fileIn } from '../forms/typed.ts'
import { isWithinRate } from '../db/rate-limit.server.ts'
import { largestPicture, type PictureProblem, type ReadOptions, type ReadPicture } from './pictures.ts'

const rate = { most: 40, seconds: 3600 }

/** `often`: this person has sent many within the hour. To read one costs as much as many pages. */
export type SentPictureProblem = PictureProblem | 'often'
type SentPicture = Extract<ReadPicture, { ok: true }> | { ok: false; problem: SentPictureProblem }

/** The picture that somebody chose in a form's field, read; null where none was. */
export async function pictureOf(
  {
    database,
    pictures,
  }: { database: RequestContext['database']; pictures: Pick<RequestContext['pictures'], 'read'> },
  userId: string,
  form: FormData,
  field: string,
  options: ReadOptions,
): Promise<SentPicture | null> {
  const file = fileIn(form, field)
  if (!file) return null
  if (file.size > largestPicture) return { ok: false, problem: 'large' }
  if (!(await isWithinRate(database, `picture ${userId}`, rate))) return { ok: false, problem: 'often' }
  return pictures.read(await file.bytes(), options)
}
