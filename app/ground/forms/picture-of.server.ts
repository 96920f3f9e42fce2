import type { Database } from '../db/client.server.ts'
import { fileIn, type TypedForm } from './typed.ts'
import { isWithinRate } from '../db/rate-limit.server.ts'
import {
  largestPicture,
  type PictureProblem,
  type Pictures,
  type ReadOptions,
  type ReadPicture,
} from '../files/pictures.ts'

const rate = { most: 40, seconds: 3600 }

/** `often`: this person has sent many within the hour. To read one costs as much as many pages. */
export type SentPictureProblem = PictureProblem | 'often'
type SentPicture = Extract<ReadPicture, { ok: true }> | { ok: false; problem: SentPictureProblem }

/** Reads the picture that was chosen in a form's field; null if the field is empty. */
export async function pictureOf(
  { database, pictures }: { database: Database; pictures: Pick<Pictures, 'read'> },
  userId: string,
  form: TypedForm,
  field: string,
  options: ReadOptions,
): Promise<SentPicture | null> {
  const file = fileIn(form, field, largestPicture)
  if (file === 'large') return { ok: false, problem: 'large' }
  if (file === 'none' || file.size === 0) return null
  if (!(await isWithinRate(database, `picture ${userId}`, rate))) return { ok: false, problem: 'often' }
  return pictures.read(await file.bytes(), options)
}
