import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ground/ui/button.tsx'
import { type Provider, providerNames } from '../social/provider-names.ts'
import type { SocialChoice } from '../social/social-choices.ts'
import { ProviderMark } from './provider-mark.tsx'

const simulatedDelay = 1_000 // ms

/** Buttons to sign in with Google or Facebook, if they are configured. */
export function SocialButtons({
  choices,
  next,
  purpose,
}: {
  choices: readonly SocialChoice[]
  next: string | null
  purpose: 'login' | 'signup'
}) {
  const { t } = useLingui()
  const [pressed, setPressed] = useState<Provider>()
  if (choices.length === 0) return null
  const wait = (provider: Provider) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setPressed(provider)
    setTimeout(() => form.submit(), simulatedDelay)
  }
  return (
    <div className="mt-4 grid gap-3">
      <p className="text-center text-sm text-text-muted">
        <Trans>or</Trans>
      </p>
      {choices.map(({ provider, isSimulated }) => (
        <form
          key={provider}
          method="post"
          action={`/login/${provider}`}
          onSubmit={isSimulated ? wait(provider) : undefined}
        >
          {next && <input type="hidden" name="next" value={next} />}
          <input type="hidden" name="purpose" value={purpose} />
          <Button type="submit" tone="line" wide busy={pressed === provider} disabled={pressed !== undefined}>
            <ProviderMark provider={provider} />
            {t`Continue with ${providerNames[provider]}`}
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
