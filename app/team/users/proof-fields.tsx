import { useLingui } from '@lingui/react/macro'
import { Note } from '../../people/settings/note.tsx'
import { type AuthCode, authTexts } from '../../people/accounts/auth-codes.ts'
import { CodeAgain } from '../../people/accounts/second-step/code-again.tsx'
import { CurrentPassword } from '../../people/accounts/sign-in/current-password.tsx'
import type { PersonProblem, Proof } from './person-change.ts'

/** Re-authentication fields for dangerous admin actions. */
export function ProofFields({ proof, problem }: { proof: Proof; problem: PersonProblem | undefined }) {
  const { i18n } = useLingui()
  const text = problem && problem in authTexts && i18n._(authTexts[problem as AuthCode])
  const isOfPassword = problem === 'password_wrong'
  const isOfCode = problem === 'code_missing' || problem === 'code_wrong'
  return (
    <>
      {proof.hasPassword && <CurrentPassword email={proof.email} error={isOfPassword && text} />}
      <CodeAgain asks={proof.asksForCode} problem={isOfCode ? problem : undefined} />
      {text && !isOfPassword && !isOfCode && <Note tone="error">{text}</Note>}
    </>
  )
}
