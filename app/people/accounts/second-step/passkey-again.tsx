import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { type AuthCode, authTexts } from '../auth-codes.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'

/** What a passkey signs, as `code` of the form that it is in. It is sent once. */
export function PasskeyAgain({ problem }: { problem: AuthCode | undefined }) {
  const { i18n } = useLingui()
  const [signed, setSigned] = useState('')
  const isSent = useNavigation().formMethod === 'POST'
  useEffect(() => {
    if (!isSent) setSigned('')
  }, [isSent])
  return (
    <div>
      <input type="hidden" name="code" value={signed} />
      {signed ? (
        <p role="status" className="text-success">
          <Trans>Your passkey has confirmed that it is you. Go on within 5 minutes.</Trans>
        </p>
      ) : (
        <>
          <p
            role={problem && 'alert'}
            tabIndex={problem && -1}
            data-invalid={problem && ''}
            className={problem ? 'text-danger' : 'text-text-muted'}
          >
            {i18n._(authTexts[problem ?? 'passkey_again'])}
          </p>
          <PasskeyButton isOff={isSent} onAnswer={setSigned} />
        </>
      )}
    </div>
  )
}
