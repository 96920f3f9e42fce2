import { postKinds } from '../../directory/posts.ts'
import type { RefusedFile } from '../photos/photos.ts'
import { line, oneOf, required, text } from '../../ground/forms/fields.ts'

export const postFields = {
  kind: oneOf(postKinds, 'offer'),
  title: required(line(80)),
  text: required(text(1_000)),
}

/** `many`: as many run as can. `often`: too many were written today. `hidden`: staff have hidden the same one. */
export type PostProblem = 'many' | 'often' | 'hidden'

export type RefusedPost = {
  readonly problems: Readonly<Partial<Record<'title' | 'text', 'missing' | 'tooLong'>>>
  readonly problem: PostProblem | null
  readonly typed: Readonly<Record<'kind' | 'title' | 'text', string>>
  /** The one that it has, or none. */
  readonly photos: readonly string[]
  readonly refusedFiles: readonly RefusedFile[]
}
