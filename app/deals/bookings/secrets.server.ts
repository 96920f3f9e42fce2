import { createHash, randomBytes } from 'node:crypto'

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const randomText = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

/** What a booking is called, in its address too. */
export const newNumber = () => randomText(10)
export const newTicketCode = () => randomText(12)

/** Of the secret that lets a guest without an account in to their booking. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
