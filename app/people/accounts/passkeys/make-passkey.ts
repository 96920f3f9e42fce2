import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'

/**
 * Lets the browser make a passkey. Rejects if the visitor doesn't want to.
 * @param plan of the server, JSON
 * @returns what the server has to know of it, JSON
 */
export async function makePasskey(plan: string): Promise<string> {
  const optionsJSON = JSON.parse(plan) as PublicKeyCredentialCreationOptionsJSON
  return JSON.stringify(await startRegistration({ optionsJSON }))
}
