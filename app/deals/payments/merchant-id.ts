/** How PayPal writes the number of a seller's account. */
export const merchantId = /^[2-9A-HJ-NP-Z]{13}$/
