import { useLingui } from '@lingui/react/macro'
import { type AuthCode, authTexts } from '../auth-codes.ts'
import { CodeField } from './code-field.tsx'
import type { AskedStep } from './pass-again.server.ts'
import { PasskeyAgain } from './passkey-again.tsx'

/** In a form that `passAgain` guards. @param asks as `asksForCode` says @param problem what the guard said */
export function CodeAgain({ asks, problem }: { asks: AskedStep; problem: AuthCode | undefined }) {
  const { i18n } = useLingui()
  const codeField = <CodeField error={problem && i18n._(authTexts[problem])} />
  if (asks === 'either') return <PasskeyAgain problem={problem} instead={codeField} />
  if (asks === 'passkey' || problem === 'passkey_again' || problem === 'passkey_failed')
    return <PasskeyAgain problem={problem} />
  return asks || problem ? codeField : null
}
