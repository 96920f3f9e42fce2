import { useLingui } from '@lingui/react/macro'
import { Note } from '../../people/settings/note.tsx'
import { type AuthCode, authTexts } from '../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../people/accounts/second-step/code-again.tsx'
import { CurrentPassword } from '../../people/accounts/sign-in/current-password.tsx'
import { isOfCode } from '../../people/accounts/sign-in/errors.ts'
import type { PersonProblem, Proof } from './person-change.ts'

/** Re-authentication fields for dangerous admin actions. */
export function ProofFields({ proof, problem }: { proof: Proof; problem: PersonProblem | undefined }) {
  const { i18n } = useLingui()
  const authProblem = problem && problem in authTexts ? (problem as AuthCode) : undefined
  const text = authProblem && i18n._(authTexts[authProblem])
  const isOfPassword = problem === 'password_wrong'
  const codeProblem = authProblem && isOfCode(authProblem) ? authProblem : undefined
  return (
    <>
      {proof.hasPassword && <CurrentPassword email={proof.email} error={isOfPassword && text} />}
      <CodeAgain asks={proof.asksForCode} problem={codeProblem} />
      {text && !isOfPassword && !codeProblem && <Note tone="error">{text}</Note>}
    </>
  )
}
