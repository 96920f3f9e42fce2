import { useLingui } from '@lingui/react/macro'
import { type AuthCode, authTexts } from '../auth-codes.ts'
import { CodeField } from './code-field.tsx'

/** In a form that `passAgain` guards. @param asks as `asksForCode` says @param problem what the guard said */
export function CodeAgain({ asks, problem }: { asks: boolean; problem: AuthCode | undefined }) {
  const { i18n } = useLingui()
  return asks || problem ? <CodeField error={problem && i18n._(authTexts[problem])} /> : null
}
