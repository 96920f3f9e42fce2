import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../ground/mail/mail.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'
import { MailText } from '../../ground/mail/mail-text.tsx'

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
      <MailText text={msg`${name} would like to manage this listing together with you: ${title}.`} />
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
