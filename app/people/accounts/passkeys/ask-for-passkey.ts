import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { passkeyQuestion } from './path.ts'

/** Asks the browser for a passkey of this site. Rejects if the visitor doesn't want to. @returns its answer, for the server */
export async function askForPasskey(): Promise<string> {
  const question = await fetch(passkeyQuestion)
  if (!question.ok) throw new Error(`The server answers ${question.status}`)
  const optionsJSON = (await question.json()) as PublicKeyCredentialRequestOptionsJSON
  return JSON.stringify(await startAuthentication({ optionsJSON }))
}
