/** The page where passkeys are added, named and removed. */
export const passkeySetting = '/account/passkeys'

/** Answers what a browser asks a passkey to sign. */
export const passkeyQuestion = '/login/passkey'
