import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { Note } from '../../people/settings/note.tsx'
import { paymentsPath, returnedAddress } from './addresses.ts'
import { ConnectButton } from './connect-button.tsx'
import { ConnectedAccount } from './connected-account.tsx'
import type { Outcome } from './outcomes.ts'

const problemTexts = {
  waiting: msg`PayPal does not say yet that your account is connected.`,
  unable: msg`This account can’t receive payments yet. Log in at PayPal, confirm your email address there, and finish what it asks for.`,
  unreached: msg`PayPal can’t be reached right now. Try again in a few minutes.`,
  refused: msg`PayPal doesn’t accept our site at the moment. It isn’t your fault: please tell our staff.`,
}

type Props = {
  merchant: string | null
  /** What a seller comes back from PayPal with. */
  returned: { readonly outcome: Outcome | undefined; readonly attempt: string } | null
  /** Why they were not led there. */
  done: 'often' | 'unreached' | 'refused' | null
}

/** How a seller connects their account at PayPal, where the site is PayPal's partner. */
export function OnboardingCard({ merchant, returned, done }: Props) {
  const { i18n, t } = useLingui()
  const busy = useNavigation().formData?.get('op') === 'onboard'
  const outcome = done === 'often' ? null : (done ?? returned?.outcome)
  const problem = outcome === 'connected' || outcome === 'old' ? null : outcome
  return (
    <section className="mt-8 grid gap-4">
      <h2 className="text-xl">PayPal</h2>
      {done === 'often' && (
        <Note tone="error">{t`You have tried that several times. Try again in an hour.`}</Note>
      )}
      {outcome === 'connected' && merchant && <Note tone="ok">{t`Your PayPal account is connected.`}</Note>}
      {outcome === 'old' && (
        <Note tone="error">{t`This link no longer works. Connect the account again.`}</Note>
      )}
      {problem && (
        <Note tone="error">
          {i18n._(problemTexts[problem])}
          {returned && !done && (
            <>
              {' '}
              <Link
                to={returnedAddress(returned.attempt)}
                reloadDocument
                className="underline underline-offset-4"
              >
                <Trans>Check again</Trans>
              </Link>
            </>
          )}
        </Note>
      )}
      {merchant && <ConnectedAccount merchant={merchant} />}
      <Form method="post" action={paymentsPath} className="grid gap-4">
        <p className="text-text-muted">
          <Trans>
            Buyers can then pay you with PayPal. You log in there, let us send the refunds that you ask for
            here, and come back.
          </Trans>
        </p>
        <ConnectButton op="onboard" merchant={merchant} busy={busy} />
      </Form>
    </section>
  )
}
