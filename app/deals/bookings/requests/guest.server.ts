import { createHash } from 'node:crypto'
import type { Language } from '../../../ground/i18n/languages.ts'

/** Who books: an account, such as one of the samples, or the proven address of a guest without one. */
export type Guest =
  | { readonly id: string; readonly isSample?: boolean }
  | {
      readonly email: string
      readonly language: Language
      /** The secret of their link to a booking. */
      readonly tokenOf: (number: string) => string
      readonly isSample?: false
    }

/** Whose copy of the places they take from; empty: the real ones. */
export function scopeOf(isSample: boolean, guest: Guest | null): string {
  if (!isSample || !guest || guest.isSample) return ''
  return 'id' in guest ? guest.id : createHash('sha256').update(guest.email).digest('hex').slice(0, 32)
}
