import { formatOf, type PictureFormat } from '../../ground/files/picture-format.ts'
import type { PhotoProblem } from './photos.ts'

/**
 * What is wrong with a file that can be seen without unpacking it; null: so far nothing.
 * @param type as its sender calls it
 */
export function nameRefusal(bytes: Uint8Array, type: string): PhotoProblem | null {
  return (
    refusalOfHead(bytes, type) ?? (isProgram.test(textOf(bytes)) || endsAsArchive(bytes) ? 'polyglot' : null)
  )
}

/** The same, as far as the first kilobyte tells. */
export function refusalOfHead(bytes: Uint8Array, type: string): PhotoProblem | null {
  const text = textOf(bytes.subarray(0, 1024))
  if (/^[^]{4}ftyp(?:hei|hev)/.test(text)) return 'heic'
  const format = formatOf(bytes)
  if (!format) return beginsAsPicture.test(text) ? 'polyglot' : isDrawing.test(text) ? 'svg' : 'type'
  return Object.hasOwn(formatNames, type) && formatNames[type] !== format ? 'mismatch' : null
}

const textOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

const isDrawing = /<svg[\s/>]/i
/** A picture that is a PDF as well, which `formatOf` takes for none. */
const beginsAsPicture = /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|GIF8[79]a)/
/** What some server or browser would run if it took the file for a page. */
const isProgram = /<script[\s>]|<\?php\s|<!doctype html/i

const formatNames: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
}

/** A ZIP file, so also a program of Java, is read from its end: a record, and a comment that reaches to the last byte. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const recordLength = 22 // bytes, the last two of which are the comment's length
  const tail = Buffer.from(bytes.subarray(-recordLength - 0xff_ff))
  for (let at = tail.indexOf('PK\x05\x06'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1)) {
    const end = at + recordLength
    if (end <= tail.length && end + tail.readUInt16LE(end - 2) === tail.length) return true
  }
  return false
}
