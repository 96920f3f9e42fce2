import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { type Provider, providerNames } from '../social/provider-names.ts'
import type { SocialChoice } from '../social/social-choices.ts'
import { ProviderMark } from './provider-mark.tsx'

const simulatedDelay = 1_000 // ms

/**
 * Buttons to sign in with Google or Facebook, if they are configured.
 * @param pressed whose button was pressed, until the page is left
 */
export function SocialButtons({
  choices,
  next,
  purpose,
  pressed,
  onPress,
}: {
  choices: readonly SocialChoice[]
  next: string | null
  purpose: 'login' | 'signup'
  pressed: Provider | undefined
  onPress: (provider: Provider | undefined) => void
}) {
  const { t } = useLingui()
  const isBusy = useNavigation().formMethod === 'POST' || pressed !== undefined
  useEffect(() => {
    // Back at the page as it was left: the browser kept it.
    const release = () => onPress(undefined)
    addEventListener('pageshow', release)
    return () => removeEventListener('pageshow', release)
  }, [onPress])
  if (choices.length === 0) return null
  const submit =
    ({ provider, isSimulated }: SocialChoice) =>
    (event: FormEvent<HTMLFormElement>) => {
      onPress(provider)
      if (!isSimulated) return
      event.preventDefault()
      const form = event.currentTarget
      setTimeout(() => form.submit(), simulatedDelay)
    }
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-center text-sm text-text-muted">
        <Trans>or</Trans>
      </p>
      {choices.map((choice) => (
        <form
          key={choice.provider}
          method="post"
          action={`/login/${choice.provider}`}
          onSubmit={submit(choice)}
        >
          {next && <input type="hidden" name="next" value={next} />}
          <input type="hidden" name="purpose" value={purpose} />
          <Button type="submit" tone="line" wide busy={pressed === choice.provider} disabled={isBusy}>
            <ProviderMark provider={choice.provider} />
            {t`Continue with ${providerNames[choice.provider]}`}
          </Button>
        </form>
      ))}
      <p className="text-center text-sm text-text-muted">
        <Trans>
          By continuing with one of these, you agree to the{' '}
          <Link to="/terms" className="underline underline-offset-4">
            Terms
          </Link>{' '}
          and the{' '}
          <Link to="/privacy" className="underline underline-offset-4">
            Privacy Policy
          </Link>
          .
        </Trans>
      </p>
    </div>
  )
}
