/** Of a passkey, in characters. */
export const longestName = 60
