import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { type AuthCode, authTexts } from '../auth-codes.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'

/**
 * What a passkey signs, as `code` of the form that it is in. It is sent once.
 * @param instead a field that may be filled in in place of it, also as `code`
 */
export function PasskeyAgain({ problem, instead }: { problem: AuthCode | undefined; instead?: ReactNode }) {
  const { i18n } = useLingui()
  const [signed, setSigned] = useState('')
  const isSent = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (!isSent) setSigned('')
  }, [isSent])
  return (
    <div>
      {(signed || !instead) && <input type="hidden" name="code" value={signed} />}
      {signed ? (
        <p role="status" className="text-success">
          <Trans>Your passkey has confirmed that it is you. Go on within 5 minutes.</Trans>
        </p>
      ) : (
        <>
          {instead ?? (
            <p
              role={problem && 'alert'}
              tabIndex={problem && -1}
              data-invalid={problem && ''}
              className={problem ? 'text-danger' : 'text-text-muted'}
            >
              {i18n._(authTexts[problem ?? 'passkey_again'])}
            </p>
          )}
          <PasskeyButton isOff={isSent} onAnswer={setSigned} />
        </>
      )}
    </div>
  )
}
