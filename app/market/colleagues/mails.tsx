import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Mail } from '../../ground/mail/mail.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'

/** @param href with the token */
export const invitationMail = ({
  title,
  name,
  href,
}: {
  title: string
  name: string
  href: string
}): Mail => ({
  subject: msg`${name} invites you to help manage ${title}`,
  secret: true,
  body: (
    <>
      <InvitationText name={name} title={title} />
      <p>
        <Trans>
          Log in with this email address, or sign up with it, and open this link within 7 days. If you do not
          know this person, ignore this email.
        </Trans>
      </p>
      <MailButton href={href}>
        <Trans>See the invitation</Trans>
      </MailButton>
    </>
  ),
})

/** Not by `Trans`, which takes tags in what people wrote for its own. */
function InvitationText({ name, title }: { name: string; title: string }) {
  const { t } = useLingui()
  return <p>{t`${name} would like to manage this listing together with you: ${title}.`}</p>
}
