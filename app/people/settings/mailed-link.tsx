import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { authTexts, type RefusedAuth } from '../accounts/auth-codes.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Note } from './note.tsx'

/** For users of Google or Facebook: they set a password by a link to their address. */
export function MailedLink({
  email,
  emailVerified,
  done,
}: {
  email: string
  emailVerified: boolean
  done: { ok: true } | RefusedAuth | undefined
}) {
  const { i18n, t } = useLingui()
  const busy = useNavigation().formMethod === 'POST'
  if (done?.ok)
    return (
      <Note tone="ok">
        {emailVerified
          ? t`We sent a link to ${email}. It can be used once, for 60 minutes.`
          : t`We sent a link to ${email}. Open it, then come back here to set a password.`}
      </Note>
    )
  return (
    <Form method="post" defaultShouldRevalidate={false}>
      {done && <Note tone="error">{i18n._(authTexts[done.code])}</Note>}
      <p className="mb-4 text-text-muted">
        {emailVerified ? (
          <Trans>You have no password yet. We will send a link to {email} so that you can set one.</Trans>
        ) : (
          <Trans>You have no password yet. Before you set one, confirm that {email} is your address.</Trans>
        )}
      </p>
      <Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
        <Trans>Send me the link</Trans>
      </Button>
    </Form>
  )
}
