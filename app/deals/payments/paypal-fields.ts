import { email, line, required } from '../../ground/forms/fields.ts'

/** A seller's account at PayPal: its merchant ID, and the address that PayPal knows. */
export const payPalFields = { merchant: required(line(13)), email: required(email) }
