import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Mail } from '../../ground/mail/mail.ts'
import { MailButton } from '../../ground/mail/mail-button.tsx'

/** To the address of a PayPal account that a seller says is theirs. */
export const connectMail = ({ link, merchant }: { link: string; merchant: string }): Mail => ({
  subject: msg`Confirm your PayPal account`,
  body: (
    <>
      <p>
        <Trans>Buyers on our site will pay to this PayPal account: {merchant}</Trans>
      </p>
      <MailButton href={link}>
        <Trans>Confirm the account</Trans>
      </MailButton>
      <p>
        <Trans>The link works for 24 hours. If you did not ask for it, ignore this email.</Trans>
      </p>
    </>
  ),
  secret: true,
  asked: true,
})
