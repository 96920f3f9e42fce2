import { createHash } from 'node:crypto'

/** A text without capitals, punctuation and spacing, by which people make it look like another. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** SHA-256 of what is comparable of a text, in hexadecimal digits. */
export const textHash = (text: string): string => createHash('sha256').update(comparable(text)).digest('hex')
