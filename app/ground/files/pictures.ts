import type { ScanProblem } from './scanner.ts'

/** Reads pictures of strangers. */
export type Pictures = {
  /**
   * Makes a WebP of a JPEG, PNG, WebP, AVIF or GIF: upright, and with nothing in it but the picture, so neither place
   * nor camera.
   * @throws DOMException TimeoutError when too many wait, SlowPictureError when it takes too long
   */
  read(bytes: Uint8Array, options: ReadOptions): Promise<ReadPicture>
  /**
   * Makes likewise an AVIF and a WebP of each width, in this order; where the picture is narrower, it keeps its width.
   * @throws DOMException TimeoutError when too many wait, SlowPictureError when it takes too long
   */
  makeVersions(
    bytes: Uint8Array,
    options: { widths: readonly number[] },
  ): Promise<{ ok: true; pictures: readonly MadePicture[] } | RefusedPicture>
}

/** A picture took longer than it is waited for. */
export class SlowPictureError extends Error {
  override name = 'SlowPictureError'
}

/** In pixels. */
export type Size = { readonly width: number; readonly height: number }

/**
 * `largest`: of its longer side, in pixels; smaller ones are left as they are. `size`: the middle of it in just this
 * size.
 */
export type ReadOptions = { largest: number } | { size: Size }

export type MadePicture = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: 'image/webp' | 'image/avif'
  width: number
  height: number
}

/**
 * @property color of all of it together, as six hexadecimal digits
 * @property source the size that it came in
 */
export type ReadPicture = ({ ok: true; color: string; source?: Size } & MadePicture) | RefusedPicture

type RefusedPicture = { ok: false; problem: PictureProblem }

/** `type`: no picture, or of another kind. `large`: over 10 MB or 50 megapixels. `broken`: it can't be read to its end. */
export type PictureProblem = 'type' | 'large' | 'broken' | ScanProblem

export const largestPicture = 10 * 2 ** 20 // bytes
