import type { ScanProblem } from '../../ground/files/scanner.ts'

/** A picture of a draft: in it, on its way, or refused. */
export type DraftPhoto = {
  readonly id: string
  /** Address of the picture, `/media/{name}`; null until it is all here and was found to be one. */
  readonly src: string | null
  /** What it shows, for screen readers. */
  readonly alt: string
  /** The name of its file on its owner's device. */
  readonly name: string
  /** The size of its file in bytes, and how many of them the site has. */
  readonly size: number
  readonly received: number
  readonly problem: PhotoProblem | null
}

/**
 * Why a file is no picture of a listing. `type`: none that we can read, `mismatch`: of another type than it says,
 * `polyglot`: a picture and something else at once, `pixels`: too many to be unpacked, `broken`: not to be read to its
 * end, `unscanned`: it could not be scanned, but is kept to be looked at again, `many` and `one`: the draft has all, or
 * the one, it may have, `full`: the account has.
 */
export type PhotoProblem =
  | 'type'
  | 'svg'
  | 'heic'
  | 'mismatch'
  | 'polyglot'
  | 'large'
  | 'pixels'
  | 'broken'
  | ScanProblem
  | 'many'
  | 'one'
  | 'full'

/** A file that a form brought and that is not among the pictures now. `often`: too many were sent this hour. */
export type RefusedFile = { readonly name: string; readonly problem: PhotoProblem | 'often' }

export const mostPhotos = 10
/** How many photos a draft of this kind may have. */
export const mostPhotosOf = (kind: string | null) => (kind === 'question' ? 1 : mostPhotos)
export const tooMany = (most: number): PhotoProblem => (most === 1 ? 'one' : 'many')
/** Limit for the originals of one account, in bytes. */
export const mostKept = 2 * 2 ** 30
export const longestAlt = 200 // characters
export const longestName = 200

/** Fields of the form about a draft's pictures. `order`: ids with commas, `move`: an id and its new place, from 0. */
export const fields = {
  files: 'photos',
  order: 'photoOrder',
  move: 'photoMove',
  remove: 'photoRemove',
  retry: 'photoRetry',
} as const
/** Fields of a form with a few photos, as that of a review: what it has, what is taken out, what is added. */
export const choiceFields = { kept: 'photo', removed: 'removePhoto', files: 'photos' } as const
/** Whether a form came with what `PhotoField` sends without scripts. */
export const hasPhotoForm = (form: FormData) => form.has(fields.files)

export const altField = (id: string) => `photoAlt-${id}`
