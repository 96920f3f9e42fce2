import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ground/ui/button.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { useCanPasskey } from './use-can-passkey.ts'

/**
 * Asks the browser for a passkey, where it has them. What that takes is loaded when the button is pressed.
 * @param isOff another form of the page is under way
 * @param onAnswer receives what the server has to verify
 */
export function PasskeyButton({ isOff, onAnswer }: { isOff: boolean; onAnswer: (answer: string) => void }) {
  const canPasskey = useCanPasskey()
  const [state, setState] = useState<'rest' | 'asks' | 'failed'>('rest')
  if (canPasskey === false) return null
  const ask = async () => {
    setState('asks')
    try {
      const { askForPasskey } = await import('./ask-for-passkey.ts')
      onAnswer(await askForPasskey())
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={`mt-3 gap-2 ${canPasskey ? 'grid' : 'hidden [@media(scripting:enabled)]:grid'}`}>
      <Button tone="line" wide busy={state === 'asks'} disabled={isOff} onClick={() => void ask()}>
        <Icon name="key" className="size-4.5" />
        <Trans>Use a passkey</Trans>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          <Trans>No passkey was used. You can try again.</Trans>
        </p>
      )}
    </div>
  )
}
